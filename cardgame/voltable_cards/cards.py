"""A set of cards: the shipped one, or the one an owner of the box wrote down."""

from hashlib import sha256

from voltable.pack import pack
from voltable.refusal import Refusal
from voltable_cards.tables import cards as shipped
from voltable_cards.words import ECO, PLANTS, URANIUM

SMALL_PLANTS = 13
DEAREST_SMALL = 12  # everybody must be able to pay for one in the first round (ruling R-30)


class CardSet:
    """The numbers of all cards by their place in the set; twelve tables as tools/bake.py writes them."""

    __slots__ = (
        "demolition", "for_all", "from_five", "from_four", "income", "kind", "large", "need", "number",
        "plus", "plus_plus", "singles", "size", "small", "tables",
    )  # fmt: skip

    def __init__(self, tables):
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

    def label(self, plant: int) -> str:
        """A plant as people write it: its number, with a letter where the number occurs more than once."""
        number = self.number[plant]
        if self.number.count(number) == 1:
            return str(number)
        return str(number) + "abcdefghijklm"[plant - self.number.index(number)]

    def find(self, label: str) -> list:
        """The plants a label can mean: one with its letter, all of a bare number."""
        return [plant for plant in range(PLANTS) if label in (self.label(plant), str(self.number[plant]))]

    def needs(self, plants) -> list:
        """What these plants burn together: coal, gas, oil, uranium, and what hybrids burn of gas and oil."""
        needs = [0, 0, 0, 0, 0, 0]
        for plant in plants:
            needs[self.kind[plant]] += self.need[plant]
        return needs


def check_tables(tables):
    """What the engine itself relies on; `voltable cards check` says the rest in sentences."""
    if type(tables) is not tuple or len(tables) != 12:
        raise Refusal("bad-cards", "tables")
    numbers, sizes, kinds, needs, _ = tables[:5]
    for table in tables[:5]:
        check_table(table, PLANTS, 99)
    for table in tables[5:10]:
        check_table(table, 3 * (URANIUM + 1), 14)
    check_table(tables[10], URANIUM + 1, 14)
    if sum(sizes) != PLANTS - SMALL_PLANTS or list(numbers) != sorted(numbers):
        raise Refusal("bad-cards", "order")
    for plant in range(PLANTS):
        if kinds[plant] > ECO or needs[plant] > 6 or (needs[plant] == 0) != (kinds[plant] == ECO):
            raise Refusal("bad-cards", "plant", numbers[plant])
        if sizes[plant] == 0 and not 1 <= numbers[plant] <= DEAREST_SMALL:
            raise Refusal("bad-cards", "small-plant", numbers[plant])
    check_demolition(tables[11])


def check_table(table, size, most):
    """A tuple of so many small numbers."""
    if type(table) is not tuple or len(table) != size:
        raise Refusal("bad-cards", "table")
    for number in table:
        if type(number) is not int or not 0 <= number <= most:
            raise Refusal("bad-cards", "number")


def check_demolition(table):
    """Five pairs of payouts."""
    if type(table) is not tuple or len(table) != 5:
        raise Refusal("bad-cards", "demolition")
    for pair in table:
        check_table(pair, 2, 99)


SHIPPED = CardSet((
    shipped.NUMBERS, shipped.SIZES, shipped.KINDS, shipped.NEEDS, shipped.INCOMES,
    shipped.FOR_ALL, shipped.FROM_FOUR, shipped.FROM_FIVE, shipped.PLUS, shipped.PLUS_PLUS,
    shipped.SINGLES, shipped.DEMOLITION,
))  # fmt: skip
