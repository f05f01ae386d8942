"""The first rung: any move."""

from voltable.bots.random_bot import random_move
from voltable.talk.said import said
from voltable_host.bots.known import known
from voltable_host.bots.thought import Thought


class Random:
    """Plays what falls."""

    name = "random"

    def think(self, game, dice) -> Thought:
        """One of the choices, as the core's random bot picks it."""
        return Thought(random_move(known(game, dice).choices(), dice), said("bot-by-chance"))
