"""A player's mark: a shape, a colour and the seat's number, never the first letter of a colour (ux rule 5)."""

from collections import namedtuple

Mark = namedtuple("Mark", ("shape", "plain", "colour"))

# Disc, square, triangle, diamond, cross, ring.
MARKS = (
    Mark("●", "@", "bright_red"),
    Mark("■", "#", "bright_blue"),
    Mark("▲", "^", "bright_green"),
    Mark("◆", "*", "bright_yellow"),
    Mark("✚", "+", "bright_magenta"),
    Mark("○", "o", "bright_cyan"),
)
BANK = Mark("□", "=", "white")


def shape(seat: int | None, plain: bool) -> str:
    """The shape and the seat's number; the Bank has a shape only."""
    mark = BANK if seat is None else MARKS[seat]
    number = " " if seat is None else str(seat + 1)
    return (mark.plain if plain else mark.shape) + number
