"""A Pico allows 29 nested calls; the engine stays at 15 or fewer."""

from functools import partial

import pytest

import voltable
from kit.games.nesting import DEEPEST, deepest_call
from voltable.bots.random_bot import play_random
from voltable.engine.pack import pack, unpack

GAMES = (
    ("card", None, {"demolition": True}),
    ("card", None, {"demolition": True, "choose_cards": True}),
    ("classic", "germany", {"demolition": True}),
    ("central_europe", None, {"regions": "draft"}),
    ("recharged", "usa", {"starting_cities": True}),
)


def whole_game(edition: str, board: str | None, options: dict, players: int, seed: int) -> None:
    """A game with everything a device does: play, undo, redo, hash, view, dump, load."""
    game = voltable.new_game(edition, board, players=players, seed=seed, options=options)
    play_random(game, seed)
    game.undo()
    game.redo()
    game.hash()
    game.view()
    voltable.load(game.dump())


@pytest.mark.parametrize(("edition", "board", "options"), GAMES)
def test_never_deeper_than_fifteen_calls(edition, board, options):
    """Over every count of players and some seeds each."""
    depths = {}
    for players in range(2, 7):
        whole_game(edition, board, options, players, 0)  # importing is CPython's own depth
        for seed in range(8 if edition == "card" else 3):
            depths[players, seed] = deepest_call(partial(whole_game, edition, board, options, players, seed))
    assert max(depths.values()) <= DEEPEST, depths


def test_hostile_moves_are_no_deeper():
    """The deepest move a log can hold, and one level more."""
    for nested in (["x"], ["x"] * 3):
        for _ in range(5):
            nested = [nested]
        assert deepest_call(lambda: unpack(pack(nested))) <= DEEPEST  # noqa: B023
    assert deepest_call(refuse_deep) <= DEEPEST


def refuse_deep() -> None:
    """Arrays nested in a hundred arrays are refused at the seventh."""
    try:
        unpack(b"\x91" * 100)
    except voltable.LogError:
        return
    raise AssertionError("a hundred levels were accepted")


def test_the_measure_sees_deep_calls():
    """A function that nests twenty calls is counted as such."""

    def nest(levels):
        return nest(levels - 1) if levels else 0

    assert deepest_call(lambda: nest(20)) >= 20
