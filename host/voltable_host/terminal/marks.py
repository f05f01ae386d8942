"""The mark of a player in the player's colour."""

from typing import Any

from rich.text import Text

from voltable_host.drawing.marks import BANK, MARKS, shape
from voltable_host.gate.signs import shown


class Marked(Text):
    """A mark, and whatever a player is called."""

    def append(self, text: Text | str, style: Any = None) -> "Marked":
        """What stands behind it does nothing."""
        super().append(shown(text) if isinstance(text, str) else text, style)
        return self


def marked(seat: int | None, plain: bool) -> Marked:
    """The shape and the seat's number; the Bank has a shape only."""
    return Marked(shape(seat, plain), style="" if plain else (BANK if seat is None else MARKS[seat]).colour)


def coloured(seat: int, text: str, plain: bool) -> Text:
    """Something of a player's, in the player's colour."""
    return Marked(text, style="" if plain else MARKS[seat].colour)
