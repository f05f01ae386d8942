"""A phase in which plants are drawn to fill the market."""

from voltable.engine.phase import Phase
from voltable.engine.verbs import DEAL
from voltable.engine.words import IN_MARKET, LAST_CARD
from voltable.plants import row

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from voltable.engine.dice import Dice
    from voltable.engine.edition import Edition
    from voltable.engine.shapes import Action, Cards, Own, Tell
    from voltable.engine.state import BaseState

DRAWING: "Final" = 4  # this stage and those above it wait for a plant card


class DrawingPhase(Phase):
    """Chance is asked for a plant; what it replaces is known by the stage."""

    edition: "Edition"

    def __init__(self, edition: "Edition") -> None:
        super().__init__(edition)
        self.cards: "Cards" = edition.cards
        self.numbers: "tuple[int, ...]" = edition.cards.number

    def refill(self, state: "BaseState", tell: "Tell", stage: int = DRAWING) -> None:
        """An empty place gets a new plant while the deck lasts."""
        state.stage = stage
        if not row.ask(state):
            self.go_on(state, tell)

    def go_on(self, state: "Own", tell: "Tell") -> None:
        """What follows, for instance once the place is filled or stays empty."""

    def draw(self, state: "BaseState", dice: "Dice") -> "Action":
        """The top card of the plant deck."""
        return (DEAL, row.pick(state, dice))

    def deals(self, state: "BaseState") -> "list[Action]":
        """Every card that may be drawn."""
        return [(DEAL, card) for card in row.may_come(state)]

    def deal(self, state: "BaseState", tell: "Tell", card: int) -> None:
        """A plant is sorted in, is thrown away and replaced, or is the last card, far right."""
        if state.stage < DRAWING:
            self.refuse(DEAL)
        row.turn_up(state, card)
        if card == LAST_CARD:
            self.lay_out_last_card(state, tell)
        elif self.throws_away(state, tell, card):
            self.refill(state, tell, state.stage)
            return
        else:
            row.insert(state, tell, self.numbers, card)
        self.go_on(state, tell)

    def lay_out_last_card(self, state: "BaseState", tell: "Tell") -> None:
        """It counts as the highest plant until it leaves."""
        row.lay_out_last_card(state, tell, IN_MARKET)

    def throws_away(self, state: "BaseState", tell: "Tell", card: int) -> bool:
        """A plant that is too small leaves the game at once."""
        return self.edition.throws_away(state, tell, card)
