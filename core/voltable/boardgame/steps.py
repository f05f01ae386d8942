"""The three steps of a game: what happens at once when one begins."""

from voltable.boardgame.state import reprice
from voltable.engine.events import StepBegan
from voltable.engine.words import IN_MARKET, STEP_THREE, STEP_TWO
from voltable.plants import row

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.boardgame.state import State
    from voltable.engine.shapes import Tell


def begin_two(state: "State", tell: "Tell") -> None:
    """Two houses a city; the lowest plant leaves, and the caller draws another."""
    state.step = 2
    reprice(state)
    if tell:
        tell(StepBegan(2))
    row.remove_lowest(state, tell, STEP_TWO)


def begin_three(state: "State", tell: "Tell") -> None:
    """Three houses a city; the card and the lowest plant leave, unless they did when the card was drawn."""
    if state.last_card == IN_MARKET:
        row.take_out_last_card(state, tell, STEP_THREE)
    state.step = 3
    reprice(state)
    if tell:
        tell(StepBegan(3))
