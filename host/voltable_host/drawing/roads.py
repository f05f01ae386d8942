"""Connections: lines that keep clear of other cities, and a place on each for its cost."""

from collections.abc import Sequence
from typing import NamedTuple

from voltable_host.drawing.board import Board, Point
from voltable_host.drawing.colours import FAINT, INK, LINE, PALE_LINE, PAPER
from voltable_host.drawing.geometry import Box, Curve, around, bent, point_on, points_on
from voltable_host.drawing.spacing import settled
from voltable_host.drawing.svg import centred, curved, element

DISC = 12  # radius
BOWS = (0, 16, -16, 28, -28, 40, -40, 54, -54, 70, -70)
PARTS = (0.5, 0.47, 0.53, 0.44, 0.56, 0.4, 0.6, 0.36, 0.64, 0.32, 0.68, 0.28, 0.72)


class Road(NamedTuple):
    """A connection as it is drawn."""

    cities: tuple[int, int]
    cost: int
    curve: Curve
    line: tuple[Point, ...]  # the curve in straight pieces
    box: Box  # the room of the cost


def roads(board: Board, points: Sequence[Point], cities: list[Box]) -> list[Road]:
    """Every connection of a board, its cost in the middle for now."""
    return [road(first, second, cost, points, cities) for first, second, cost in board.connections]


def road(first: int, second: int, cost: int, points: Sequence[Point], cities: list[Box]) -> Road:
    """The straightest line that runs through no third city; straight where there is none."""
    others = [box.grown(5) for city, box in enumerate(cities) if city not in (first, second)]

    def bowed(bow: float) -> Road:
        curve = bent(points[first], points[second], bow)
        line = points_on(curve) if bow else (curve[0], curve[2])
        return Road((first, second), cost, curve, line, disc(curve, PARTS[0]))

    ways = map(bowed, BOWS)
    return next((way for way in ways if not any(box.crosses(way.line) for box in others)), bowed(0))


def disc(curve: Curve, part: float) -> Box:
    """The room of a cost after this part of its line."""
    return around(point_on(curve, part), 2 * DISC, 2 * DISC)


def with_costs(ways: list[Road], taken: list[Box]) -> list[Road]:
    """The roads, each cost moved along its line off what is taken, off other costs and off other lines."""
    choices = [[way._replace(box=disc(way.curve, part)) for part in PARTS] for way in ways]
    rooms = [box.grown(2) for box in taken]
    hidden = {
        option: covering(option, rooms, ways) + 6 * rank for options in choices for rank, option in enumerate(options)
    }

    def badness(place: int, chosen: list[Road], option: Road) -> float:
        room = option.box.grown(2)
        crowding = sum(room.overlap(other.box) for way, other in enumerate(chosen) if way != place)
        return crowding + hidden[option]

    return settled(choices, badness)


def covering(way: Road, taken: list[Box], ways: list[Road]) -> float:
    """How much a cost hides of what is taken and of other lines."""
    box = way.box
    crossing = sum(box.crosses(other.line) for other in ways if other.cities != way.cities)
    return sum(box.overlap(other) for other in taken) + 80 * crossing


def draw_line(way: Road, plays: bool) -> str:
    """A connection; one that costs nothing is double."""
    colour = LINE if plays else PALE_LINE
    if way.cost:
        return curved(way.curve, stroke=colour)
    return curved(way.curve, stroke=colour, stroke_width=10) + curved(way.curve, stroke=PAPER, stroke_width=5)


def draw_cost(way: Road, plays: bool) -> str:
    """A connection's cost in its disc."""
    colour = INK if plays else FAINT
    circle = element("circle", cx=way.box.left + DISC, cy=way.box.top + DISC, r=DISC, fill=PAPER, stroke=colour)
    return circle + centred(str(way.cost), way.box, 16, fill=colour)
