"""The first rung: any move."""

from voltable.bots.known import known
from voltable.bots.random_bot import random_move
from voltable.bots.thought import Thought
from voltable.talk.said import said

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.engine.dice import Dice
    from voltable.engine.game import Game


class Random:
    """Plays what falls."""

    name = "random"

    def think(self, game: "Game", dice: "Dice") -> Thought:
        """One of the choices, as games of random bots pick it."""
        return Thought(random_move(known(game, dice).choices(), dice), said("bot-by-chance"))
