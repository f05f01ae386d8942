"""The end: nothing is asked any more, the result is known (rules 9)."""

from voltable.engine.events import GameOver
from voltable.engine.phase import Phase
from voltable.engine.verbs import NOBODY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.engine.shapes import Tell
    from voltable.engine.turn import GameState


class OverPhase(Phase):
    """The game is over."""

    name = "over"

    def begin(self, state: "GameState", tell: "Tell") -> None:
        """Everyone's plants will produce for points; game.ranking() counts them."""
        state.stage = 0
        state.turn = NOBODY
        if tell:
            tell(GameOver())
