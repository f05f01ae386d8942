"""Setup: the first order, and eight small plants where they are drawn; then what the edition lays out."""

from voltable.engine.events import OrderSet
from voltable.engine.phase import Phase
from voltable.engine.refusal import Refusal
from voltable.engine.verbs import CHANCE, DEAL, FIRST
from voltable.plants import row

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from voltable.engine.dice import Dice
    from voltable.engine.edition import Edition
    from voltable.engine.shapes import Action, Own, Tell
    from voltable.engine.state import BaseState

# what chance is asked for; more is the edition's own
ORDER: "Final" = 0
MARKET: "Final" = 1


class SetupPhase(Phase):
    """What is missing is asked for, one thing after the other."""

    name = "setup"
    edition: "Edition"

    def begin(self, state: "BaseState", tell: "Tell") -> None:
        """The plants by their backs; then the first question."""
        self.lay_out(state)
        if self.edition.demolition:
            state.demolition = 0
        self.go_on(state, tell)

    def lay_out(self, state: "BaseState") -> None:
        """Plants that may come: small ones until the market lies and one is on top of the deck."""
        cards = self.edition.cards
        state.small = cards.small
        state.small_left = len(cards.small)
        state.large = cards.large
        state.large_left = len(cards.large)
        state.top_small = 1

    def go_on(self, state: "BaseState", tell: "Tell") -> None:
        """Chance is asked for the order, then for the market."""
        state.turn = CHANCE
        if len(state.order) < self.edition.count:
            state.stage = ORDER
        elif len(state.market) < self.edition.market_size:
            state.stage = MARKET
        else:
            self.market_lies(state, tell)

    def market_lies(self, state: "Own", tell: "Tell") -> None:
        """What follows once the plants lie."""

    def choices(self, state: "BaseState") -> "list[Action]":
        """What may be drawn."""
        if state.stage == ORDER:
            return [(FIRST, seat) for seat in range(self.edition.count) if seat not in state.order]
        return [(DEAL, card) for card in row.may_come(state)]

    def draw(self, state: "BaseState", dice: "Dice") -> "Action":
        """A plant as it lies on top; everything else is as likely as another."""
        return (DEAL, row.pick(state, dice)) if state.stage == MARKET else super().draw(state, dice)

    def first(self, state: "BaseState", tell: "Tell", seat: int) -> None:
        """The next player of the row; the last one needs no question."""
        if state.stage != ORDER:
            self.refuse(FIRST)
        if not 0 <= seat < self.edition.count or seat in state.order:
            raise Refusal("cannot-come", seat)
        state.order += (seat,)
        if len(state.order) == self.edition.count - 1:
            state.order += tuple([other for other in range(self.edition.count) if other not in state.order])
            if tell:
                tell(OrderSet(state.order))
        self.go_on(state, tell)

    def deal(self, state: "BaseState", tell: "Tell", card: int) -> None:
        """A small plant, equal numbers to the right; with the eighth some plants are removed unseen."""
        if state.stage != MARKET:
            self.refuse(DEAL)
        edition = self.edition
        row.turn_up(state, card)
        state.top_small = 1  # the market is laid of small plants, and one lies on top of the deck
        row.insert(state, tell, edition.cards.number, card)
        if len(state.market) == edition.market_size:
            state.small_left -= edition.removed_small[edition.count]
            state.large_left -= edition.removed_large[edition.count]
        self.go_on(state, tell)

    def answer(self, state: "BaseState", tell: "Tell", action: "Action") -> None:
        verb = action[0]
        if verb == DEAL:
            self.deal(state, tell, action[1])
        elif verb == FIRST:
            self.first(state, tell, action[1])
        else:
            super().answer(state, tell, action)
