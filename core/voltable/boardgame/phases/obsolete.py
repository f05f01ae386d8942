"""Phase 4 of the game of 2004: plants that became too small for the cities leave at once."""
# pyright: reportIncompatibleVariableOverride=false
# What holds for any game is narrowed to this one.

from voltable.boardgame.phases.build import BUILDING, BuildPhase
from voltable.engine.verbs import NOTHING
from voltable.engine.words import OBSOLETE, STEP_THREE
from voltable.plants import row
from voltable.plants.drawing import DRAWING

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.boardgame.state import State
    from voltable.engine.shapes import Tell
    from voltable.engine.state import BaseState


class ObsoletePlantBuild(BuildPhase):
    """Plants whose number is not above the most cities of any player leave the market at once."""

    def go_on(self, state: "State", tell: "Tell") -> None:
        """Lowest first, until none is obsolete (ruling A10)."""
        if state.market and self.cards.number[state.market[0]] <= state.most:
            state.builder = state.turn if state.stage == BUILDING else state.builder
            row.remove_lowest(state, tell, OBSOLETE)
            self.refill(state, tell)
        elif state.stage == DRAWING:
            state.stage = BUILDING
            state.turn = state.builder
            state.builder = NOTHING

    def lay_out_last_card(self, state: "BaseState", tell: "Tell") -> None:
        """Ruling A7: it stays in the market until the phase is over, or leaves at once."""
        super().lay_out_last_card(state, tell)
        if self.edition.step_three_at_once:
            row.take_out_last_card(state, tell, STEP_THREE)
