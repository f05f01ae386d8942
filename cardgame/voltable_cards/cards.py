"""A set of cards: the shipped one, or the one an owner of the box wrote down."""

from hashlib import sha256

from voltable.engine.pack import pack
from voltable.plants.plant_set import Plants
from voltable_cards.tables import cards as shipped
from voltable_cards.words import PLANTS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.engine.shapes import Payouts
    from voltable_cards.shapes import Tables


class CardSet(Plants):
    """The numbers of all cards by their place in the set; twelve tables as tools/bake.py writes them."""

    __slots__ = (
        "demolition", "for_all", "from_five", "from_four", "income", "large",
        "plus", "plus_plus", "singles", "size", "small", "tables",
    )  # fmt: skip

    tables: "Tables"
    size: "tuple[int, ...]"
    income: "tuple[int, ...]"
    for_all: "tuple[int, ...]"
    from_four: "tuple[int, ...]"
    from_five: "tuple[int, ...]"
    plus: "tuple[int, ...]"
    plus_plus: "tuple[int, ...]"
    singles: "tuple[int, ...]"
    demolition: "Payouts"

    def __init__(self, tables: "Tables", check: bool = True) -> None:
        if check:
            from voltable_cards.card_checks import check_tables

            check_tables(tables)
        self.tables = tables
        self.number, self.size, self.kind, self.need, self.income = tables[:5]
        self.for_all, self.from_four, self.from_five, self.plus, self.plus_plus = tables[5:10]
        self.singles, self.demolition = tables[10:]
        self.small = tuple([plant for plant in range(PLANTS) if self.size[plant] == 0])
        self.large = tuple([plant for plant in range(PLANTS) if self.size[plant] == 1])

    def hash(self) -> bytes:
        """What names this set in a log."""
        return sha256(pack(self.tables)).digest()[:8]

    def fuel_cards(self, counts: "tuple[int, ...]") -> "list[int]":
        """The cards that a table counts by type, one by one.

        >>> SHIPPED.fuel_cards(SHIPPED.plus)
        [2, 4, 7, 9]
        """
        return [card for card in range(len(counts)) for _ in range(counts[card])]


SHIPPED = CardSet((
    shipped.NUMBERS, shipped.SIZES, shipped.KINDS, shipped.NEEDS, shipped.INCOMES,
    shipped.FOR_ALL, shipped.FROM_FOUR, shipped.FROM_FIVE, shipped.PLUS, shipped.PLUS_PLUS,
    shipped.SINGLES, shipped.DEMOLITION,
), check=False)  # fmt: skip
