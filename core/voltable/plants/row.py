"""The plant market and its deck: drawing, sorting, the last card; chance is lazy."""

from voltable.engine.refusal import Refusal
from voltable.engine.verbs import CHANCE
from voltable.engine.words import IN_DECK, LAST_CARD, OUT, SLID
from voltable.plants.events import LastCardDrawn, LastCardRemoved, PlantDrawn, PlantRemoved

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.engine.dice import Dice
    from voltable.engine.shapes import Tell
    from voltable.engine.state import BaseState


def ask(state: "BaseState") -> bool:
    """Chance is asked for a plant card; an empty deck leaves the place empty (rulings R-15 and A11)."""
    if state.small_left + state.large_left or state.last_card == IN_DECK or state.under:
        state.turn = CHANCE
        return True
    return False


def may_come(state: "BaseState") -> "tuple[int, ...]":
    """Every card that can lie on top of the deck."""
    if state.top_small:
        return state.small
    if state.small_left + state.large_left:
        return state.small + state.large  # each is empty once none of its back is left
    if state.last_card == IN_DECK:
        return (LAST_CARD,)
    return state.under  # shuffled once the last card is out


def pick(state: "BaseState", dice: "Dice") -> int:
    """The top card: its back by how many of each lie in the deck, then any card with that back."""
    small, large = state.small_left, state.large_left
    if state.top_small or small and (not large or dice.pick(small + large) < small):
        cards = state.small
    elif large:
        cards = state.large
    else:
        cards = may_come(state)
    return cards[dice.pick(len(cards)) if len(cards) > 1 else 0]


def turn_up(state: "BaseState", card: int) -> None:
    """The card leaves the deck; refuses one that cannot be there."""
    if card in state.small:
        state.small = without(state.small, card) if state.small_left > 1 else ()  # what was removed unseen never comes
        state.small_left -= 1
        state.top_small = 0
    elif card in state.large and not state.top_small:
        state.large = without(state.large, card) if state.large_left > 1 else ()
        state.large_left -= 1
    elif card not in may_come(state):
        raise Refusal("cannot-come", card)
    elif card != LAST_CARD:
        state.under = without(state.under, card)


def without(cards: "tuple[int, ...]", card: int) -> "tuple[int, ...]":
    """A tuple less one card."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def insert(state: "BaseState", tell: "Tell", numbers: "tuple[int, ...]", card: int) -> None:
    """The card goes to the right of every plant whose number is not higher (ruling R-22)."""
    place = 0
    market = state.market
    number = numbers[card]
    for plant in market:
        if numbers[plant] > number:
            break
        place += 1
    state.market = market[:place] + (card,) + market[place:]
    if tell:
        tell(PlantDrawn(card))


def slide_highest(state: "BaseState", tell: "Tell") -> None:
    """The dearest plant goes under the deck, below the last card."""
    slid = state.market[-1]
    state.market = state.market[:-1]
    state.under += (slid,)
    if tell:
        tell(PlantRemoved(slid, SLID))


def remove_lowest(state: "BaseState", tell: "Tell", why: int) -> None:
    """The cheapest plant leaves the game and is not replaced here."""
    if state.market:
        if tell:
            tell(PlantRemoved(state.market[0], why))
        state.market = state.market[1:]


def lay_out_last_card(state: "BaseState", tell: "Tell", place: int) -> None:
    """The last card turns up; what lay under it is the deck from now on."""
    state.last_card = place
    if tell:
        tell(LastCardDrawn())


def take_out_last_card(state: "BaseState", tell: "Tell", why: int) -> None:
    """The last card and the lowest plant leave, neither is replaced: six plants stay."""
    state.last_card = OUT
    if tell:
        tell(LastCardRemoved())
    remove_lowest(state, tell, why)
