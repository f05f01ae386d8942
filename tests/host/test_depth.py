"""A Pico allows 29 nested calls; the engine stays at 15 or fewer."""

import sys
from functools import partial

import voltable
from voltable.bots import play_random
from voltable.pack import pack, unpack

DEEPEST = 15


def deepest_call(work) -> int:
    """How many calls are nested at most while work runs."""
    depth = deepest = 0

    def follow(frame, event, argument):
        nonlocal depth, deepest
        if event == "call":
            depth += 1
            deepest = max(deepest, depth)
        elif event == "return":
            depth -= 1

    sys.setprofile(follow)
    try:
        work()
    finally:
        sys.setprofile(None)
    return deepest


def whole_game(players: int, seed: int) -> None:
    """A game with everything a device does: play, undo, redo, hash, view, dump, load."""
    game = voltable.new_game("card", players=players, seed=seed, options={"demolition": True})
    play_random(game, seed)
    game.undo()
    game.redo()
    game.hash()
    game.view()
    voltable.load(game.dump())


def test_never_deeper_than_fifteen_calls():
    """Over every count of players and some seeds each."""
    whole_game(2, 0)  # importing is CPython's own depth
    depths = {}
    for players in range(2, 7):
        for seed in range(8):
            depths[players, seed] = deepest_call(partial(whole_game, players, seed))
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
