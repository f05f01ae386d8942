"""Finding places for many things that must keep out of each other's way."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from voltable_host.drawing.board import Point

Option = TypeVar("Option")
CHOOSING_ROUNDS = 6
MOVING_ROUNDS = 20


def settled(choices: Sequence[Sequence[Option]], badness: Callable[[int, list[Option], Option], float]) -> list[Option]:
    """One option for each thing, chosen anew round after round until nothing can be made better.

    >>> settled([(1, 2), (1, 3)], lambda thing, chosen, option: option + 9 * (option == chosen[1 - thing]))
    [2, 1]
    """
    chosen = [options[0] for options in choices]
    for _round in range(CHOOSING_ROUNDS):
        before = list(chosen)
        for thing, options in enumerate(choices):
            chosen[thing] = min(options, key=lambda option: badness(thing, chosen, option))  # noqa: B023  used at once
        if chosen == before:
            break
    return chosen


def spread(points: Sequence[Point], apart: Point) -> list[Point]:
    """Points that lie too close together both ways, moved apart the shorter way.

    >>> spread([(0, 0), (0, 1000), (4, 1050)], (90, 60))
    [(0, 0), (0, 995.0), (4, 1055.0)]
    """
    spaced = list(points)
    for _round in range(MOVING_ROUNDS):
        for first in range(len(spaced)):
            for second in range(first):
                spaced[first], spaced[second] = parted(spaced[first], spaced[second], apart)
    return spaced


def parted(here: Point, there: Point, apart: Point) -> tuple[Point, Point]:
    """Two points, each moved half the way that they lack."""
    missing = [least - abs(here[axis] - there[axis]) for axis, least in enumerate(apart)]
    if min(missing) <= 0:
        return here, there
    axis = missing.index(min(missing))
    step = missing[axis] / 2 * (1 if here[axis] >= there[axis] else -1)
    return moved(here, axis, step), moved(there, axis, -step)


def moved(point: Point, axis: int, step: float) -> Point:
    """A point a step further to the right or down."""
    return (point[0] + step, point[1]) if axis == 0 else (point[0], point[1] + step)
