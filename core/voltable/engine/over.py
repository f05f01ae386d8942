"""The end: nothing is asked any more, the result is known (rules 9)."""

from voltable.engine.events import GameOver
from voltable.engine.phase import Phase

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.engine.shapes import Tell
    from voltable.engine.state import BaseState


class OverPhase(Phase):
    """The game is over."""

    name = "over"

    def begin(self, state: "BaseState", tell: "Tell") -> None:
        """Everyone's plants will produce for points; game.ranking() counts them."""
        state.stage = 0
        state.turn = None
        tell(GameOver())
