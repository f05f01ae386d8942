"""The mark of a player in the player's colour."""

from rich.text import Text

from voltable_host.drawing.marks import BANK, MARKS, shape


def marked(seat: int | None, plain: bool) -> Text:
    """The shape and the seat's number; the Bank has a shape only."""
    return Text(shape(seat, plain), style="" if plain else (BANK if seat is None else MARKS[seat]).colour)


def coloured(seat: int, text: str, plain: bool) -> Text:
    """Something of a player's, in the player's colour."""
    return Text(text, style="" if plain else MARKS[seat].colour)
