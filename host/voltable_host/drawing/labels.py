"""The names of the cities, each where it covers least."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from voltable_host.drawing.board import Point
from voltable_host.drawing.geometry import Box
from voltable_host.drawing.roads import Road
from voltable_host.drawing.spacing import settled
from voltable_host.drawing.svg import text_width

SIZE = 22
HEIGHT = 23
GAPS = (6, 11, 18)
SPACE = 4  # between a price and a name


class Label(NamedTuple):
    """A name, perhaps with a price on that side where its city is, and its room."""

    name: str
    price: int | None
    anchor: str  # start, middle or end, as SVG has it
    box: Box

    @property
    def base(self) -> Point:
        """Where the name is anchored on its base line."""
        tag = 0 if self.price is None else tag_width(self.price) + SPACE
        across = {
            "start": self.box.left + tag,
            "middle": (self.box.left + self.box.right) / 2,
            "end": self.box.right - tag,
        }
        return across[self.anchor], self.box.bottom - 0.25 * HEIGHT

    @property
    def tag(self) -> Box:
        """The room of the price."""
        width = tag_width(self.price or 0)
        if self.anchor == "end":
            return self.box._replace(left=self.box.right - width)
        return self.box._replace(right=self.box.left + width)


def tag_width(price: int) -> float:
    """What a price in its frame takes."""
    return text_width(str(price), SIZE) + 4


def labels(
    names: Sequence[str], prices: Sequence[int | None], cities: list[Box], ways: list[Road], land: Box
) -> list[Label]:
    """A label for every city; above all names keep off each other and off cities."""
    choices = [list(places(*known)) for known in zip(names, prices, cities)]
    covered = [
        {label: covering(label.box, place, cities, ways, land) + 6 * rank for rank, label in enumerate(options)}
        for place, options in enumerate(choices)
    ]

    def badness(place: int, chosen: list[Label], label: Label) -> float:
        room = label.box.grown(1)
        crowding = sum(room.overlap(other.box) for city, other in enumerate(chosen) if city != place)
        return 100 * crowding + covered[place][label]

    return settled(choices, badness)


def covering(box: Box, own: int, cities: list[Box], ways: list[Road], land: Box) -> float:
    """How much a label hides or seems to belong to, whatever the other labels do."""
    room = box.grown(1)
    outside = (box.right - box.left) * HEIGHT - box.overlap(land)
    slots = sum(room.overlap(city) for city in cities)
    strangers = sum(box.overlap(city.grown(11)) for place, city in enumerate(cities) if place != own)
    costs = sum(box.overlap(way.box) for way in ways)
    lines = sum(box.crosses(way.line) for way in ways)
    return 100 * (outside + slots) + 20 * costs + strangers + 70 * lines


def places(name: str, price: int | None, city: Box) -> Iterator[Label]:
    """Where a label may stand, the best place first, the farther ones last."""
    width = text_width(name, SIZE) + (0 if price is None else tag_width(price) + SPACE)
    middle, level = (city.left + city.right - width) / 2, (city.top + city.bottom - HEIGHT) / 2
    centred = "middle" if price is None else "start"
    for gap in GAPS:
        above, below = city.top - gap - HEIGHT, city.bottom + gap
        spots = [("start", city.right + gap, level), ("end", city.left - gap - width, level)]
        for y in (above, below):
            spots += [(centred, middle, y), ("start", city.left, y), ("end", city.right - width, y)]
            spots += [("start", city.right - 8, y), ("end", city.left + 8 - width, y)]
        for anchor, x, y in spots:
            yield Label(name, price, anchor, Box(x, y, x + width, y + HEIGHT))
