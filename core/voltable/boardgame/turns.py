"""The heading of the board game: the round, whether it is the last, which step is in force, and who comes."""

from voltable.boardgame.facts import is_last
from voltable.plants.turns import phase_and_names
from voltable.talk.said import Said, said

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.boardgame.shapes import BoardGame


def heading(game: "BoardGame") -> "list[Said]":
    """Round, step, phase, direction and names, in parts."""
    state = game.state
    rounds = [said("last-round-heading" if is_last(game) else "round-heading", round=state.round)]
    return (rounds + [said("step-heading", step=state.step)] if state.round else []) + phase_and_names(game)
