"""The heading of the card game: the round, whether it is the last, and who comes."""

from voltable.plants.turns import phase_and_names
from voltable.talk.said import Said, said

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable_cards.shapes import PlayedCardGame as CardGame


def heading(game: "CardGame") -> "list[Said]":
    """Round, phase, direction and names, in parts."""
    state = game.state
    rounds = [said("last-round-heading" if state.last_round else "round-heading", round=state.round)]
    return (rounds if state.round else []) + phase_and_names(game)
