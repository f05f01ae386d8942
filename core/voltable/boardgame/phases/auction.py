"""Phase 2 of the board game: what leaves the market at its end, and who may bid for nuclear plants."""

from voltable.boardgame import steps
from voltable.boardgame.events import UraniumEnded
from voltable.boardgame.phases.order import standing
from voltable.engine.refusal import Refusal
from voltable.engine.verbs import OPEN
from voltable.engine.words import NOBODY_BOUGHT
from voltable.plants import row
from voltable.plants.auction import DROPS, OPENING, AuctionPhase
from voltable.plants.discount import DiscountAuction


def end_step(phase, state, tell) -> bool:
    """Step 3 holds from phase 3 on; ruling A4: where Step 2 comes first, its plant is drawn before."""
    if state.step == 1 and not phase.edition.step_three_skips_two:
        steps.begin_two(state, tell)
        phase.refill(state, tell)
        return True
    steps.begin_three(state, tell)
    return False


def end_uranium(phase, state, tell):
    """Once a player has bought a certain plant no more uranium comes, where the board says so (rules 9.1)."""
    if phase.cards.number[state.plant] == phase.edition.nuclear_phase_out:
        state.phased_out = 1
        tell(UraniumEnded(state.plant))


class ClassicAuction(AuctionPhase):
    """If nobody buys, the lowest plant leaves (rules 4); the order is set anew after the first auction."""

    def begin(self, state, tell):
        """Nobody has bought or dropped out."""
        state.bought = state.dropped = 0
        self.go_on(state, tell)

    def hand_over(self, state, tell, buyer):
        """A map may end the uranium in this edition too."""
        super().hand_over(state, tell, buyer)
        end_uranium(self, state, tell)

    def clear_market(self, state, tell) -> bool:
        """The lowest plant of a market in which nothing was sold is replaced, once."""
        if state.bought:
            return False
        state.bought = 1 << self.count  # as if the box had bought it
        row.remove_lowest(state, tell, NOBODY_BOUGHT)
        self.refill(state, tell)
        return True

    def take_out_last_card(self, state, tell) -> bool:
        """Then Step 3 begins."""
        return end_step(self, state, tell)

    def first_order(self, state) -> tuple:
        """Nobody has a city, so by highest plant."""
        return standing(state)


class NuclearByCountryAuction(ClassicAuction):
    """Nuclear plants only for players with a city in certain regions (Albi 2004, changes for Central Europe)."""

    def is_barred(self, state, seat, plant) -> bool:
        """Judged by the network at this moment."""
        edition = self.edition
        return self.cards.kind[plant] == edition.restricted_kind and not edition.is_allowed(state.players[seat])

    def openings(self, state) -> list:
        """Without the plants that the opener may not have."""
        opener = state.turn
        allowed = [
            choice
            for choice in super().openings(state)
            if choice[0] != OPEN or not self.is_barred(state, opener, choice[1])
        ]
        return allowed or [DROPS]  # ruling A13 again

    def bidders(self, state, plant) -> int:
        """Who may not have it always passes."""
        bidders = self.in_phase(state)
        for seat in range(self.count):
            if self.is_barred(state, seat, plant):
                bidders &= ~(1 << seat)
        return bidders

    def open(self, state, tell, plant, bid):
        """Who may not have it may not put it up either."""
        if state.stage == OPENING and plant in self.offered(state) and self.is_barred(state, state.turn, plant):
            raise Refusal("nuclear-forbidden", plant, *self.edition.allowing_names())
        super().open(state, tell, plant, bid)

    verbs = dict(ClassicAuction.verbs)
    verbs[OPEN] = open


class RechargedAuction(DiscountAuction):
    """The discount token in every round, Step 3 included (ruling A19); and the Trust."""

    def begin(self, state, tell):
        """The token goes to the lowest plant."""
        state.bought = state.dropped = 0
        self.place_token(state, tell)
        self.go_on(state, tell)

    def hand_over(self, state, tell, buyer):
        """Rules 9.1: it is a player who buys, not the Trust (ruling A24)."""
        super().hand_over(state, tell, buyer)
        end_uranium(self, state, tell)

    def dummy_is_due(self, state) -> bool:
        """Ruling A34: with `trust_waits` only once the first player is finished."""
        if self.edition.trust_waits and not (state.bought | state.dropped) >> state.order[0] & 1:
            return False
        return super().dummy_is_due(state)

    def take_out_last_card(self, state, tell) -> bool:
        """Then Step 3 begins."""
        return end_step(self, state, tell)

    def first_order(self, state) -> tuple:
        """Nobody has a city, so by highest plant."""
        return standing(state)
