"""Which fuel goes when not all of it fits: the same habit in both games."""

from voltable.bots.thought import Thought
from voltable.engine.verbs import GIVE
from voltable.talk.said import said

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.engine.game import Game
    from voltable.engine.shapes import Action
    from voltable.engine.state import BaseState


def giving(game: "Game", choices: "list[Action]") -> Thought:
    """One unit of the fuel there is more of."""
    state: "BaseState" = game.state
    stock = state.players[state.turn].fuel
    fuel = -max([(stock[choice[1]], -choice[1]) for choice in choices if choice[-1]])[1]
    return Thought((GIVE, fuel, 1), said("bot-more-there", fuel=fuel))
