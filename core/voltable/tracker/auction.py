"""Phase 2: who has bought a plant, turn by turn or only that all have."""

from voltable.engine.events import DroppedOut
from voltable.engine.refusal import Refusal
from voltable.engine.verbs import BOUGHT, DONES, DROP
from voltable.engine.words import IN_MARKET, OUT
from voltable.tracker.events import Told
from voltable.tracker.phase import TablePhase
from voltable.tracker.state import FUEL, NOTICE, ORDER, TURN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.engine.shapes import Action, Tell
    from voltable.tracker.state import TableState


class AuctionPhase(TablePhase):
    """Bids are spoken at the table and never told."""

    name = "auction"

    def begin(self, state: "TableState", tell: "Tell") -> None:
        """Nobody has bought or dropped out."""
        state.bought = state.dropped = state.served = 0
        self.go_on(state, tell)

    def go_on(self, state: "TableState", tell: "Tell") -> None:
        """The first in order who is still in, or the end of the phase."""
        waiting = self.still_in(state)
        if waiting:
            state.stage = TURN
            state.turn = waiting[0]
        else:
            self.end(state, tell)

    def still_in(self, state: "TableState") -> "list[int]":
        """Who may still buy, first in order first."""
        return [seat for seat in state.order if not (state.bought | state.dropped) >> seat & 1]

    def asked(self, state: "TableState") -> "list[Action]":
        """The opener bought, somebody else did, the opener drops out; or all of it is over."""
        if state.stage == NOTICE or not self.table.turns:
            return [DONES]
        drop = [(DROP,)] if state.round > 1 else []
        return [(BOUGHT, seat) for seat in self.still_in(state)] + drop + [DONES]

    def bought(self, state: "TableState", tell: "Tell", seat: int) -> None:
        """Somebody has a new plant."""
        self.check_turns(state, BOUGHT)
        self.check_seat(seat)
        if seat not in self.still_in(state):
            raise Refusal("already-out", seat)
        state.bought |= 1 << seat
        if tell:
            tell(Told(BOUGHT, seat, 0))
        self.go_on(state, tell)

    def drop(self, state: "TableState", tell: "Tell") -> None:
        """The opener buys nothing in this phase; in the first round everybody has to."""
        self.check_turns(state, DROP)
        if state.round == 1:
            raise Refusal("must-buy")
        state.dropped |= 1 << state.turn
        if tell:
            tell(DroppedOut(state.turn))
        self.go_on(state, tell)

    def check_turns(self, state: "TableState", verb: int) -> None:
        """Only where single turns are followed."""
        if state.stage != TURN or not self.table.turns:
            self.refuse(verb)

    def done(self, state: "TableState", tell: "Tell") -> None:
        """The whole phase is over, or what changed has been heard."""
        if state.stage == NOTICE:
            self.leave(state)
        else:
            for seat in self.still_in(state):
                state.dropped |= 1 << seat
            self.go_on(state, tell)

    def draws_plants(self, state: "TableState") -> bool:
        """Every plant that goes is replaced."""
        return state.stage != NOTICE

    def end(self, state: "TableState", tell: "Tell") -> None:
        """If the last card lies in the market, it leaves now: Step 3 begins, or the next round is the last."""
        state.stage = TURN
        if state.last_card != IN_MARKET:
            self.leave(state)
            return
        state.last_card = OUT
        if self.table.numbers.houses:
            self.begin_three(state, tell)
        self.note(state)

    def leave(self, state: "TableState") -> None:
        """After the first auction the order is set anew."""
        state.reorder = 1 if state.round == 1 else 0
        self.table.enter(state, ORDER if state.reorder else FUEL)
