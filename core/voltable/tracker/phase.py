"""What every phase of a table shares: fields are set right, and the last card is told where it can come."""

from voltable.engine.events import LastCardDrawn, StepBegan
from voltable.engine.phase import Phase
from voltable.engine.refusal import Refusal
from voltable.engine.verbs import DEAL, DONES, SET, WORDS
from voltable.engine.words import IN_DECK, IN_MARKET, LAST_CARD
from voltable.tracker import fields
from voltable.tracker.events import FieldSet
from voltable.tracker.state import NOTICE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.engine.shapes import Action, Own, Tell
    from voltable.tracker.edition import Table
    from voltable.tracker.state import TableState


class TablePhase(Phase):
    """A phase that is told what happens instead of making it happen."""

    def __init__(self, edition: "Table") -> None:
        super().__init__(edition)
        self.table = edition

    def choices(self, state: "TableState") -> "list[Action]":
        """What is asked, then what may be said at any moment."""
        last = [(DEAL, LAST_CARD)] if self.last_card_may_come(state) else []
        return self.asked(state) + last + self.settable()

    def asked(self, state: "TableState") -> "list[Action]":
        """What this phase asks for; the likeliest answer first."""
        return [DONES]

    def settable(self) -> "list[Action]":
        """Every field with its least and most."""
        found: "list[Action]" = []
        for field in range(fields.FIRST_SEAT + self.table.count):
            ends = fields.limits(self.table, field)
            if ends:
                found.append((SET, field) + ends)
        return found

    def set(self, state: "TableState", tell: "Tell", field: int, number: int) -> None:
        """A count was wrong, or is told for the first time."""
        ends = fields.limits(self.table, field)
        if not ends:
            raise Refusal("no-such-field", field)
        self.check_amount(number, ends[0], ends[1])
        fields.write(self.table, state, field, number)
        if tell:
            tell(FieldSet(field, number))

    def check_amount(self, number: int, least: int, most: int) -> None:
        """Within what can be."""
        if not least <= number <= most:
            raise Refusal("bad-amount", number, least, most)

    def last_card_may_come(self, state: "TableState") -> bool:
        """Whether plants are drawn now, and the last card is still among them."""
        return state.last_card == IN_DECK and self.draws_plants(state)

    def draws_plants(self, state: "TableState") -> bool:
        """Whether plants can be drawn now."""
        return False

    def deal(self, state: "TableState", tell: "Tell", card: int) -> None:
        """The last card was turned up."""
        if card != LAST_CARD or not self.last_card_may_come(state):
            self.refuse(DEAL)
        state.last_card = IN_MARKET
        if tell:
            tell(LastCardDrawn())
        self.last_card_came(state, tell)

    def last_card_came(self, state: "TableState", tell: "Tell") -> None:
        """It waits for the end of the phase."""

    def begin_three(self, state: "TableState", tell: "Tell") -> None:
        """Step 3 holds; ruling A4: where Step 2 comes first, it has its moment too."""
        if tell and state.step == 1 and not self.table.numbers.step_three_skips_two:
            tell(StepBegan(2))
        state.step = 3
        if tell:
            tell(StepBegan(3))

    def note(self, state: "TableState", stage: int = NOTICE) -> None:
        """Something has changed that everybody has to hear."""
        state.stage = stage
        state.turn = state.order[0]

    def check_seat(self, seat: int) -> None:
        """Somebody who plays."""
        if not 0 <= seat < self.table.count:
            raise Refusal("no-such-seat", seat)

    def done(self, state: "TableState", tell: "Tell") -> None:
        """What was asked is finished."""

    def answer(self, state: "TableState", tell: "Tell", action: "Action") -> None:
        """Each verb is answered by the method of its name."""
        method: "Own" = getattr(self, WORDS[action[0]], None)
        if method is None:
            self.refuse(action[0])
        method(state, tell, *action[1:])
