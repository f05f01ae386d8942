"""Phase 1: the auction of plants, with the discount token, the Bank and Demolition (rules 4, 6 and 10)."""

from voltable.engine.events import RoundBegan
from voltable.engine.words import LAST_ROUND, OUT
from voltable.plants import row
from voltable.plants.discount import DiscountAuction


class CardAuction(DiscountAuction):
    """A round begins with it; in the last one the market no longer shrinks."""

    def begin(self, state, tell):
        """A new round: the discount token goes to the lowest plant."""
        state.round += 1
        state.last_round = 1 if state.last_card == OUT else 0
        state.bought = state.dropped = state.shrunk = 0
        tell(RoundBegan(state.round, state.last_round))
        self.place_token(state, tell)
        self.go_on(state, tell)

    def keeps_unsold(self, state) -> bool:
        """In the last round the unsold plant stays (ruling R-16)."""
        return state.last_round

    def take_out_last_card(self, state, tell) -> bool:
        """Six plants stay for the last round."""
        row.take_out_last_card(state, tell, LAST_ROUND)
        state.shrunk = 1
        return False

    def first_order(self, state) -> tuple:
        """After the first auction by highest plant; those who tie take their reversed order."""
        numbers = self.cards.number
        places = [(-numbers[state.players[seat].plants[-1]], -place, seat) for place, seat in enumerate(state.order)]
        return tuple([seat for _, _, seat in sorted(places)])
