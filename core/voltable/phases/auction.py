"""The auction of plants as every edition holds it; who draws, refills and pays extra is the edition's own."""

from voltable.events import AuctionOpened, BidPassed, BidRaised, DroppedOut, PlantScrapped, PlantSold
from voltable.phase import Phase
from voltable.refusal import Refusal
from voltable.verbs import BID, DROP, OPEN, PASS, SCRAP

OPENING, BIDDING, SCRAPPING, GIVING, DRAWING = 0, 1, 2, 3, 4  # what is asked
PASSES = (PASS,)
DROPS = (DROP,)


class AuctionPhase(Phase):
    """Everyone may buy one plant, the first in order opens first."""

    name = "auction"

    everyone = 0  # one bit for each seat
    count = 0
    plant_limit = 3

    def offered(self, state):
        """The plants that may be opened."""
        return ()

    def minimum(self, state, plant) -> int:
        """The least bid for a plant."""
        return 0

    def settle(self, state, tell):
        """What follows once an older plant is scrapped; then the market is refilled."""
        self.refill(state, tell)

    def refill(self, state, tell):
        """The sold plant is replaced."""

    def go_on(self, state, tell):
        """Whoever is next opens; when nobody is left the phase ends."""

    def choices(self, state) -> list:
        """Open or drop; raise or pass; one of the older plants to scrap."""
        if state.stage == BIDDING:
            money = state.players[state.turn].money
            least = state.bid + 1
            return [(BID, least, money), PASSES] if least <= money else [PASSES]
        if state.stage == OPENING:
            return self.openings(state)
        if state.stage == SCRAPPING:
            return [(SCRAP, plant) for plant in state.players[state.turn].plants if plant != state.plant]
        return self.more_choices(state)

    def more_choices(self, state) -> list:
        """What the edition asks for after a sale."""
        return []

    def openings(self, state):
        """Each plant the opener can pay for; alone one pays the minimum."""
        opener = state.turn
        money = state.players[opener].money
        alone = self.in_phase(state) == 1 << opener
        choices = []
        for plant in self.offered(state):
            least = self.minimum(state, plant)
            if least <= money:
                choices.append((OPEN, plant, least, least if alone else money))
        if state.round > 1:
            choices.append(DROPS)
        return choices

    def in_phase(self, state) -> int:
        """One bit for each seat that has neither bought nor dropped out."""
        return self.everyone & ~(state.bought | state.dropped)

    def open(self, state, tell, plant, bid):
        """The opener names a plant and a first bid."""
        if state.stage != OPENING:
            self.refuse(OPEN)
        if plant not in self.offered(state):
            raise Refusal("not-offered", plant)
        opener = state.turn
        rivals = self.in_phase(state)
        alone = rivals == 1 << opener
        self.check_bid(state, bid, self.minimum(state, plant), alone)
        state.plant = plant
        state.bid = bid
        state.bidder = opener
        tell(AuctionOpened(opener, plant, bid))
        if alone:
            self.sell(state, tell)
        else:
            state.still_in = rivals
            state.stage = BIDDING
            self.next_bidder(state)

    def check_bid(self, state, bid, least, alone=False):
        """Whole Elektro, enough of them, and all of them in hand."""
        money = state.players[state.turn].money
        if bid < least:
            raise Refusal("bid-too-low", bid, least)
        if alone and bid > least:
            raise Refusal("alone-pays-minimum", bid, least)
        if bid > money:
            raise Refusal("too-poor", bid, money)

    def raise_bid(self, state, tell, bid):
        """The bidder offers at least one more (card game, ruling R-08)."""
        if state.stage != BIDDING:
            self.refuse(BID)
        self.check_bid(state, bid, state.bid + 1)
        state.bid = bid
        state.bidder = state.turn
        tell(BidRaised(state.turn, state.plant, bid))
        self.next_bidder(state)

    def pass_bid(self, state, tell):
        """The bidder is out of this auction, not of the phase."""
        if state.stage != BIDDING:
            self.refuse(PASS)
        tell(BidPassed(state.turn, state.plant))
        state.still_in &= ~(1 << state.turn)
        if state.still_in == 1 << state.bidder:
            self.sell(state, tell)
        else:
            self.next_bidder(state)

    def next_bidder(self, state):
        """Clockwise by seat, whatever the order of the round is."""
        seat = state.turn
        while True:
            seat += 1
            if seat == self.count:
                seat = 0
            if state.still_in >> seat & 1:
                state.turn = seat
                return

    def drop(self, state, tell):
        """The opener will neither open nor bid in this phase."""
        if state.stage != OPENING:
            self.refuse(DROP)
        if state.round == 1:
            raise Refusal("must-buy")
        tell(DroppedOut(state.turn))
        state.dropped |= 1 << state.turn
        self.go_on(state, tell)

    def sell(self, state, tell):
        """The highest bidder pays and takes the plant; a fourth one means scrapping."""
        winner = state.bidder
        buyer = state.players[winner]
        buyer.money -= state.bid
        self.hand_over(state, tell, buyer)
        tell(PlantSold(winner, state.plant, state.bid))
        state.bought |= 1 << winner
        state.still_in = 0
        state.turn = winner
        if len(buyer.plants) > self.plant_limit:
            state.stage = SCRAPPING
        else:
            self.refill(state, tell)

    def hand_over(self, state, tell, buyer):
        """The plant moves from the market to its owner."""

    def scrap(self, state, tell, plant):
        """One of the older plants leaves the game."""
        if state.stage != SCRAPPING:
            self.refuse(SCRAP)
        owner = state.players[state.turn]
        if plant not in owner.plants or plant == state.plant:
            raise Refusal("not-yours-to-scrap", plant)
        self.take_away(owner, plant)
        tell(PlantScrapped(state.turn, plant))
        self.scrapped(state, tell)
        self.settle(state, tell)

    def scrapped(self, state, tell):
        """What else follows from scrapping."""

    def take_away(self, owner, plant):
        """The owner's plants without this one."""

    verbs = {OPEN: open, BID: raise_bid, PASS: pass_bid, DROP: drop, SCRAP: scrap}
