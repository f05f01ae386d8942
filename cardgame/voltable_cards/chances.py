"""How likely each answer of chance is in the card game: loaded when it is asked for."""

from voltable.plants import chances
from voltable_cards.words import FUEL_CARD

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.engine.shapes import Action, Chances
    from voltable_cards.shapes import State


def weighed(state: "State", choices: "list[Action]") -> "Chances":
    """Fuel cards by how many of each kind lie in the deck; what both games draw as there."""
    if choices[0][-1] < FUEL_CARD:
        return chances.weighed(state, choices)
    return [(choice, state.fuel_deck.count(choice[1] - FUEL_CARD)) for choice in choices]
