"""Phase 3: everyone buys fuel, the last in order first; the third party is told what it takes."""

from voltable.engine.refusal import Refusal
from voltable.engine.verbs import DONES, FUEL
from voltable.engine.words import OUT
from voltable.tracker.events import DummyTook, FuelTold
from voltable.tracker.needs import takes_now
from voltable.tracker.phase import TablePhase
from voltable.tracker.state import BUILD, BUREAUCRACY, DUMMY_FUEL, NOTICE, TURN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.engine.shapes import Action, Tell
    from voltable.tracker.state import TableState


class FuelPhase(TablePhase):
    """One press for all, a turn each, or every token with its price."""

    name = "fuel"

    def begin(self, state: "TableState", tell: "Tell") -> None:
        """The last in order buys first."""
        state.served = state.spent = 0
        state.stage = TURN
        state.turn = state.order[-1]

    def asked(self, state: "TableState") -> "list[Action]":
        """Tokens of each fuel that lies on the market, or the next one."""
        found = []
        if self.table.prices and state.stage == TURN:
            found = [(FUEL, fuel, 1, lying) for fuel, lying in enumerate(state.tokens) if lying]
        return [DONES] + found

    def fuel(self, state: "TableState", tell: "Tell", fuel: int, tokens: int) -> None:
        """Tokens from the cheapest spaces."""
        if not self.table.prices or state.stage != TURN:
            self.refuse(FUEL)
        if not 0 <= fuel < len(state.tokens):
            raise Refusal("unknown-fuel", fuel, *self.table.numbers.fuels)
        self.check_amount(tokens, 1, state.tokens[fuel])
        from voltable.boardgame.market import cost

        price = cost(self.table.numbers.sums[fuel], state.tokens[fuel], tokens)
        state.spent += price
        state.tokens[fuel] -= tokens
        if tell:
            tell(FuelTold(state.turn, fuel, tokens, price))

    def done(self, state: "TableState", tell: "Tell") -> None:
        """The next one, between two players the third party; or the end of the phase."""
        state.spent = 0
        if state.stage == NOTICE:
            state.stage = TURN
            state.turn = state.order[-1]
        elif not self.table.turns:
            self.end(state)
        elif state.stage == DUMMY_FUEL:
            self.serve_dummy(state, tell)
        else:
            place = state.order.index(state.turn)
            if not place:
                self.end(state)
                return
            state.turn = state.order[place - 1]
            state.stage = DUMMY_FUEL if state.dummy is not None and not state.served else TURN

    def draws_plants(self, state: "TableState") -> bool:
        """Until somebody has bought: the plant that replaced the last one sold may have been the last card."""
        return state.stage == TURN and state.turn == state.order[-1] and not state.spent and not state.served

    def last_card_came(self, state: "TableState", tell: "Tell") -> None:
        """It came in the auction after all."""
        state.last_card = OUT
        if self.table.numbers.houses:
            self.begin_three(state, tell)
        self.note(state)

    def serve_dummy(self, state: "TableState", tell: "Tell") -> None:
        """It takes what its plants burn once, for nothing."""
        state.served = 1
        state.stage = TURN
        if self.table.prices:
            tokens = takes_now(self.table, state)
            for fuel, count in enumerate(tokens):
                state.tokens[fuel] -= min(count, state.tokens[fuel])
            if tell:
                tell(DummyTook(tuple(tokens)))

    def end(self, state: "TableState") -> None:
        """Building comes next, in the card game production."""
        state.stage = TURN
        self.table.enter(state, BUILD if self.table.numbers.houses else BUREAUCRACY)
