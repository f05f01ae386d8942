"""The last phase of a round: the refill, what the next round changes, and the last count."""

from voltable.engine.refusal import Refusal
from voltable.engine.verbs import DONES, FIRST
from voltable.engine.words import IN_MARKET, OUT
from voltable.tracker.events import Refilled
from voltable.tracker.fields import refill
from voltable.tracker.phase import TablePhase
from voltable.tracker.state import NEXT_NOTICE, ORDER, OVER, REFILL, TIE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.engine.shapes import Action, Tell
    from voltable.tracker.state import TableState


class EndingPhase(TablePhase):
    """What board and card game share of it."""

    name = "bureaucracy"

    def draws_plants(self, state: "TableState") -> bool:
        """The plant market is renewed with the refill."""
        return state.stage == REFILL

    def refilled(self, state: "TableState", tell: "Tell") -> None:
        """Tokens are back on the market; if the last card came, the next round is another."""
        if self.table.prices:
            tokens = [refill(self.table, state, fuel) for fuel in range(4)]
            for fuel, count in enumerate(tokens):
                state.tokens[fuel] += count
            if tell:
                tell(Refilled(tuple(tokens)))
        if state.last_card != IN_MARKET:
            self.leave(state)
            return
        state.last_card = OUT
        if self.table.numbers.houses:
            self.begin_three(state, tell)
        self.note(state, NEXT_NOTICE)

    def leave(self, state: "TableState") -> None:
        """The next round begins."""
        state.stage = 0
        self.table.enter(state, ORDER)

    def reveal(self, state: "TableState", tell: "Tell", amounts: "list[int]") -> None:
        """The result; only who ties for the first place is asked about."""
        state.places = tuple([1 + sum([other > mine for other in amounts]) for mine in amounts])
        winners = tuple([seat for seat in state.order if state.places[seat] == 1])
        if len(winners) == 1:
            self.table.enter(state, OVER)
            return
        state.order = winners + tuple([seat for seat in state.order if seat not in winners])
        state.tie_at, state.tie_size = 0, len(winners)
        self.note(state, TIE)

    def asked(self, state: "TableState") -> "list[Action]":
        """The next thing; in a tie the winner."""
        return [DONES] + ([(FIRST, seat) for seat in state.order[: state.tie_size]] if state.stage == TIE else [])

    def first(self, state: "TableState", tell: "Tell", seat: int) -> None:
        """Who ties and has more money wins."""
        if state.stage != TIE:
            self.refuse(FIRST)
        if seat not in state.order[: state.tie_size]:
            raise Refusal("not-tied", seat)
        places = [2 if place == 1 else place for place in state.places]
        places[seat] = 1
        state.places = tuple(places)
        self.finish(state)

    def finish(self, state: "TableState") -> None:
        """Nothing is asked any more."""
        state.tie_size = 0
        self.table.enter(state, OVER)

    def go_on(self, state: "TableState", tell: "Tell") -> None:
        """What is the same in both games."""
        if state.stage == REFILL:
            self.refilled(state, tell)
        elif state.stage == NEXT_NOTICE:
            self.leave(state)
        elif state.stage == TIE:
            self.finish(state)
