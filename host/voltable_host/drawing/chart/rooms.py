"""Rooms for labels: each near its place, none on another."""

from collections.abc import Sequence
from typing import NamedTuple

Point = tuple[float, float]
ROUNDS = 240
PULL = 0.05  # how strongly a label is drawn to its place
ACROSS, BETWEEN = 4, 2  # columns and rows that are wished between the middles of two labels, beyond their own room
ROW = 3  # a row away is as bad as so many columns


class Room(NamedTuple):
    """The cells of a label: a part of one row."""

    column: int
    row: int
    width: int

    @property
    def end(self) -> int:
        """The first column behind it."""
        return self.column + self.width

    @property
    def middle(self) -> Point:
        """Where lines to it lead."""
        return self.column + self.width / 2, self.row + 0.5

    def has(self, column: int, row: int) -> bool:
        """Whether a cell belongs to it."""
        return row == self.row and self.column <= column < self.end

    def is_near(self, other: "Room") -> bool:
        """Whether two labels would touch."""
        return self.row == other.row and self.column <= other.end and other.column <= self.end


def rooms(places: Sequence[Point], widths: Sequence[int], width: int, height: int) -> list[Room | None]:
    """A room for each label on a sheet of this size, as near to its place as can be; None where none is left."""
    wished = spread(places, widths, width, height)
    found: list[Room | None] = [None] * len(places)
    for label in sorted(range(len(places)), key=lambda label: (-widths[label], label)):
        taken = [room for room in found if room]
        found[label] = nearest(wished[label], widths[label], taken, width, height)
    return found


def nearest(middle: Point, label: int, taken: list[Room], width: int, height: int) -> Room | None:
    """The free room whose middle is nearest."""
    left, top = middle[0] - label / 2, middle[1] - 0.5
    best: tuple[float, Room] | None = None
    for row in sorted(range(height), key=lambda row: (abs(row - top), row)):
        away = (ROW * (row - top)) ** 2
        if best and away >= best[0]:
            break
        beside = [room for room in taken if room.row == row]
        for column in range(width - label + 1):
            badness = away + (column - left) ** 2
            room = Room(column, row, label)
            if (best is None or badness < best[0]) and not any(room.is_near(other) for other in beside):
                best = badness, room
    return best[1] if best else None


def spread(places: Sequence[Point], widths: Sequence[int], width: int, height: int) -> list[Point]:
    """Middles pushed apart until labels have air between them, and drawn back to where they belong."""
    middles = [on_sheet(place, label, width, height) for place, label in zip(places, widths)]
    for number in range(ROUNDS):
        pull = PULL * (1 - number / ROUNDS)
        middles = [(x + (px - x) * pull, y + (py - y) * pull) for (x, y), (px, py) in zip(middles, places)]
        for one in range(len(middles)):
            for other in range(one):
                apart = (widths[one] + widths[other]) / 2 + ACROSS, BETWEEN
                middles[one], middles[other] = parted(middles[one], middles[other], apart)
        middles = [on_sheet(middle, label, width, height) for middle, label in zip(middles, widths)]
    return middles


def parted(here: Point, there: Point, apart: Point) -> tuple[Point, Point]:
    """Two middles, each moved half the way that they lack, across or down, whichever is the shorter one."""
    across, down = here[0] - there[0], here[1] - there[1]
    lack, sink = apart[0] - abs(across), apart[1] - abs(down)
    if lack <= 0 or sink <= 0:
        return here, there
    if lack < ROW * 2 * sink:
        step = lack / 2 if across >= 0 else -lack / 2
        return (here[0] + step, here[1]), (there[0] - step, there[1])
    step = sink / 2 if down >= 0 else -sink / 2
    return (here[0], here[1] + step), (there[0], there[1] - step)


def on_sheet(middle: Point, label: int, width: int, height: int) -> Point:
    """A middle whose label does not stick out."""
    x, y = middle
    return min(max(x, label / 2), width - label / 2), min(max(y, 0.5), height - 0.5)
