"""A city: its three slots, the houses in them, its name and its price."""

from collections.abc import Iterator

from voltable_host.drawing.colours import FAINT, INK, PAPER
from voltable_host.drawing.geometry import Box
from voltable_host.drawing.labels import SIZE, Label
from voltable_host.drawing.svg import centred, rectangle, text
from voltable_host.drawing.table import Owner, Table

SLOT = 19
COSTS = (10, 15, 20)  # Elektro for the first, second and third house
WIDTH, HEIGHT = 3 * SLOT + 4, SLOT + 4


def draw_city(name: str, box: Box, table: Table, plays: bool) -> Iterator[str]:
    """A frame with three slots; a second frame around a starting city."""
    line = INK if plays else FAINT
    if name in table.marks:
        yield rectangle(box.grown(3), rx=7, fill=PAPER, stroke=INK, stroke_width=2.5)
    yield rectangle(box, rx=4, fill=PAPER, stroke=line, stroke_width=1.2)
    seats = list(table.houses.get(name, ()))
    for place, cost in enumerate(COSTS):
        seat = seats[place] if place < len(seats) else None
        owner = table.owners[seat] if seat is not None and seat < len(table.owners) else None
        yield from draw_slot(slot_box(box, place), owner, cost)


def slot_box(city: Box, place: int) -> Box:
    """The room of the first, second or third slot."""
    left = city.left + 2 + place * SLOT
    return Box(left, city.top + 2, left + SLOT, city.bottom - 2)


def draw_slot(box: Box, owner: Owner | None, cost: int) -> Iterator[str]:
    """A house with its owner's letter, or what one would cost there."""
    if owner is None:
        yield centred(str(cost), box, 10.5, fill=FAINT)
        return
    yield rectangle(box.grown(-0.5), rx=2, fill=owner.paint.fill, stroke=INK)
    if owner.letter:
        yield centred(owner.letter, box, 15, fill=owner.paint.letter, font_weight="bold")


def draw_label(label: Label, plays: bool) -> Iterator[str]:
    """The name on a white seam, so that no line drowns it, and the price in a frame."""
    for paint in ({"stroke": PAPER, "stroke_width": 6, "stroke_linejoin": "round"}, {"fill": INK if plays else FAINT}):
        yield text(label.name, label.base, text_anchor=label.anchor, **paint)
    if label.price is not None:
        yield rectangle(label.tag, rx=3, fill=INK)
        yield centred(str(label.price), label.tag, SIZE - 3, fill=PAPER, font_weight="bold")
