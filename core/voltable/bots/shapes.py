"""What a bot is to whoever seats it; only type checkers read this."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Protocol, TypeAlias

    from voltable.bots.thought import Thought
    from voltable.engine.dice import Dice
    from voltable.engine.game import Game

    Clock: TypeAlias = Callable[[], float]  # seconds that pass, lent by whoever has a clock
    Mover: TypeAlias = Callable[[Game], tuple[int, ...]]  # what answers a game with an action

    class Bot(Protocol):
        """Whoever can say what it would do, and why."""

        @property
        def name(self) -> str: ...
        def think(self, game: Game, dice: Dice) -> Thought:
            """Its move in this game; the dice are its own."""
            ...
