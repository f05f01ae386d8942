"""A phase in which plants are drawn to fill the market."""

from voltable.engine.phase import Phase
from voltable.engine.verbs import DEAL
from voltable.engine.words import IN_MARKET, LAST_CARD
from voltable.plants import row

DRAWING = 4  # this stage and those above it wait for a plant card


class DrawingPhase(Phase):
    """Chance is asked for a plant; what it replaces is known by the stage."""

    def __init__(self, edition):
        super().__init__(edition)
        self.cards = edition.cards

    def refill(self, state, tell, stage=DRAWING):
        """An empty place gets a new plant while the deck lasts."""
        state.stage = stage
        if not row.ask(state):
            self.drawn(state, tell)

    def drawn(self, state, tell):
        """The place is filled, or stays empty."""

    def draw(self, state, dice):
        """The top card of the plant deck."""
        return (DEAL, row.pick(state, dice))

    def deals(self, state) -> list:
        """Every card that may be drawn."""
        return [(DEAL, card) for card in row.may_come(state)]

    def deal(self, state, tell, card):
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
            row.insert(state, tell, self.cards.number, card)
        self.drawn(state, tell)

    def lay_out_last_card(self, state, tell):
        """It counts as the highest plant until it leaves."""
        row.lay_out_last_card(state, tell, IN_MARKET)

    def throws_away(self, state, tell, card) -> bool:
        """A plant that is too small leaves the game at once."""
        return self.edition.throws_away(state, tell, card)

    verbs = {DEAL: deal}
