"""Cards entered one by one: which is asked now, and which comes next."""

from collections.abc import Callable
from typing import NamedTuple

from voltable_host.card_sets.card_file import (
    DEMOLITION,
    DEMOLITION_BOARD,
    FUEL,
    PLANT,
    RECONSTRUCTED,
    labels,
    plants_in_order,
)
from voltable_host.card_sets.check import VIOLATION, Finding, check_cards
from voltable_host.card_sets.entered_file import Data, EnteredFile
from voltable_host.card_sets.faults import find_faults
from voltable_host.card_sets.typed_card import NoSuchCard, Values
from voltable_host.language import _

ENTERED = {"provenance": "source", "where": "physical box"}
LEFT_AT = "left_at"  # the id of the row that is asked next, as long as the end was not reached
OF_A_STAND_IN = ("note", "fields")  # what is said of ours and not of the real card


class Card(NamedTuple):
    """A row, and what sort of card it is."""

    sort: str
    row: Data


def cards_of(data: Data) -> list[Card]:
    """Every card in the order of the file: the plants as they lie in the box, the fuel by marks, demolition."""
    sides = data["demolition"]
    lists = (
        (PLANT, data["plants"]),
        (FUEL, data["fuel_cards"]),
        (DEMOLITION, sides["card_side"]),
        (DEMOLITION_BOARD, sides.get("board_side", [])),
    )
    return [Card(sort, row) for sort, rows in lists for row in rows]


def is_open(card: Card) -> bool:
    """Still a stand-in of ours."""
    return bool(card.row.get("provenance") == RECONSTRUCTED)


def is_entered(card: Card) -> bool:
    """Told by the owner, here or by hand."""
    return all(card.row.get(name) == value for name, value in ENTERED.items())


class Entering:
    """The way through the cards of a file; each is a place in it, and None is the end."""

    def __init__(self, file: EnteredFile, everything: bool = False):
        self.file = file
        self.everything = everything
        self.asked = [place for place, card in enumerate(self.cards) if everything or is_open(card) or is_entered(card)]
        self.at = self.start()
        self.back_to: int | None = None  # where the way goes on after a visit
        self.visits = False

    @property
    def cards(self) -> list[Card]:
        """All cards as they are on the disk."""
        return cards_of(self.file.data)

    @property
    def card(self) -> Card:
        """The one that is asked."""
        assert self.at is not None
        return self.cards[self.at]

    @property
    def findings(self) -> list[Finding]:
        """What the set says otherwise than the print."""
        return check_cards(self.file.data)

    @property
    def contradicts(self) -> bool:
        """Whether nobody may play with it so."""
        return any(finding.kind == VIOLATION for finding in self.findings)

    def count(self, is_so: Callable[[Card], bool]) -> int:
        """How many of the cards are so."""
        return sum(is_so(card) for card in self.cards)

    def start(self) -> int | None:
        """Where it was left, or else at the first that is open."""
        left_at = [place for place in self.asked if self.cards[place].row["id"] == self.file.data.get(LEFT_AT)]
        return left_at[0] if left_at else self.next_open(-1)

    def next_open(self, place: int) -> int | None:
        """The next one to ask: every one where everything is asked, or else those that are open."""
        return next((one for one in self.asked if one > place and (self.everything or is_open(self.cards[one]))), None)

    def ahead(self) -> int | None:
        """Where the way goes on after this card."""
        if self.visits or self.at is None:
            return self.back_to
        return self.next_open(self.at)

    def take(self, values: Values) -> None:
        """The card as the owner told it, without values as it is shown; on the disk, and on to the next."""
        row = {name: value for name, value in self.card.row.items() if name not in OF_A_STAND_IN}
        self.keep(row | values | ENTERED)

    def skip(self) -> None:
        """It stays as it is."""
        self.keep(self.card.row)

    def keep(self, row: Data) -> None:
        """The set with this row, unless it is none then."""
        data = with_row(self.file.data, row, self.id_of(self.ahead()))
        faults = find_faults(data)
        if faults:
            raise NoSuchCard(faults[0])
        self.file.write(data)
        self.at, self.visits, self.back_to = self.ahead(), False, None

    def back(self) -> None:
        """The card before this one, from the end the last."""
        place = len(self.cards) if self.at is None else self.at
        before = [one for one in self.asked if one < place]
        if not before:
            raise NoSuchCard(_("This is the first card."))
        self.at, self.visits, self.back_to = before[-1], False, None

    def visit(self, name: str) -> None:
        """A card by its label or the id of its row; afterwards it goes on from here."""
        found = self.called(name)
        if len(found) != 1:
            several = ", ".join(self.label(place) for place in found)
            told = _("{name} can mean several cards: {cards}.") if found else _("There is no card {name}.")
            raise NoSuchCard(told.format(name=name[:20], cards=several))
        self.go_to(found[0])

    def go_to(self, place: int) -> None:
        """A card out of turn."""
        self.back_to = self.back_to if self.visits else self.at
        self.at, self.visits = place, True

    def first_wrong(self) -> int | None:
        """The first card that contradicts the print by itself."""
        wrong = [row for finding in self.findings if finding.kind == VIOLATION for row in finding.rows]
        return next((place for place, card in enumerate(self.cards) if card.row["id"] in wrong[:1]), None)

    def called(self, name: str) -> list[int]:
        """The cards that can be meant: a row, a plant, or all plants with a number."""
        cards = list(enumerate(self.cards))
        exact = [place for place, card in cards if name in (card.row["id"], self.label(place))]
        return exact or [place for place, card in cards if card.sort == PLANT and str(card.row["number"]) == name]

    def label(self, place: int) -> str:
        """What a card is called: plants by number and letter, all others by their row."""
        card = self.cards[place]
        if card.sort != PLANT:
            return str(card.row["id"])
        plants = plants_in_order(self.file.data)
        names = dict(zip([row["id"] for row in plants], labels([row["number"] for row in plants]), strict=True))
        return names[card.row["id"]]

    def id_of(self, place: int | None) -> str | None:
        """The row of a place."""
        return None if place is None else self.cards[place].row["id"]


def with_row(data: Data, row: Data, left_at: str | None) -> Data:
    """The same set with another row, and where it is gone on."""

    def changed(rows: list[Data]) -> list[Data]:
        return [row if one["id"] == row["id"] else one for one in rows]

    sides = {side: changed(rows) if isinstance(rows, list) else rows for side, rows in data["demolition"].items()}
    new = {name: value for name, value in data.items() if name != LEFT_AT}
    new |= {"plants": changed(data["plants"]), "fuel_cards": changed(data["fuel_cards"]), "demolition": sides}
    return new | ({LEFT_AT: left_at} if left_at else {})
