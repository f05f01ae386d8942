"""Where everything that is printed on a board comes on the sheet."""

from functools import lru_cache
from typing import NamedTuple

from voltable_host.drawing.board import Board, Point
from voltable_host.drawing.cities import HEIGHT, WIDTH
from voltable_host.drawing.geometry import Box, around
from voltable_host.drawing.labels import Label, labels
from voltable_host.drawing.regions import areas, name_places
from voltable_host.drawing.roads import DISC, Road, roads, with_costs
from voltable_host.drawing.spacing import spread

SCALE = 1.7  # a map's thousand in units of the sheet
MARGIN = 90
TITLE = 50  # the line above the map
APART = (WIDTH + 2 * DISC + 6, HEIGHT + 2 * DISC + 6)  # two cities with a cost between them


class Layout(NamedTuple):
    """The places of all that is printed on a board."""

    land: Box  # the map without title and legend
    points: list[Point]
    cities: list[Box]
    roads: list[Road]
    labels: list[Label]
    areas: list[list[Point]]
    regions: list[Box]  # the rooms of their names


@lru_cache(maxsize=16)  # a replay draws the same board again and again
def layout(board: Board, prices: tuple[int | None, ...]) -> Layout:
    """A place for everything; prices by city."""
    points, land = placed(board)
    cities = [around(point, WIDTH, HEIGHT) for point in points]
    ways = roads(board, points, cities)
    names = labels(board.cities, prices, cities, ways, land.grown(-4))
    rooms = cities + [label.box for label in names]
    ways = with_costs(ways, rooms)
    lands = areas(points)
    called = name_places(board, lands, rooms + [way.box for way in ways], ways)
    return Layout(land, points, cities, ways, names, lands, called)


def placed(board: Board) -> tuple[list[Point], Box]:
    """The cities on the sheet, and the part of it that the map takes."""
    points = spread([(x * SCALE, y * SCALE) for x, y in board.positions], APART)
    left, top = (min(point[axis] for point in points) - MARGIN for axis in (0, 1))
    moved = [(x - left, y - top + TITLE) for x, y in points]
    right, bottom = (max(point[axis] for point in moved) + MARGIN for axis in (0, 1))
    return moved, Box(0, TITLE, right, bottom)
