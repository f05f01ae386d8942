"""A ladder: the bots of one game, weakest first."""

from collections.abc import Callable, Mapping
from typing import NamedTuple, Protocol

from voltable import Refusal
from voltable.engine.dice import Dice
from voltable.engine.game import Game
from voltable_host.bots.random_bot import Random
from voltable_host.bots.thought import Thought


class Bot(Protocol):
    """Whoever can say what it would do, and why."""

    name: str

    def think(self, game: Game, dice: Dice) -> Thought:
        """Its move in this game; the dice are its own."""
        ...


class Ladder(NamedTuple):
    """How each bot plays, by its name, and what makes those that only this game has."""

    about: Mapping[str, str]
    find: Callable[[str, int | None, float | None], Bot]

    @property
    def names(self) -> tuple[str, ...]:
        """Weakest first."""
        return tuple(self.about)

    def make(self, name: str, nodes: int | None = None, seconds: float | None = None) -> Bot:
        """A bot of this ladder; where it tries moves out, so many in a decision or for so long."""
        if name not in self.about:
            raise Refusal("unknown-bot", name, *self.about)
        return Random() if name == "random" else self.find(name, nodes, seconds)
