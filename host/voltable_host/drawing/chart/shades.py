"""The colours of regions, dark enough for light letters, on the land of their cities."""

import re
from collections.abc import Iterator, Sequence
from colorsys import hls_to_rgb, rgb_to_hls

from voltable_host.drawing.chart.canvas import Cell
from voltable_host.drawing.chart.rooms import Room
from voltable_host.drawing.colours import REGIONS

# Far from each other where our pale colours are near.
OURS = dict(zip(REGIONS, ("#4d3b14", "#1d3a57", "#17492f", "#3c3f45", "#4b2750", "#572a1a")))
HEX = re.compile(r"#[0-9a-fA-F]{6}")  # an owner's map may say anything
UNKNOWN = "#3c3f45"
COAST = 60  # how far land goes beyond a label, squared
LIGHT, STRONG = 0.2, 0.4  # of every shade


def shade(colour: str) -> str:
    """A colour of a region as it is printed, made dark.

    >>> shade("#ff0000")
    '#471f1f'
    """
    if colour in OURS:
        return OURS[colour]
    if not HEX.fullmatch(colour):
        return UNKNOWN
    red, green, blue = (int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5))
    hue = rgb_to_hls(red, green, blue)[0]
    return "#" + "".join(f"{round(255 * part):02x}" for part in hls_to_rgb(hue, LIGHT, STRONG))


def land(rooms: Sequence[Room], width: int, height: int) -> Iterator[tuple[Cell, int]]:
    """Each cell that is land, with the place of the label that is nearest to it."""
    for row in range(height):
        for column in range(width):
            away, nearest = min((distance(room, column, row), place) for place, room in enumerate(rooms))
            if away <= COAST:
                yield (column, row), nearest


def distance(room: Room, column: int, row: int) -> int:
    """From a cell to a label, squared, in columns; a row is two of them."""
    across = max(room.column - column, column - room.end + 1, 0)
    return across * across + 4 * (row - room.row) ** 2
