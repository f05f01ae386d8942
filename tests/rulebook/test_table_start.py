"""Tables that cannot be, refused by name; and what a new one says of itself."""

import voltable
from kit.tracker.table_games import DEPTHS, EDITIONS, depths_of, refusal_of, table
from voltable.engine.refusal import LogError
from voltable.tracker.fields import FIELDS


def start(edition="classic", **more):
    """The refusal of a table that cannot be."""
    return refusal_of(lambda: voltable.new_table(edition, **more))


def test_unknown_depths():
    """Refused with those that exist."""
    for depth in ("", "deep", "Quick", None, 0, 1.5, [], b"quick", True):
        no = start(depth=depth)
        assert (no.word, no.numbers[1:]) == ("unknown-depth", DEPTHS)


def test_the_card_game_has_no_prices():
    no = start("card", depth="market")
    assert (no.word, no.numbers) == ("unknown-depth", ("market", "guide", "quick", "score"))


def test_unknown_editions_boards_and_counts():
    """As for a game."""
    assert start("chess").word == "unknown-edition"
    assert start("recharged", board="central_europe").word == "unknown-board"
    assert start("card", board="germany").word == "unknown-board"
    for players in (0, 1, 7, -2, 2.0, True, "3", None, 10**30, {}, [], ["Ana"], list("abcdefg")):
        assert start(players=players).word == "bad-player-count"


def test_options_are_those_of_the_edition():
    assert start(options={"trust_refill": 3}).word == "unknown-option"
    assert start("recharged", options={"trust_refill": 4}).word == "bad-option"
    assert start("recharged", options=[]).word == "bad-options"


def test_bad_seeds_and_ids():
    """A number of 32 bits, or none: then people say who begins."""
    for seed in (-1, 2**32, 1.0, "7", True, [], b"1"):
        assert start(seed=seed).word == "bad-seed"
    assert voltable.new_table("classic", seed=0).turn == 0 or voltable.new_table("classic", seed=0).turn == 1
    assert voltable.new_table("classic", seed=2**32 - 1).state.round == 1
    for gid in (b"", b"1234567", "12345678", 8, bytes(9)):
        assert start(gid=gid).word == "bad-gid"
    assert voltable.new_table("classic", gid=bytes(8)).gid == bytes(8)


def test_names_that_are_fields():
    """`set coal 7` would have two meanings."""
    for name in FIELDS + ("coal", "oil", "garbage", "uranium"):
        no = start(players=["Ana", name])
        assert (no.word, no.numbers) == ("field-name", (name,))
    assert start("card", players=["gas", "Bo"]).word == "field-name"
    assert voltable.new_table("card", players=["garbage", "Bo"]).names == ["garbage", "Bo"]
    assert voltable.new_table("classic", players=["gas", "Bo"]).names == ["gas", "Bo"]


def test_names_as_in_a_game():
    for players in (["", "Bo"], ["done", "Bo"], ["a" * 17, "Bo"], [1, 2]):
        assert start(players=players).word == "bad-name"
    assert start(players=["Ana", "Ana"]).word == "name-taken"


def test_what_a_new_table_says():
    """The keys of every view, and its own part."""
    keys = list(voltable.new_game("card").view().keys())
    for edition in EDITIONS:
        for depth in depths_of(edition):
            game = table(edition, depth=depth)
            view = game.view()
            assert list(view.keys()) == keys
            assert (view["edition"], view["round"], view["step"], view["over"]) == (edition, 1, 1, False)
            assert (view["hash"], view["result"], view["auction"]) == (game.hash(), None, None)
            assert list(view["table"].keys()) == ["depth", "asks", "tied", "pays", "refill", "spent"]
            assert (view["table"]["depth"], view["table"]["tied"]) == (depth, [])
            assert [row["money"] for row in view["players"]] == [None] * 4
            assert game.view(2)["hash"] is None
            for seat in (-1, 4, "Ana", True, 1.0):
                assert refusal_of(game.view, seat).word == "no-such-seat"


def test_a_log_of_a_table_says_so():
    """A genesis with a depth that does not exist is refused."""
    game = voltable.new_table("card", players=3, depth="score", seed=1)
    data = game.dump()
    assert voltable.load(data).edition.family == "tracker"
    broken = data.replace(b"\xa5score", b"\xa5scars")
    assert isinstance(refusal_of(voltable.load, broken), LogError)
