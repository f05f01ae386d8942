"""Which fuel goes when not all of it fits: the same habit in both games."""

from voltable.engine.verbs import GIVE
from voltable.talk.said import said
from voltable_host.bots.thought import Thought


def giving(game, choices) -> Thought:
    """One unit of the fuel there is more of."""
    fuels = [choice[1] for choice in choices if choice[-1]]
    fuel = max(fuels, key=lambda fuel: (game.state.players[game.turn].fuel[fuel], -fuel))
    return Thought((GIVE, fuel, 1), said("bot-more-there", fuel=fuel))
