"""A coloured picture in signs of a terminal, each with a front and a ground."""

from collections.abc import Iterable
from functools import lru_cache

from voltable_host.companion.sim.dots import dots, quarters
from voltable_host.companion.sim.picture import Colour, Picture

NORMAL = "\x1b[0m"
FRONT, GROUND = 38, 48

Sign = tuple[str, int, int]


def lines(picture: Picture, dotted: bool) -> list[str]:
    """Line by line; what did not change is not made again."""
    rows, palette = picture.rows(), tuple(picture.palette)
    if dotted:
        return [dotted_line(four, palette) for four in quarters(rows)]
    return [half_line(above, below, palette) for above, below in zip(rows[::2], rows[1::2])]


@lru_cache(256)
def half_line(above: bytes, below: bytes, palette: tuple[Colour, ...]) -> str:
    """The upper pixel is the front of a sign, the lower one its ground."""
    return painted(zip("▀" * len(above), above, below), palette)


@lru_cache(256)
def dotted_line(rows: tuple[bytes, ...], palette: tuple[Colour, ...]) -> str:
    """Two colours a sign: the most frequent is the ground, the next one the dots."""
    signs = []
    for column in range(0, len(rows[0]), 2):
        pixels = [pixel for row in rows for pixel in row[column : column + 2]]
        by_frequency = sorted(set(pixels), key=lambda pixel: (-pixels.count(pixel), pixel))  # noqa: B023
        ground, front = (by_frequency * 2)[:2]
        signs.append((dots(rows, column, ground), front, ground))
    return painted(signs, palette)


def painted(signs: Iterable[Sign], palette: tuple[Colour, ...]) -> str:
    """Each colour is named only where it changes."""
    line, front_before, ground_before = "", -1, -1
    for sign, front, ground in signs:
        if front != front_before:
            line += paint(FRONT, palette[front])
        if ground != ground_before:
            line += paint(GROUND, palette[ground])
        front_before, ground_before = front, ground
        line += sign
    return line + NORMAL


def paint(what: int, colour: Colour) -> str:
    """The order that sets the front or the ground."""
    return f"\x1b[{what};2;{colour[0]};{colour[1]};{colour[2]}m"
