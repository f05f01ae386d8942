"""How likely each answer of chance is, for whoever searches: loaded when it is asked for."""

from voltable.engine.verbs import DEAL
from voltable.plants import row

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.engine.shapes import Action, Chances
    from voltable.engine.state import BaseState


def weighed(state: "BaseState", choices: "list[Action]") -> "Chances":
    """Plants by what may lie on top of the deck; all else that is drawn is as likely as another."""
    return [((DEAL, card), weight) for card, weight in weights(state)] if choices[0][0] == DEAL else even(choices)


def even(choices: "list[Action]") -> "Chances":
    """One is as likely as another."""
    return [(choice, 1) for choice in choices]


def weights(state: "BaseState") -> "list[tuple[int, int]]":
    """Each plant card that can lie on top, with how likely it is against the others: as `row.pick` throws for it."""
    if state.top_small or not state.small_left + state.large_left:
        return [(card, 1) for card in row.may_come(state)]
    of_small = state.small_left * (len(state.large) or 1)  # a back by its cards in the deck, then any card of it
    of_large = state.large_left * (len(state.small) or 1)
    return [(card, of_small) for card in state.small] + [(card, of_large) for card in state.large]
