"""The auction with a discount token: the lowest plant of the phase may go for 1 Elektro."""

from voltable.engine.verbs import NOTHING
from voltable.engine.words import SOLD, UNDERCUT, UNSOLD
from voltable.plants.auction import AuctionPhase
from voltable.plants.events import DiscountEnded, DiscountPlaced, PlantRemoved
from voltable.plants.row import without

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from voltable.engine.shapes import Own, Tell
    from voltable.engine.state import BasePlayer, BaseState

DISCOUNTED: "Final" = 1  # Elektro


class DiscountAuction(AuctionPhase):
    """The token is set aside when its plant is sold, undercut or unsold, until the next round."""

    def place_token(self, state: "BaseState", tell: "Tell") -> None:
        """The token goes to the lowest plant."""
        if state.market:
            state.token = state.market[0]
            if tell:
                tell(DiscountPlaced(state.token))

    def minimum(self, state: "BaseState", plant: int) -> int:
        """The number, or 1 under the discount token."""
        return DISCOUNTED if plant == state.token else self.numbers[plant]

    def hand_over(self, state: "BaseState", tell: "Tell", buyer: "BasePlayer") -> None:
        """A token on the sold plant is set aside."""
        super().hand_over(state, tell, buyer)
        self.end_discount(state, tell, state.plant, SOLD)

    def left_market(self, state: "BaseState", tell: "Tell", plant: int) -> None:
        """The dummy sets the token aside as well (ruling A38)."""
        self.end_discount(state, tell, plant, SOLD)

    def end_discount(self, state: "BaseState", tell: "Tell", plant: int, why: int) -> None:
        """The token is set aside if it lies on this plant."""
        if plant == state.token:
            state.token = NOTHING
            if tell:
                tell(DiscountEnded(plant, why))

    def throws_away(self, state: "BaseState", tell: "Tell", card: int) -> bool:
        """A plant below the one with the token leaves, and the token with it (rulings R-02, A17 and A18)."""
        if state.token == NOTHING or self.numbers[card] >= self.numbers[state.token]:
            return False
        if tell:
            tell(PlantRemoved(card, UNDERCUT))
        self.end_discount(state, tell, state.token, UNDERCUT)
        return True

    def clear_market(self, state: "BaseState", tell: "Tell") -> bool:
        """Unsold at a discount: removed and replaced."""
        if state.token == NOTHING:
            return False
        unsold = state.token
        self.end_discount(state, tell, unsold, UNSOLD)
        if self.keeps_unsold(state):
            return False
        state.market = without(state.market, unsold)
        if tell:
            tell(PlantRemoved(unsold, UNSOLD))
        self.refill(state, tell)
        return True

    def keeps_unsold(self, state: "Own") -> bool:
        """Whether the unsold plant stays."""
        return False
