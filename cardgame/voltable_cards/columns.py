"""The fuel market: four columns of cards, a deck, a discard pile and the singles (rules 5 and 7.3)."""

from voltable.engine.refusal import Refusal
from voltable.plants.row import without
from voltable_cards.events import FuelDealt, FuelMoved, SingleReturned
from voltable_cards.words import FUEL_CARD

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.engine.dice import Dice
    from voltable.engine.shapes import Tell
    from voltable_cards.shapes import State


def deal(state: "State", tell: "Tell", code: int, size: int) -> None:
    """A card from the deck enters the cheapest column with room, which stays sorted."""
    card = code - FUEL_CARD
    if card not in state.fuel_deck:
        raise Refusal("cannot-come", code)
    columns = state.columns
    column = 1 if len(columns[1]) < size else 2 if len(columns[2]) < size else 3
    state.fuel_deck = without(state.fuel_deck, card)
    columns[column] = tuple(sorted(columns[column] + (card,)))
    if tell:
        tell(FuelDealt(column + 1, card // 3, card % 3 + 1))


def may_come(state: "State") -> "list[int]":
    """Every kind of card that is still in the deck."""
    return [FUEL_CARD + card for card in range(12) if card in state.fuel_deck]


def pick(state: "State", dice: "Dice") -> int:
    """Any card of the deck."""
    return FUEL_CARD + state.fuel_deck[dice.pick(len(state.fuel_deck))]


def give_back(state: "State", tell: "Tell", fuel: int, units: int, unlimited: bool) -> None:
    """Surplus units become singles in the first column; without a single they are lost (ruling R-03)."""
    for _ in range(units):
        lost = state.singles[fuel] <= 0 and not unlimited
        if lost:
            state.lost += 1
        else:
            state.singles[fuel] -= 1
            state.columns[0] = tuple(sorted(state.columns[0] + (3 * fuel,)))
        if tell:
            tell(SingleReturned(fuel, lost))


def take(state: "State", column: int, card: int) -> None:
    """A card leaves its column."""
    state.columns[column] = without(state.columns[column], card)


def shift(state: "State", tell: "Tell", size: int) -> None:
    """Cards move to cheaper columns while there is room: 3 to 2, 4 to 2, 4 to 3."""
    for source, target in ((2, 1), (3, 1), (3, 2)):
        columns = state.columns
        moved = columns[source][: max(0, size - len(columns[target]))]
        if moved:
            columns[target] = tuple(sorted(columns[target] + moved))
            columns[source] = columns[source][len(moved) :]
            if tell:
                tell(FuelMoved(source + 1, target + 1, moved))


def is_full(state: "State", size: int) -> bool:
    """No card is due: after shifting, the dearest column fills last."""
    return len(state.columns[3]) == size
