"""Which cards are turned down or discarded, where their owner says so (option choose_cards, rulings R-06 and R-26)."""

from voltable.engine.refusal import Refusal
from voltable.engine.verbs import GIVE
from voltable_cards.events import CardTurned
from voltable_cards.storage import burn, put_away
from voltable_cards.words import STORED_CARD

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from voltable.engine.shapes import Action, Tell
    from voltable_cards.shapes import Player, State

PICKING: "Final" = -1  # the stage of any phase in which a card is asked for


def has_choice(cards: "tuple[int, ...]", units: int) -> bool:
    """Whether so many units can leave these cards in ways that leave different cards.

    >>> has_choice((7, 11), 1), has_choice((7, 11), 2)  # of three units each: one card shows 1, the other 2
    (True, False)
    """
    total = sum([card >> 2 for card in cards])
    if len(cards) < 2 or not 0 < units < total:
        return False
    if len({card & 3 for card in cards}) > 1:
        return True
    if units == total - 1:
        return False  # one unit stays, on a card like any other
    return cards[0] != cards[-1] or units > 1 and cards[0] >> 2 > 1


def owe(state: "State", player: "Player", fuel: int, units: int) -> None:
    """Units have to leave the storage: at once where it does not matter which cards they leave."""
    if has_choice(player.cards[fuel], units):
        set_due(state, fuel, units)
    else:
        burn(state, player, fuel, units)


def set_due(state: "State", fuel: int, units: int) -> None:
    """So many units of a fuel still have to leave cards."""
    state.due = state.due[:fuel] + (units,) + state.due[fuel + 1 :]


def fuel_due(state: "State") -> int:
    """The fuel whose cards are asked for, the first of those that are due."""
    for fuel in range(3):
        if state.due[fuel]:
            return fuel
    return 3


def offers(state: "State") -> "list[Action]":
    """Each different card of the fuel that is due, with as many of its units as may go (ruling R-26)."""
    fuel = fuel_due(state)
    due = state.due[fuel]
    found: "list[Action]" = []
    last = 0
    for card in state.players[state.turn].cards[fuel]:
        if card != last:
            left = card >> 2
            found.append((GIVE, stored_card(fuel, card), 1, left if left < due else due))
        last = card
    return found


def stored_card(fuel: int, card: int) -> int:
    """What a card in store is called in an action."""
    return STORED_CARD + 16 * fuel + card


def taken_apart(code: int) -> "tuple[int, int, int]":
    """Fuel, units left and units printed of a card in store.

    >>> taken_apart(stored_card(1, 4 * 2 + 3))
    (1, 2, 3)
    """
    code -= STORED_CARD
    return (code >> 4, code >> 2 & 3, code & 3)


def turn_down(state: "State", tell: "Tell", offered: "list[Action]", code: int, units: int) -> None:
    """Units leave one of the cards that are offered; the rest goes by itself as soon as no choice is left."""
    for _, other, least, most in offered:
        if other == code and least <= units <= most:
            break
    else:
        raise Refusal("no-card-to-turn", code, units)
    player = state.players[state.turn]
    fuel = fuel_due(state)
    card = code - STORED_CARD - 16 * fuel
    rest = state.due[fuel] - units
    set_due(state, fuel, 0)
    take_units(state, player, fuel, card, units)
    if tell:
        tell(CardTurned(state.turn, fuel, units, (card >> 2) - units, card & 3))
    if rest:
        owe(state, player, fuel, rest)


def take_units(state: "State", player: "Player", fuel: int, card: int, units: int) -> None:
    """A card is turned down, or used up."""
    cards = list(player.cards[fuel])
    cards.remove(card)
    if card >> 2 > units:
        cards.append(card - 4 * units)
    else:
        put_away(state, fuel, card & 3)
    player.cards[fuel] = tuple(sorted(cards))
    player.fuel[fuel] -= units
