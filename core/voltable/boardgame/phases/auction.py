"""Phase 2 of the board game: what leaves the market at its end, and when uranium ends."""
# pyright: reportIncompatibleMethodOverride=false, reportIncompatibleVariableOverride=false
# mypy: disable-error-code=override
# What holds for any game and its table is narrowed to this one.

from voltable.boardgame import steps
from voltable.boardgame.events import UraniumEnded
from voltable.boardgame.phases.order import standing
from voltable.engine.words import NOBODY_BOUGHT
from voltable.plants import row
from voltable.plants.auction import AuctionPhase
from voltable.plants.discount import DiscountAuction

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.boardgame.edition import BoardEdition
    from voltable.boardgame.state import Player, State
    from voltable.engine.shapes import Tell
    from voltable.engine.state import BaseState


def end_step(phase: "ClassicAuction | RechargedAuction", state: "State", tell: "Tell") -> bool:
    """Step 3 holds from phase 3 on; ruling A4: where Step 2 comes first, its plant is drawn before."""
    if state.step == 1 and not phase.edition.step_three_skips_two:
        steps.begin_two(state, tell)
        phase.refill(state, tell)
        return True
    steps.begin_three(state, tell)
    return False


def end_uranium(phase: "ClassicAuction | RechargedAuction", state: "State", tell: "Tell") -> None:
    """Once a player has bought a certain plant no more uranium comes, where the board says so (rules 9.1)."""
    if phase.cards.number[state.plant] == phase.edition.nuclear_phase_out:
        state.phased_out = 1
        if tell:
            tell(UraniumEnded(state.plant))


class ClassicAuction(AuctionPhase):
    """If nobody buys, the lowest plant leaves (rules 4); the order is set anew after the first auction."""

    edition: "BoardEdition"

    def begin(self, state: "State", tell: "Tell") -> None:
        """Nobody has bought or dropped out."""
        state.bought = state.dropped = 0
        self.go_on(state, tell)

    def hand_over(self, state: "State", tell: "Tell", buyer: "Player") -> None:
        """A map may end the uranium in this edition too."""
        super().hand_over(state, tell, buyer)
        end_uranium(self, state, tell)

    def clear_market(self, state: "BaseState", tell: "Tell") -> bool:
        """The lowest plant of a market in which nothing was sold is replaced, once."""
        if state.bought:
            return False
        state.bought = 1 << self.count  # as if the box had bought it
        row.remove_lowest(state, tell, NOBODY_BOUGHT)
        self.refill(state, tell)
        return True

    def take_out_last_card(self, state: "State", tell: "Tell") -> bool:
        """Then Step 3 begins."""
        return end_step(self, state, tell)

    def first_order(self, state: "State") -> "tuple[int, ...]":
        """Nobody has a city, so by highest plant."""
        return standing(state)


class RechargedAuction(DiscountAuction):
    """The discount token in every round, Step 3 included (ruling A19); and the Trust."""

    edition: "BoardEdition"

    def begin(self, state: "State", tell: "Tell") -> None:
        """The token goes to the lowest plant."""
        state.bought = state.dropped = 0
        self.place_token(state, tell)
        self.go_on(state, tell)

    def hand_over(self, state: "State", tell: "Tell", buyer: "Player") -> None:
        """Rules 9.1: it is a player who buys, not the Trust (ruling A24)."""
        super().hand_over(state, tell, buyer)
        end_uranium(self, state, tell)

    def dummy_is_due(self, state: "BaseState") -> bool:
        """Ruling A34: with `trust_waits` only once the first player is finished."""
        if self.edition.trust_waits and not (state.bought | state.dropped) >> state.order[0] & 1:
            return False
        return super().dummy_is_due(state)

    def take_out_last_card(self, state: "State", tell: "Tell") -> bool:
        """Then Step 3 begins."""
        return end_step(self, state, tell)

    def first_order(self, state: "State") -> "tuple[int, ...]":
        """Nobody has a city, so by highest plant."""
        return standing(state)
