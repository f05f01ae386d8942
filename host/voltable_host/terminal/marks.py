"""The mark of a player in the player's colour."""

from rich.text import Text

from voltable_host.drawing.marks import BANK, MARKS, shape


def marked(seat: int | None, plain: bool) -> Text:
    """The shape and the seat's number; the Bank has a shape only."""
    return Text(shape(seat, plain), style="" if plain else (BANK if seat is None else MARKS[seat]).colour)
