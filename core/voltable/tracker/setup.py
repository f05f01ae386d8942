"""Setup: who begins, drawn by dice or told by the table."""

from voltable.engine.events import OrderSet
from voltable.engine.phase import Phase
from voltable.engine.refusal import Refusal
from voltable.engine.verbs import CHANCE, FIRST
from voltable.tracker.state import ORDER

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.engine.shapes import Action, Tell
    from voltable.tracker.edition import Table
    from voltable.tracker.state import TableState


class SetupPhase(Phase):
    """The first order, one name at a time."""

    name = "setup"
    edition: "Table"

    def begin(self, state: "TableState", tell: "Tell") -> None:
        """Chance is asked."""
        state.turn = CHANCE

    def choices(self, state: "TableState") -> "list[Action]":
        """Everybody who has no place yet."""
        return [(FIRST, seat) for seat in range(self.edition.count) if seat not in state.order]

    def first(self, state: "TableState", tell: "Tell", seat: int) -> None:
        """The next of the row; the last one needs no question."""
        if not 0 <= seat < self.edition.count or seat in state.order:
            raise Refusal("cannot-come", seat)
        state.order += (seat,)
        if len(state.order) == self.edition.count - 1:
            state.order += (self.choices(state)[0][1],)
            if tell:
                tell(OrderSet(state.order))
            self.edition.enter(state, ORDER)

    def answer(self, state: "TableState", tell: "Tell", action: "Action") -> None:
        verb = action[0]
        if verb == FIRST:
            self.first(state, tell, action[1])
        else:
            self.refuse(verb)
