"""Phase 3 of the card game: what everybody earned, which decides the order; then the refill."""

from voltable.engine.verbs import DONES, INCOME
from voltable.tracker.ending import EndingPhase
from voltable.tracker.events import Paid, Told
from voltable.tracker.fields import MOST_INCOME
from voltable.tracker.state import FINAL, POWER, REFILL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.engine.shapes import Action, Tell
    from voltable.tracker.state import TableState


class IncomePhase(EndingPhase):
    """The first in order first; prediction: the last income, at the end the same in points."""

    def begin(self, state: "TableState", tell: "Tell") -> None:
        """After the last round points are counted instead."""
        self.note(state, FINAL if state.last_round else POWER)
        if not self.table.counts:
            self.end_counting(state, tell)

    def asked(self, state: "TableState") -> "list[Action]":
        """As shown, or another income."""
        if state.stage not in (POWER, FINAL):
            return super().asked(state)
        return [DONES, (INCOME, 0, MOST_INCOME)]

    def income(self, state: "TableState", tell: "Tell", money: int) -> None:
        """So much did the player earn whose turn it is, or so many points are theirs."""
        if state.stage not in (POWER, FINAL):
            self.refuse(INCOME)
        self.check_amount(money, 0, MOST_INCOME)
        state.income[state.turn] = money
        if tell:
            tell(Told(INCOME, state.turn, money))

    def done(self, state: "TableState", tell: "Tell") -> None:
        """The next one; then the refill or the result."""
        if state.stage not in (POWER, FINAL):
            self.go_on(state, tell)
            return
        seat = state.turn
        if tell and state.stage == POWER:
            tell(Paid(seat, 0, state.income[seat]))
        place = state.order.index(seat) + 1
        if place < self.table.count:
            state.turn = state.order[place]
        else:
            self.end_counting(state, tell)

    def end_counting(self, state: "TableState", tell: "Tell") -> None:
        """Everybody has been asked."""
        if state.stage == FINAL:
            self.reveal(state, tell, state.income)
        else:
            self.note(state, REFILL)
