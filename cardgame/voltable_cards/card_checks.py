"""What the engine relies on in any card set; `voltable cards check` says the rest in sentences."""
# pyright: reportUnnecessaryComparison=false
# Nothing that owners write down is trusted to be of its type.

from voltable.engine.refusal import Refusal
from voltable_cards.words import ECO, PLANTS, URANIUM

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from voltable.engine.shapes import Payouts
    from voltable_cards.shapes import Tables

SMALL_PLANTS = 13
HUNGRIEST = 5  # production.py packs what three plants store twice over into five bits
LETTERS = 26
DEAREST_SMALL = 12  # everybody must be able to pay for one in the first round (ruling R-30)


def check_tables(tables: "Tables") -> None:
    """Twelve tables of small numbers, plants ascending, and a cheap plant for everybody's first round."""
    if type(tables) is not tuple or len(tables) != 12:
        raise Refusal("bad-cards", "tables")
    numbers, sizes, kinds, needs, _ = tables[:5]
    for table in tables[:5]:
        check_table(table, PLANTS, 99)
    check_table(sizes, PLANTS, 1)
    for table in tables[5:10]:
        check_table(table, 3 * (URANIUM + 1), 14)
    check_table(tables[10], URANIUM + 1, 14)
    if sum(sizes) != PLANTS - SMALL_PLANTS or list(numbers) != sorted(numbers):
        raise Refusal("bad-cards", "order")
    check_columns(tables[5:8])
    for plant in range(PLANTS):
        if numbers.count(numbers[plant]) > LETTERS:
            raise Refusal("bad-cards", "plant", numbers[plant])
        if kinds[plant] > ECO or needs[plant] > HUNGRIEST or (needs[plant] == 0) != (kinds[plant] == ECO):
            raise Refusal("bad-cards", "plant", numbers[plant])
        if sizes[plant] == 0 and not 1 <= numbers[plant] <= DEAREST_SMALL:
            raise Refusal("bad-cards", "small-plant", numbers[plant])
    check_demolition(tables[11])


def check_table(table: "tuple[int, ...]", size: int, most: int) -> None:
    """A tuple of so many small numbers."""
    if type(table) is not tuple or len(table) != size:
        raise Refusal("bad-cards", "table")
    for number in table:
        if type(number) is not int or not 0 <= number <= most:
            raise Refusal("bad-cards", "number")


def check_columns(decks: "Sequence[tuple[int, ...]]") -> None:
    """Enough cards to lay out three columns for up to three, four, and more players."""
    cards = 0
    for deck, size in zip(decks, (4, 5, 6)):
        cards += sum(deck)
        if cards < 3 * size:
            raise Refusal("bad-cards", "fuel", cards, 3 * size)


def check_demolition(table: "Payouts") -> None:
    """Five pairs of payouts."""
    if type(table) is not tuple or len(table) != 5:
        raise Refusal("bad-cards", "demolition")
    for pair in table:
        check_table(pair, 2, 99)
