"""The end: nothing is asked any more, the result is known (rules 9)."""

from voltable.base_events import GameOver
from voltable.phase import Phase


class OverPhase(Phase):
    """The game is over."""

    name = "over"

    def begin(self, state, tell):
        """Everyone's plants will produce for points; game.ranking() counts them."""
        state.stage = 0
        state.turn = None
        tell(GameOver())
