"""The auction of plants as every edition holds it; what leaves the market at its end is the edition's own."""

from voltable.engine.refusal import Refusal
from voltable.engine.verbs import BID, DEAL, DROP, DROPS, GIVE, NOTHING, OPEN, PASS, PASSES, SCRAP
from voltable.engine.words import IN_MARKET
from voltable.plants import row
from voltable.plants.drawing import DRAWING
from voltable.plants.events import AuctionOpened, BidPassed, BidRaised, DroppedOut, OrderSet, PlantSold
from voltable.plants.scrapping import GIVING, SCRAPPING, ScrappingPhase

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from voltable.engine.edition import Edition
    from voltable.engine.shapes import Action, Own, Tell
    from voltable.engine.state import BasePlayer, BaseState

# what is asked, besides scrapping, giving up fuel, and drawing
OPENING: "Final" = 0
BIDDING: "Final" = 1


class AuctionPhase(ScrappingPhase):
    """Everyone may buy one plant, in the first round everyone must; the first in order opens first."""

    name = "auction"

    def __init__(self, edition: "Edition") -> None:
        super().__init__(edition)
        self.count: int = edition.count
        self.everyone = (1 << edition.count) - 1  # one bit for each seat
        self.plant_limit: int = edition.plant_limit
        self.current_size: int = edition.current_size

    def offered(self, state: "BaseState") -> "tuple[int, ...]":
        """The plants that may be put up."""
        return state.offered(self.current_size)

    def minimum(self, state: "BaseState", plant: int) -> int:
        """The least bid for a plant is its number."""
        return self.numbers[plant]

    def choices(self, state: "BaseState") -> "list[Action]":
        """Open or drop; raise or pass; one of the older plants to scrap."""
        if state.stage == BIDDING:
            money = state.players[state.turn].money
            least = state.bid + 1
            return [(BID, least, money), PASSES] if least <= money else [PASSES]
        if state.stage == OPENING:
            return self.openings(state)
        if state.stage == SCRAPPING:
            return [(SCRAP, plant) for plant in state.players[state.turn].plants if plant != state.plant]
        return self.gifts(state) if state.stage == GIVING else self.deals(state)

    def openings(self, state: "BaseState") -> "list[Action]":
        """Each plant the opener can pay for; alone one pays the minimum (ruling A16)."""
        opener = state.turn
        money = state.players[opener].money
        alone = self.in_phase(state) == 1 << opener
        choices: "list[Action]" = []
        for plant in self.offered(state):
            least = self.minimum(state, plant)
            if least <= money:
                choices.append((OPEN, plant, least, least if alone else money))
        if state.round > 1 or not choices:  # ruling A13: who can pay for nothing is released
            choices.append(DROPS)
        return choices

    def in_phase(self, state: "BaseState") -> int:
        """One bit for each seat that has neither bought nor dropped out."""
        return self.everyone & ~(state.bought | state.dropped)

    def open(self, state: "BaseState", tell: "Tell", plant: int, bid: int) -> None:
        """The opener names a plant and a first bid."""
        if state.stage != OPENING:
            self.refuse(OPEN)
        if plant not in self.offered(state):
            raise Refusal("not-offered", plant)
        opener = state.turn
        alone = self.in_phase(state) == 1 << opener
        rivals = self.bidders(state, plant)
        self.check_bid(state, bid, self.minimum(state, plant), alone)
        state.plant = plant
        state.bid = bid
        state.bidder = opener
        if tell:
            tell(AuctionOpened(opener, plant, bid))
        if rivals == 1 << opener:
            self.sell(state, tell)
        else:
            state.still_in = rivals
            state.stage = BIDDING
            self.next_bidder(state)

    def bidders(self, state: "BaseState", plant: int) -> int:
        """One bit for each seat that may bid for a plant."""
        return self.in_phase(state)

    def check_bid(self, state: "BaseState", bid: int, least: int, alone: bool = False) -> None:
        """Whole Elektro, enough of them, and all of them in hand."""
        money = state.players[state.turn].money
        if bid < least:
            raise Refusal("bid-too-low", bid, least)
        if alone and bid > least:
            raise Refusal("alone-pays-minimum", bid, least)
        if bid > money:
            raise Refusal("too-poor", bid, money)

    def raise_bid(self, state: "BaseState", tell: "Tell", bid: int) -> None:
        """The bidder offers at least one more (card game, ruling R-08)."""
        if state.stage != BIDDING:
            self.refuse(BID)
        self.check_bid(state, bid, state.bid + 1)
        state.bid = bid
        state.bidder = state.turn
        if tell:
            tell(BidRaised(state.turn, state.plant, bid))
        self.next_bidder(state)

    def pass_bid(self, state: "BaseState", tell: "Tell") -> None:
        """The bidder is out of this auction, not of the phase (ruling A15)."""
        if state.stage != BIDDING:
            self.refuse(PASS)
        if tell:
            tell(BidPassed(state.turn, state.plant))
        state.still_in &= ~(1 << state.turn)
        if state.still_in == 1 << state.bidder:
            self.sell(state, tell)
        else:
            self.next_bidder(state)

    def next_bidder(self, state: "BaseState") -> None:
        """Clockwise by seat, whatever the order of the round is (ruling A14)."""
        seat = state.turn
        while True:
            seat += 1
            if seat == self.count:
                seat = 0
            if state.still_in >> seat & 1:
                state.turn = seat
                return

    def drop(self, state: "BaseState", tell: "Tell") -> None:
        """The opener will neither open nor bid in this phase."""
        if state.stage != OPENING:
            self.refuse(DROP)
        if state.round == 1 and self.openings(state) != [DROPS]:
            raise Refusal("must-buy")
        if tell:
            tell(DroppedOut(state.turn))
        state.dropped |= 1 << state.turn
        self.go_on(state, tell)

    def sell(self, state: "BaseState", tell: "Tell") -> None:
        """The highest bidder pays and takes the plant; a fourth one means scrapping."""
        winner = state.bidder
        buyer = state.players[winner]
        buyer.money -= state.bid
        self.hand_over(state, tell, buyer)
        if tell:
            tell(PlantSold(winner, state.plant, state.bid))
        state.bought |= 1 << winner
        state.still_in = 0
        state.turn = winner
        if len(buyer.plants) > self.plant_limit:
            state.stage = SCRAPPING
        else:
            self.refill(state, tell)

    def hand_over(self, state: "BaseState", tell: "Tell", buyer: "BasePlayer") -> None:
        """The plant moves from the market to its owner."""
        state.market = row.without(state.market, state.plant)
        self.own(buyer, buyer.plants + (state.plant,))

    def go_on(self, state: "BaseState", tell: "Tell") -> None:
        """The dummy when it is due; then the first in order who is still in (ruling R-20), or the end of the phase."""
        state.plant = state.bidder = NOTHING
        state.bid = 0
        if self.edition.dummy and self.dummy_is_due(state):
            self.dummy_takes(state, tell)
            return
        gone = state.bought | state.dropped
        for seat in state.order:
            if not gone >> seat & 1:
                state.stage = OPENING
                state.turn = seat
                return
        self.end(state, tell)

    def dummy_is_due(self, state: "BaseState") -> bool:
        """As soon as one player has bought or dropped out, once a round (rulings R-28 and A34)."""
        gone = state.bought | state.dropped
        return gone & self.everyone != 0 and not gone >> self.count & 1

    def dummy_takes(self, state: "BaseState", tell: "Tell") -> None:
        """The dummy's plant is replaced like a sold one."""
        state.bought |= 1 << self.count
        offered = self.offered(state)
        plant = self.edition.dummy.take_plant(state, tell, self.cards, offered) if offered else NOTHING
        if plant == NOTHING:
            self.go_on(state, tell)
        else:
            self.left_market(state, tell, plant)
            self.refill(state, tell)

    def left_market(self, state: "BaseState", tell: "Tell", plant: int) -> None:
        """What else follows when a plant was taken."""

    def end(self, state: "BaseState", tell: "Tell") -> None:
        """What the edition removes, then the last card; asked again each time a plant was drawn (ruling A9)."""
        if self.clear_market(state, tell):
            return
        if state.last_card == IN_MARKET and self.take_out_last_card(state, tell):
            return
        if self.edition.wreckers:
            self.edition.wreckers.advance(state, tell, self.edition.payouts)
        if state.round == 1:
            state.order = self.first_order(state)
            if tell:
                tell(OrderSet(state.order))
        self.edition.enter(state, state.phase + 1)

    def clear_market(self, state: "BaseState", tell: "Tell") -> bool:
        """Whether a plant that nobody bought was removed and chance is asked for another."""
        return False

    def take_out_last_card(self, state: "Own", tell: "Tell") -> bool:
        """Whether something has to be drawn before the last card can leave."""
        return False

    def first_order(self, state: "BaseState") -> "tuple[int, ...]":
        """The order for the rest of the first round."""
        return state.order

    def answer(self, state: "BaseState", tell: "Tell", action: "Action") -> None:
        verb = action[0]
        if verb == BID:
            self.raise_bid(state, tell, action[1])
        elif verb == PASS:
            self.pass_bid(state, tell)
        elif verb == OPEN:
            self.open(state, tell, action[1], action[2])
        elif verb == DROP:
            self.drop(state, tell)
        elif verb == DEAL:
            self.deal(state, tell, action[1])
        elif verb == SCRAP:
            self.scrap(state, tell, action[1])
        elif verb == GIVE:
            self.give(state, tell, action[1], action[2])
        else:
            super().answer(state, tell, action)


__all__ = ("BIDDING", "DRAWING", "GIVING", "OPENING", "SCRAPPING", "AuctionPhase")
