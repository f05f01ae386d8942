"""A write that fails: tried once more, then the game can only be looked at; a full flash refuses moves."""

import os

import voltable
from kit.device.bad_flash import ERROR, FULL, BadFlash
from kit.interpreters import scratch
from voltable.bots import random_bot as bots
from voltable_device.flash.games import Games

ONCE = (("write", ERROR, 0), ("flush", ERROR, 0), ("open", ERROR, 0))


def played(moves=10, players=3, blocks=64):
    """A game under way."""
    games = Games(scratch.folder(blocks) + "/games")
    kept = games.create(voltable.new_game("card", players=players, seed=8, gid=b"bad days"))
    dice = bots.random_dice(8)
    for _ in range(moves):
        kept.play(bots.random_move(kept.game.choices(), dice))
    return games, kept


def facts(kept) -> tuple:
    """How the game stands in memory."""
    log = kept.game.log
    return kept.game.hash(), kept.game.turn, log.count, log.at, log.later, log.crc, log.size, log.undos()


def steps(kept):
    """Everything that writes: a move, a step back, a step forward."""
    return (lambda: kept.play(kept.game.choices()[-1])), kept.undo, kept.redo


def outcome(kept, step, *faults, always=None):
    """The word of the refusal of a step on bad flash, or None."""
    flash = BadFlash(*faults, always=always)
    try:
        step()
    except voltable.Refusal as no:
        return no.word
    finally:
        flash.heal()
    return None


def test_a_write_that_fails_once_is_tried_again():
    """Nobody notices."""
    for fault in ONCE:
        games, kept = played()
        for step in steps(kept):
            count = kept.game.log.count
            assert outcome(kept, step, fault) is None
            assert kept.game.log.count == count + 1 and not kept.readonly and not kept.told
            assert facts(games.open(kept.game.gid)) == facts(kept)


def test_a_write_that_fails_twice_makes_the_game_read_only():
    """The move is taken back, memory and flash agree, and nothing more can be played until the next start."""
    for fault in ONCE:
        for place in range(3):
            games, kept = played()
            kept.undo()
            before = facts(kept), scratch.read(kept.game.log.path)
            assert outcome(kept, steps(kept)[place], fault, fault) == "no-save"
            assert kept.readonly == "no-save"
            assert (facts(kept), scratch.read(kept.game.log.path)) == before
            for step in steps(kept):
                assert outcome(kept, step) == "no-save"
            again = games.open(kept.game.gid)
            assert facts(again) == facts(kept) and not again.readonly
            again.play(again.game.choices()[0])


def test_a_record_that_arrived_though_its_flush_failed_is_not_written_twice():
    """The chip said no, and had it."""
    games, kept = played()
    for step in steps(kept):
        count = kept.game.log.count
        assert outcome(kept, step, ("flush", ERROR, None)) is None
        assert kept.game.log.count == count + 1
        assert facts(games.open(kept.game.gid)) == facts(kept)
    assert outcome(kept, steps(kept)[0], ("write", ERROR, 0), ("write", ERROR, None)) is None
    assert facts(games.open(kept.game.gid)) == facts(kept)


def test_half_a_record_is_put_aside_before_it_is_tried_again():
    """Some file systems write the first bytes."""
    for reaches in (1, 4, 9):
        games, kept = played()
        for step in steps(kept):
            kept.told.clear()
            assert outcome(kept, step, ("write", ERROR, reaches)) is None
            assert [told[0] for told in kept.told] == ["tail-kept"] and kept.told[0][2] == reaches
            assert facts(games.open(kept.game.gid)) == facts(kept)


def test_a_full_flash_refuses_the_move_and_the_game_goes_on():
    """Nothing is deleted; when there is room again, moves are taken again."""
    for fault in (("write", FULL, 0), ("flush", FULL, 0), ("open", FULL, 0)):
        games, kept = played()
        kept.undo()
        before = facts(kept), scratch.files(games.folder)
        for step in steps(kept):
            assert outcome(kept, step, always=fault) == "flash-full"
            assert (facts(kept), scratch.files(games.folder)) == before and not kept.readonly
        kept.redo()
        assert facts(games.open(kept.game.gid)) == facts(kept)


def test_half_a_record_on_a_full_flash():
    """It cannot be put aside now, so moves are refused until there is room; then it is."""
    games, kept = played()
    before = facts(kept)
    move = steps(kept)[0]
    assert outcome(kept, move, ("write", FULL, 5), always=("write", FULL, 0)) == "flash-full"
    assert outcome(kept, move, always=("write", FULL, 0)) == "flash-full"
    assert facts(kept) == before and not kept.readonly
    move()
    assert len(kept.told) == 1
    assert facts(games.open(kept.game.gid)) == facts(kept)


def test_a_new_game_on_a_full_flash_is_refused():
    """And leaves nothing behind."""
    for fault, word in ((("write", FULL, 0), "flash-full"), (("open", ERROR, 0), "no-save")):
        games, kept = played()
        before = scratch.files(games.folder)
        game = voltable.new_game("card", players=2, seed=1, gid=games.new_gid())
        assert outcome(kept, lambda: games.create(game), always=fault) == word  # noqa: B023
        assert scratch.files(games.folder) == before


def test_flash_that_changed_behind_our_back():
    """A file that is longer or shorter than known is never written to."""
    for change in (lambda data: data[:-30], lambda data: data[:40] + b"!" + data[41:], lambda data: b""):
        games, kept = played()
        before = facts(kept)
        path = kept.game.log.path
        scratch.write(path, change(scratch.read(path)) + b"\0" * 40)
        changed = scratch.read(path)
        assert outcome(kept, steps(kept)[0]) == "no-save"
        assert facts(kept) == before and scratch.read(path) == changed


def test_a_flash_that_fills_up_for_good():
    """Moves until nothing fits; then refused, nothing deleted, and the game opens as it stands."""
    games, kept = played(0, blocks=10)
    make_room = fill(games.folder)
    word = None
    while word is None:
        before = facts(kept)
        word = refused(kept)
    assert word == refused(kept) == "flash-full"
    assert facts(kept) == before and not kept.readonly
    make_room()
    assert facts(games.open(kept.game.gid)) == before
    assert refused(kept) is None


def fill(folder):
    """Leave room for a few moves only; what makes room again. A chip in memory is really filled."""
    if not scratch.vfs:
        return BadFlash(*[None] * 40, always=("write", FULL, 0)).heal
    try:
        while True:
            with open(folder + "/hog", "ab") as file:
                file.write(bytes(64))
    except OSError as error:
        assert error.errno == FULL
    return lambda: os.remove(folder + "/hog")


def refused(kept):
    """The word of the refusal of a move, or None."""
    try:
        kept.play(kept.game.choices()[-1])
    except voltable.Refusal as no:
        return no.word
    return None
