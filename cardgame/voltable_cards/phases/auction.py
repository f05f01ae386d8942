"""Phase 1: the auction of plants, with the discount token, the Bank and Demolition (rules 4, 6 and 10)."""

from voltable.engine.events import RoundBegan
from voltable.engine.words import LAST_ROUND, OUT
from voltable.plants import row
from voltable.plants.discount import DiscountAuction

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.engine.shapes import Tell
    from voltable.engine.state import BaseState
    from voltable_cards.shapes import State


class CardAuction(DiscountAuction):
    """A round begins with it; in the last one the market no longer shrinks."""

    def begin(self, state: "State", tell: "Tell") -> None:
        """A new round: the discount token goes to the lowest plant."""
        state.round += 1
        state.last_round = 1 if state.last_card == OUT else 0
        state.bought = state.dropped = state.shrunk = 0
        if tell:
            tell(RoundBegan(state.round, state.last_round))
        self.place_token(state, tell)
        self.go_on(state, tell)

    def keeps_unsold(self, state: "State") -> bool:
        """In the last round the unsold plant stays (ruling R-16)."""
        return state.last_round == 1

    def take_out_last_card(self, state: "State", tell: "Tell") -> bool:
        """Six plants stay for the last round."""
        row.take_out_last_card(state, tell, LAST_ROUND)
        state.shrunk = 1
        return False

    def first_order(self, state: "BaseState") -> "tuple[int, ...]":
        """After the first auction by highest plant; those who tie take their reversed order."""
        numbers = self.cards.number
        places = [(-numbers[state.players[seat].plants[-1]], -place, seat) for place, seat in enumerate(state.order)]
        return tuple([seat for _, _, seat in sorted(places)])
