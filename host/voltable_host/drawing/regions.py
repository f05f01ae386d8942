"""Regions as areas: to each city the land that is nearest to it, and on it a name, for print in grey."""

from collections.abc import Iterator, Sequence
from math import dist

from voltable_host.drawing.board import Board, Point
from voltable_host.drawing.colours import FAINT, OUT_OF_PLAY, PALE_WORDS
from voltable_host.drawing.geometry import Box, around, hull, nearer, ring, sides, turn
from voltable_host.drawing.roads import Road
from voltable_host.drawing.svg import centred, element, pair, polygon, text_width

COAST = 75  # how far land goes beyond the outer cities
SIZE = 28
STEP = 26  # of the grid on which a name may stand


def areas(points: Sequence[Point]) -> list[list[Point]]:
    """The land of every city."""
    shore = hull([corner for point in points for corner in ring(point, COAST)])
    return [area(city, points, shore) for city in range(len(points))]


def area(city: int, points: Sequence[Point], land: list[Point]) -> list[Point]:
    """The part of the land that is nearer to one city than to all others."""
    for other, there in enumerate(points):
        if other != city:
            land = nearer(land, points[city], there)
    return land


def draw_areas(board: Board, lands: list[list[Point]], in_play: Sequence[bool]) -> Iterator[str]:
    """All land in the colour of its region, or grey."""
    for region, plays in enumerate(in_play):
        colour = board.colours[region] if plays else OUT_OF_PLAY
        for land in lands_of(board, lands, region):
            yield polygon(land, fill=colour, stroke=colour, stroke_width=1.5)  # the stroke closes the seams


def lands_of(board: Board, lands: list[list[Point]], region: int) -> list[list[Point]]:
    """The land of all cities of a region."""
    return [land for city, land in enumerate(lands) if board.region_of[city] == region]


def draw_borders(board: Board, lands: list[list[Point]], points: Sequence[Point]) -> str:
    """A dotted line where one region ends and another begins."""
    parts = [
        f"M{pair(start)}L{pair(end)}"
        for city, land in enumerate(lands)
        for start, end in sides(land)
        if board.region_of[beyond(start, end, points)] > board.region_of[city]
    ]
    return element("path", d="".join(parts), fill="none", stroke=FAINT, stroke_width=2, stroke_dasharray="2 5")


def beyond(start: Point, end: Point, points: Sequence[Point]) -> int:
    """The city on the outer side of a side of its neighbour's land; at the coast that neighbour itself."""
    length = dist(start, end) or 1
    outward = (end[1] - start[1]) / length, (start[0] - end[0]) / length
    spot = (start[0] + end[0]) / 2 + outward[0], (start[1] + end[1]) / 2 + outward[1]
    return min(range(len(points)), key=lambda city: dist(points[city], spot))


def name_places(board: Board, lands: list[list[Point]], taken: list[Box], ways: list[Road]) -> list[Box]:
    """For the name of each region the freest place on its land, near the middle of it."""
    return [freest(name, lands_of(board, lands, region), taken, ways) for region, name in enumerate(board.region_names)]


def freest(name: str, land: list[list[Point]], taken: list[Box], ways: list[Road]) -> Box:
    """Where a name covers least."""
    corners = [corner for area in land for corner in area]
    middle = sum(x for x, _y in corners) / len(corners), sum(y for _x, y in corners) / len(corners)

    def badness(box: Box) -> float:
        room = box.grown(4)
        covering = sum(room.overlap(other) for other in taken)
        crossing = sum(box.crosses(way.line) for way in ways)
        away = abs(box.left + box.right - 2 * middle[0]) + abs(box.top + box.bottom - 2 * middle[1])
        return 10 * covering + 150 * crossing + away / 2

    return min(places(name, land), key=badness, default=around(middle, text_width(name, SIZE), SIZE))


def places(name: str, land: list[list[Point]]) -> Iterator[Box]:
    """Every place of a grid where all corners of a name lie on the land of its region."""
    xs, ys = zip(*(corner for area in land for corner in area))
    for y in range(round(min(ys)), round(max(ys)), STEP):
        for x in range(round(min(xs)), round(max(xs)), STEP):
            box = around((x, y), text_width(name, SIZE), SIZE)
            corners = [(across, down) for across in (box.left, box.right) for down in (box.top, box.bottom)]
            if all(any(is_inside(corner, area) for area in land) for corner in corners):
                yield box


def is_inside(point: Point, area: list[Point]) -> bool:
    """Whether a point lies in a convex polygon.

    >>> is_inside((1, 1), [(0, 0), (4, 0), (0, 4)]), is_inside((3, 3), [(0, 0), (4, 0), (0, 4)])
    (True, False)
    """
    return all(turn(start, end, point) >= 0 for start, end in sides(area))


def draw_name(name: str, room: Box) -> str:
    """Large letters on the ground, paler than anything that lies on it."""
    return centred(name, room, SIZE, font_style="italic", fill=PALE_WORDS)
