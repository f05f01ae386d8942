"""Phase 5 of the board game: a new step where one is due, then income, then the refill."""

from voltable.engine.events import StepBegan
from voltable.engine.verbs import DONES, POWERED
from voltable.engine.words import IN_MARKET, OUT
from voltable.tracker.ending import EndingPhase
from voltable.tracker.events import Paid, Told
from voltable.tracker.fields import predicted
from voltable.tracker.state import FINAL, NOTICE, POWER, REFILL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.engine.shapes import Action, Tell
    from voltable.tracker.state import TableState


class PowerPhase(EndingPhase):
    """Everybody is paid at once; who powers less than predicted is told first."""

    def begin(self, state: "TableState", tell: "Tell") -> None:
        """The end comes first, then Step 2 or 3, then income."""
        numbers = self.table.numbers
        if state.last_round:
            state.powered = state.cities[:]
            self.note(state, FINAL)
            return
        if state.step == 1 and self.table.counts and max(state.cities) >= numbers.step_two_cities:
            state.step = 2
            if tell:
                tell(StepBegan(2))
            self.note(state)
        if state.last_card == IN_MARKET:
            state.last_card = OUT
            self.begin_three(state, tell)  # it came in phase 4 (ruling A8)
            self.note(state)
        elif state.stage != NOTICE:
            self.ask(state)

    def ask(self, state: "TableState") -> None:
        """Everybody as predicted."""
        for seat in range(self.table.count):
            state.powered[seat] = predicted(state, seat)
        self.note(state, POWER)

    def draws_plants(self, state: "TableState") -> bool:
        """With Step 2 the lowest plant is replaced."""
        return (state.stage == NOTICE and state.step == 2) or super().draws_plants(state)

    def last_card_came(self, state: "TableState", tell: "Tell") -> None:
        """Ruling A6: as the plant for Step 2 it may begin Step 3 at once."""
        if state.stage == NOTICE and self.table.numbers.step_two_draws_three:
            state.last_card = OUT
            self.begin_three(state, tell)

    def asked(self, state: "TableState") -> "list[Action]":
        """All as shown, or fewer cities of somebody."""
        if state.stage not in (POWER, FINAL) or not self.table.counts:
            return super().asked(state)
        return [DONES] + [(POWERED, seat, 0, state.cities[seat]) for seat in range(self.table.count)]

    def powered(self, state: "TableState", tell: "Tell", seat: int, cities: int) -> None:
        """So many cities does somebody power."""
        if state.stage not in (POWER, FINAL) or not self.table.counts:
            self.refuse(POWERED)
        self.check_seat(seat)
        self.check_amount(cities, 0, state.cities[seat])
        state.powered[seat] = cities
        if tell:
            tell(Told(POWERED, seat, cities))

    def done(self, state: "TableState", tell: "Tell") -> None:
        """Paid, refilled, heard or counted."""
        if state.stage == NOTICE:
            self.ask(state)
        elif state.stage == POWER:
            self.pay(state, tell)
        elif state.stage == FINAL:
            self.reveal(state, tell, state.powered)
        else:
            self.go_on(state, tell)

    def pay(self, state: "TableState", tell: "Tell") -> None:
        """By the table of the rulebook."""
        for seat in state.order if self.table.counts else ():
            powered = state.powered[seat]
            state.reach[seat] = powered if powered < state.cities[seat] else -1
            state.income[seat] = self.table.numbers.incomes[powered]
            if tell:
                tell(Paid(seat, powered, state.income[seat]))
        self.note(state, REFILL)
