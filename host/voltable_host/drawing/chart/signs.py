"""What stands for what on a chart, in plain ASCII and where a terminal has more."""

from collections.abc import Iterator
from typing import NamedTuple

from voltable_host.drawing.chart.tracks import Track
from voltable_host.drawing.marks import BANK, MARKS, Mark

FREE, KEPT = ".", "!"  # a free slot; one that is kept for a beginning
PRICE = ":"  # before what a city would cost


class Signs(NamedTuple):
    """The signs of lines: across, up and down, falling, rising; and of a line that leads to nobody's network."""

    across: str
    upright: str
    falling: str
    rising: str
    faint: str


ASCII = Signs("-", "|", "\\", "/", ".")
DRAWN = Signs("─", "│", "╲", "╱", "·")


def along(track: Track, signs: Signs) -> Iterator[str]:
    """The sign of each cell, by the way from the one before to the one behind it."""
    for place in range(len(track)):
        (x, y), (to_x, to_y) = track[max(place - 1, 0)], track[min(place + 1, len(track) - 1)]
        across, down = to_x - x, to_y - y
        if not down or abs(across) == 2 and track[place][1] == to_y:
            yield signs.across
        elif not across:
            yield signs.upright
        else:
            yield signs.falling if across * down > 0 else signs.rising


def mark(seat: int | None) -> Mark:
    """A player's mark, or that of the third party."""
    return BANK if seat is None else MARKS[seat]
