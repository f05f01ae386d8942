"""Boxes, polygons and curves on paper."""

from collections.abc import Iterator, Sequence
from math import cos, dist, pi, sin
from typing import NamedTuple

from voltable_host.drawing.board import Point

Curve = tuple[Point, Point, Point]  # from, drawn towards, to: a quadratic Bézier curve


class Box(NamedTuple):
    """An upright rectangle."""

    left: float
    top: float
    right: float
    bottom: float

    def overlap(self, other: "Box") -> float:
        """The area that two boxes share.

        >>> Box(0, 0, 4, 4).overlap(Box(3, 2, 9, 9))
        2
        """
        if self.right <= other.left or other.right <= self.left or self.bottom <= other.top or other.bottom <= self.top:
            return 0  # almost always, so it is asked first
        wide = min(self.right, other.right) - max(self.left, other.left)
        return wide * (min(self.bottom, other.bottom) - max(self.top, other.top))

    def grown(self, by: float) -> "Box":
        """The box with a margin on every side."""
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def crosses(self, line: Sequence[Point]) -> bool:
        """Whether a line of several points runs through the box."""
        for start, end in zip(line, line[1:]):  # noqa: SIM110 (asked very often, and any() takes twice as long)
            if self.is_cut(start, end):
                return True
        return False

    def is_cut(self, start: Point, end: Point) -> bool:
        """Whether a part of a straight line lies inside (Liang and Barsky)."""
        left, top, right, bottom = self
        if start[0] <= left and end[0] <= left or start[0] >= right and end[0] >= right:
            return False  # almost always, here or in the next line
        if start[1] <= top and end[1] <= top or start[1] >= bottom and end[1] >= bottom:
            return False
        first, last = 0.0, 1.0
        for low, high, at, towards in zip((left, top), (right, bottom), start, end):
            step = towards - at
            if not step:
                continue
            enter, leave = sorted(((low - at) / step, (high - at) / step))
            first, last = max(first, enter), min(last, leave)
        return first < last


def around(middle: Point, width: float, height: float) -> Box:
    """The box of this size with this middle.

    >>> around((5, 5), 4, 2)
    Box(left=3.0, top=4.0, right=7.0, bottom=6.0)
    """
    return Box(middle[0] - width / 2, middle[1] - height / 2, middle[0] + width / 2, middle[1] + height / 2)


def bent(start: Point, end: Point, bow: float) -> Curve:
    """A curve whose middle lies this far beside the straight line."""
    length = dist(start, end) or 1
    aside = 2 * bow / length
    middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    return start, (middle[0] + (start[1] - end[1]) * aside, middle[1] + (end[0] - start[0]) * aside), end


def point_on(curve: Curve, part: float) -> Point:
    """Where one is after this part of a curve.

    >>> point_on(((0, 0), (2, 4), (4, 0)), 0.5)
    (2.0, 2.0)
    """
    rest = 1 - part
    weights = rest * rest, 2 * rest * part, part * part
    x, y = (sum(weight * point[axis] for weight, point in zip(weights, curve)) for axis in (0, 1))
    return x, y


def points_on(curve: Curve, pieces: int = 8) -> tuple[Point, ...]:
    """A curve as a line of several straight pieces."""
    return tuple(point_on(curve, piece / pieces) for piece in range(pieces + 1))


def ring(middle: Point, radius: float, corners: int = 24) -> list[Point]:
    """A circle as a polygon."""
    angles = (2 * pi * corner / corners for corner in range(corners))
    return [(middle[0] + radius * cos(angle), middle[1] + radius * sin(angle)) for angle in angles]


def hull(points: list[Point]) -> list[Point]:
    """The convex polygon around all points (Andrew's monotone chain)."""
    ordered = sorted(set(points))
    return half_hull(ordered)[:-1] + half_hull(ordered[::-1])[:-1]


def half_hull(points: list[Point]) -> list[Point]:
    """One side of the hull, from the first point to the last."""
    chain: list[Point] = []
    for point in points:
        while len(chain) > 1 and turn(chain[-2], chain[-1], point) <= 0:
            chain.pop()
        chain.append(point)
    return chain


def turn(start: Point, corner: Point, end: Point) -> float:
    """Positive where the way turns from right to down, negative where it turns the other way."""
    return (corner[0] - start[0]) * (end[1] - start[1]) - (corner[1] - start[1]) * (end[0] - start[0])


def nearer(polygon: list[Point], here: Point, there: Point) -> list[Point]:
    """The part of a convex polygon that lies nearer to one point than to another."""
    kept: list[Point] = []
    for start, end in sides(polygon):
        before, after = (dist(point, there) ** 2 - dist(point, here) ** 2 for point in (start, end))
        if before >= 0:
            kept.append(start)
        if before * after < 0:
            part = before / (before - after)
            kept.append((start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part))
    return kept


def sides(polygon: list[Point]) -> Iterator[tuple[Point, Point]]:
    """Every side of a polygon."""
    return zip(polygon, polygon[1:] + polygon[:1])
