"""Phase 1: the order of the round; only a tie is asked about."""

from voltable.engine.events import OrderSet, RoundBegan
from voltable.engine.refusal import Refusal
from voltable.engine.verbs import DONES, FIRST
from voltable.engine.words import OUT
from voltable.tracker.phase import TablePhase
from voltable.tracker.state import AUCTION, FUEL, TIE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.engine.shapes import Action, Tell
    from voltable.tracker.state import TableState


class OrderPhase(TablePhase):
    """Most cities first, in the card game the highest income; who ties is asked who has the bigger plant."""

    name = "order"

    def begin(self, state: "TableState", tell: "Tell") -> None:
        """A round begins; or the order is set anew after the first auction."""
        if not state.reorder:
            state.round += 1
            state.last_round = 1 if state.last_card == OUT and not self.table.numbers.houses else 0
            if tell:
                tell(RoundBegan(state.round, state.last_round))
            if state.round == 1:
                self.table.enter(state, AUCTION)
                return
        state.order = self.arranged(state)
        self.ask(state, tell, 0)

    def arranged(self, state: "TableState") -> "tuple[int, ...]":
        """By cities, who ties as before; by income, who ties the other way round (ruling R-21)."""
        direction = 1 if self.table.numbers.houses else -1
        amounts = self.table.amounts(state)
        places = [(-amounts[seat], direction * place, seat) for place, seat in enumerate(state.order)]
        return tuple([place[2] for place in sorted(places)]) if self.table.counts else state.order

    def ask(self, state: "TableState", tell: "Tell", place: int) -> None:
        """The next places that tie, or the end of the phase."""
        amounts = self.table.amounts(state)
        order = state.order
        while place < len(order):
            end = place + 1
            while end < len(order) and (amounts[order[end]] == amounts[order[place]] or not self.table.counts):
                end += 1
            if end - place > 1:
                state.stage = TIE
                state.tie_at = place
                state.tie_size = end - place
                state.turn = order[place]
                return
            place = end
        self.end(state, tell)

    def end(self, state: "TableState", tell: "Tell") -> None:
        """The order stands."""
        if tell:
            tell(OrderSet(state.order))
        state.tie_at = state.tie_size = state.stage = 0
        phase = FUEL if state.reorder else AUCTION
        state.reorder = 0
        self.table.enter(state, phase)

    def asked(self, state: "TableState") -> "list[Action]":
        """As it stands, or another of those who tie first."""
        return [DONES] + [(FIRST, seat) for seat in self.tied(state)]

    def tied(self, state: "TableState") -> "tuple[int, ...]":
        """Who ties."""
        return state.order[state.tie_at : state.tie_at + state.tie_size]

    def first(self, state: "TableState", tell: "Tell", seat: int) -> None:
        """This one comes before the others who tie."""
        tied = self.tied(state)
        if seat not in tied:
            raise Refusal("not-tied", seat)
        at = state.tie_at
        rest = tuple([other for other in tied if other != seat])
        state.order = state.order[:at] + (seat,) + rest + state.order[at + len(tied) :]
        state.tie_at += 1
        state.tie_size -= 1
        state.turn = rest[0]
        if state.tie_size == 1:
            self.ask(state, tell, state.tie_at + 1)

    def done(self, state: "TableState", tell: "Tell") -> None:
        """The others stay as they stand."""
        self.ask(state, tell, state.tie_at + state.tie_size)
