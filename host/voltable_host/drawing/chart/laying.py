"""Where everything on a chart comes: how high it is, and a room for each city's label."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from voltable_host.drawing.board import Board
from voltable_host.drawing.chart.names import cut
from voltable_host.drawing.chart.rooms import Room, rooms

LENGTHS = (99, 10, 7, 5)  # how long names may be; shorter ones where longer ones find no room, or need too many rows
TOO_HIGH = 1.25  # times as many rows as there are
AIRY, TIGHT = 4, 3  # cells of a chart to each of a label: what is good, and what is needed
STRETCH = 1.3  # how much higher than printed a board may become
LEAST_HEIGHT = 8

Widths = Callable[[int, str], int]  # of the label of a city that is called so


class Layout(NamedTuple):
    """So many rows; the room of each city, as far as there is one; the names, as they are shown."""

    height: int
    rooms: Mapping[int, Room]
    names: Sequence[str]


def layout(board: Board, cities: tuple[int, ...], width_of: Widths, width: int, height: int) -> Layout:
    """The whole names if all labels find room with them and the chart is not too high for it; else shorter ones."""
    for longest in LENGTHS:
        names = cut(board.cities, longest)
        widths = tuple(width_of(city, names[city]) for city in cities)
        rows = rows_for(board, cities, widths, width, height)
        found = laid_out(board, cities, widths, width, rows)
        if None not in found and rows <= TOO_HIGH * height:
            break
    return Layout(rows, {city: room for city, room in zip(cities, found) if room}, names)


def rows_for(board: Board, cities: Sequence[int], widths: Sequence[int], width: int, height: int) -> int:
    """As many rows as there are, but no more than the board is high, and no fewer than the labels need."""
    xs, ys = zip(*(board.positions[city] for city in cities))
    as_printed = width / 2 * (max(ys) - min(ys) + 1) / (max(xs) - min(xs) + 1)
    lines = sum(widths) / width
    return max(LEAST_HEIGHT, round(TIGHT * lines), min(height, round(max(STRETCH * as_printed, AIRY * lines))))


@lru_cache(maxsize=16)  # while a game goes on, houses and prices come and go and everything stays where it is
def laid_out(
    board: Board, cities: tuple[int, ...], widths: tuple[int, ...], width: int, height: int
) -> tuple[Room | None, ...]:
    """A room for each label."""
    points = [board.positions[city] for city in cities]
    margin = sum(widths) / len(widths) / 2
    xs = scaled([x for x, _y in points], margin, width - margin)
    ys = scaled([y for _x, y in points], 0.5, height - 0.5)
    return tuple(rooms(list(zip(xs, ys)), widths, width, height))


def scaled(values: Sequence[float], low: float, high: float) -> list[float]:
    """Numbers moved and stretched to lie between two others.

    >>> scaled([10, 20, 30], 0, 1)
    [0.0, 0.5, 1.0]
    """
    least, most = min(values), max(values)
    return [low + (value - least) / ((most - least) or 1) * (high - low) for value in values]
