"""Games on flash: made, played, listed and opened again."""

import os

import voltable
from kit.cards.helpers import refusal_of
from kit.interpreters import scratch
from voltable.bots import random_bot as bots
from voltable.engine import journal
from voltable_device.flash.games import Games

GAMES = (
    ("card", None, 3), ("classic", "germany", 6), ("central_europe", None, 4), ("recharged", "usa", 5),
    ("recharged", "germany", 2),
)  # fmt: skip


def made(games, edition="card", board=None, players=3, seed=1):
    """A new game on flash."""
    return games.create(voltable.new_game(edition, board, players=players, seed=seed, gid=games.new_gid()))


def play(kept, moves, seed=1):
    """Random moves."""
    dice = bots.random_dice(seed)
    for _ in range(moves):
        if not kept.game.over:
            kept.play(bots.random_move(kept.game.choices(), dice))


def same(one, other) -> bool:
    """Both stand alike and know the same log."""
    return facts(one.game) == facts(other.game)


def facts(game) -> tuple:
    log = game.log
    return game.hash(), game.turn, log.count, log.at, log.later, log.head, log.crc, log.size


def test_a_game_comes_back_as_it_was():
    """All editions; the journal on flash is the log that the host reads."""
    for edition, board, players in GAMES:
        games = Games(scratch.folder() + "/games")
        kept = made(games, edition, board, players)
        play(kept, 70)
        again = Games(games.folder).open(kept.game.gid)
        assert same(again, kept) and not again.told and not again.readonly
        assert again.game.choices() == kept.game.choices()
        data = scratch.read(games.path(kept.game.gid))
        assert data == kept.game.dump() == again.game.dump()
        assert voltable.load(data).hash() == kept.game.hash()


def test_a_followed_table_comes_back_too():
    """The companion's tracker is a game like any other."""
    games = Games(scratch.folder() + "/games")
    table = voltable.new_table("classic", players=["Ana", "Bo", "Cy"], depth="score", seed=3, gid=games.new_gid())
    kept = games.create(table)
    for _ in range(12):
        kept.play(table.choices()[0])
    again = games.open(table.gid)
    assert same(again, kept)
    assert again.game.names == ["Ana", "Bo", "Cy"]


def test_every_record_says_that_it_was_made_here():
    """Origin 1 is the device."""
    games = Games(scratch.folder() + "/games")
    kept = made(games)
    play(kept, 5)
    kept.undo()
    assert [origin for _, origin, _ in kept.game.log.records()] == [1] * kept.game.log.count
    data = scratch.read(games.path(kept.game.gid))
    assert [origin for _, origin, _ in journal.read(data, journal.Chain(data[:16]))] == [1] * kept.game.log.count


def test_a_move_is_on_flash_when_play_returns():
    """One record longer each time."""
    games = Games(scratch.folder() + "/games")
    kept = made(games)
    for _ in range(20):
        before = scratch.read(games.path(kept.game.gid))
        play(kept, 1)
        after = scratch.read(games.path(kept.game.gid))
        assert after[: len(before)] == before and len(after) > len(before) + 8
        assert voltable.load(after).hash() == kept.game.hash()


def test_a_refused_move_changes_nothing():
    """Neither in memory nor on flash."""
    games = Games(scratch.folder() + "/games")
    kept = made(games)
    before = facts(kept.game), scratch.files(games.folder)
    assert refusal_of(kept.play, (5, 99)).word == "not-now"
    assert refusal_of(kept.undo).word == "nothing-to-undo"
    assert refusal_of(kept.redo).word == "nothing-to-redo"
    assert (facts(kept.game), scratch.files(games.folder)) == before


def test_undo_and_redo_go_through_the_file():
    """Over restarts, to the start and back."""
    games = Games(scratch.folder() + "/games")
    kept = made(games, "classic", "usa", 4)
    hashes = [kept.game.hash()]
    dice = bots.random_dice(2)
    for _ in range(140):  # more than two kept copies of the state
        kept.play(bots.random_move(kept.game.choices(), dice))
        hashes.append(kept.game.hash())
    for back in range(140, 0, -1):
        if back % 30 == 0:
            kept = games.open(kept.game.gid)
        kept.undo()
        assert kept.game.hash() == hashes[back - 1]
    for forward in range(1, 141):
        if forward % 50 == 0:
            kept = games.open(kept.game.gid)
        kept.redo()
        assert kept.game.hash() == hashes[forward]
    assert refusal_of(kept.redo).word == "nothing-to-redo"


def test_the_newest_game_is_the_last():
    """By when it was made or opened."""
    games = Games(scratch.folder() + "/games")
    assert games.gids() == []
    first, second, third = [made(games, seed=seed).game.gid for seed in (1, 2, 3)]
    assert games.gids() == [first, second, third]
    games.open(first)
    assert Games(games.folder).gids() == [second, third, first]


def test_a_damaged_list_of_last_games_hurts_nobody():
    """The games are all there, in the order of their names; the next one that is opened is the last again."""
    games = Games(scratch.folder() + "/games")
    gids = [made(games, seed=seed).game.gid for seed in (1, 2, 3)]
    good = scratch.read(games.folder + "/last")
    for damaged in (b"", good[:-1], good[1:], b"\xff" * 40, bytes(28), good[:3] + b"!" + good[4:], b"x" * 5000):
        scratch.write(games.folder + "/last", damaged)
        assert Games(games.folder).gids() == sorted(gids)
        games.open(gids[1])
        assert games.gids()[-1] == gids[1]
    os.remove(games.folder + "/last")
    assert games.gids() == sorted(gids)


def test_the_list_of_last_games_may_name_games_that_are_gone():
    """It only gives an order."""
    games = Games(scratch.folder() + "/games")
    gids = [made(games, seed=seed).game.gid for seed in (1, 2)]
    os.remove(games.path(gids[1]))
    assert games.gids() == gids[:1]


def test_no_game_is_made_over_another():
    """An id is taken once; new ids are free."""
    games = Games(scratch.folder() + "/games")
    kept = made(games)
    twin = voltable.new_game("card", players=2, seed=9, gid=kept.game.gid)
    before = scratch.files(games.folder)
    assert refusal_of(games.create, twin).word == "game-exists"
    assert scratch.files(games.folder) == before
    assert len({games.new_gid() for _ in range(20)} | {kept.game.gid}) == 21


def test_a_game_that_was_played_before_can_be_kept():
    """With its moves and what was taken back."""
    games = Games(scratch.folder() + "/games")
    game = voltable.new_game("card", players=3, seed=4, gid=games.new_gid())
    for _ in range(9):
        game.play(game.choices()[0])
    game.undo()
    before = game.hash(), game.log.at, game.log.later
    kept = games.create(game)
    assert (kept.game.hash(), kept.game.log.at, kept.game.log.later) == before
    assert same(games.open(game.gid), kept)
    kept.redo()
    assert same(games.open(game.gid), kept)


def test_a_file_in_place_of_the_folder_is_told():
    """There are no games then, and no crash."""
    folder = scratch.folder()
    scratch.write(folder + "/games", b"hello")
    games = Games(folder + "/games")
    assert games.gids() == [] and games.told == [("no-save",)]
    game = voltable.new_game("card", players=2, seed=1)
    assert refusal_of(games.create, game).word == "no-save"
