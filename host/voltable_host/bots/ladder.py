"""A ladder: the bots of one game, weakest first."""

from collections.abc import Callable
from typing import NamedTuple, Protocol

from voltable import Refusal
from voltable.engine.dice import Dice
from voltable.engine.game import Game
from voltable.talk.said import Said, said
from voltable_host.bots.random_bot import Random
from voltable_host.bots.thought import Thought


class Bot(Protocol):
    """Whoever can say what it would do, and why."""

    name: str

    def think(self, game: Game, dice: Dice) -> Thought:
        """Its move in this game; the dice are its own."""
        ...


class Ladder(NamedTuple):
    """Each bot's name with the id of how it plays, and what makes those that only this game has."""

    rungs: tuple[tuple[str, str], ...]
    find: Callable[[str, int | None, float | None], Bot]

    @property
    def names(self) -> tuple[str, ...]:
        """Weakest first."""
        return tuple([name for name, _ in self.rungs])

    def about(self, name: str) -> Said:
        """How a bot plays."""
        if name not in self.names:
            raise Refusal("unknown-bot", name, *self.names)
        return said(dict(self.rungs)[name])

    def make(self, name: str, nodes: int | None = None, seconds: float | None = None) -> Bot:
        """A bot of this ladder; where it tries moves out, so many in a decision or for so long."""
        if name not in self.names:
            raise Refusal("unknown-bot", name, *self.names)
        return Random() if name == "random" else self.find(name, nodes, seconds)
