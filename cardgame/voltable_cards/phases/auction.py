"""Phase 1: the auction of plants, with the discount token, the Bank and Demolition (rules 4, 6 and 10)."""

from voltable.events import DiscountEnded, DiscountPlaced, FuelGivenUp, OrderSet, PlantRemoved, RoundBegan
from voltable.phases.auction import DRAWING, GIVING, OPENING, AuctionPhase
from voltable.refusal import Refusal
from voltable.verbs import DEAL, GIVE, NOTHING
from voltable_cards import row
from voltable_cards.production import packed_sets
from voltable_cards.state import FUEL
from voltable_cards.storage import burn, overflow
from voltable_cards.words import COAL, GAS, IN_MARKET, LAST_CARD, OIL, OUT, SOLD, UNDERCUT, UNSOLD, URANIUM

DISCOUNTED = 1  # Elektro


class CardAuction(AuctionPhase):
    """Everyone may buy one plant, in the first round everyone must."""

    def __init__(self, edition):
        super().__init__(edition)
        self.cards = edition.cards
        self.count = edition.count
        self.everyone = (1 << edition.count) - 1
        self.plant_limit = edition.plant_limit

    def begin(self, state, tell):
        """A new round: the discount token goes to the lowest plant."""
        state.round += 1
        state.last_round = 1 if state.last_card == OUT else 0
        state.bought = state.dropped = state.shrunk = 0
        tell(RoundBegan(state.round, state.last_round))
        if state.market:
            state.token = state.market[0]
            tell(DiscountPlaced(state.token))
        self.go_on(state, tell)

    def offered(self, state):
        """The four lowest plants, in the last round all."""
        return state.market if state.last_card == OUT else state.market[: self.edition.current_size]

    def minimum(self, state, plant) -> int:
        """The number, or 1 under the discount token."""
        return DISCOUNTED if plant == state.token else self.cards.number[plant]

    def more_choices(self, state) -> list:
        """Fuel to give up, and what may be drawn."""
        if state.stage == DRAWING:
            return [(DEAL, card) for card in row.may_come(state)]
        player = state.players[state.turn]
        _, _, _, gas, oil = overflow(player.needs, player.fuel, self.edition.storage_factors[0])
        return [(GIVE, GAS, 1, gas), (GIVE, OIL, 1, oil)]

    def go_on(self, state, tell):
        """The Bank when it is due; then the first in order who is still in (ruling R-20), or the end of the phase."""
        state.plant = state.bidder = NOTHING
        state.bid = 0
        if state.bank and self.bank_is_due(state):
            self.bank_takes(state, tell)
            return
        gone = state.bought | state.dropped
        for seat in state.order:
            if not gone >> seat & 1:
                state.stage = OPENING
                state.turn = seat
                return
        self.end(state, tell)

    def bank_is_due(self, state) -> bool:
        """As soon as one director has bought or dropped out, once a round (ruling R-28)."""
        gone = state.bought | state.dropped
        return gone & self.everyone != 0 and not gone >> self.count & 1

    def bank_takes(self, state, tell):
        """The Bank's plant is replaced like a sold one."""
        state.bought |= 1 << self.count
        offered = self.offered(state)
        if offered:
            plant = self.edition.bank.take_plant(state, tell, self.cards, offered)
            self.end_discount(state, tell, plant, SOLD)
            self.refill(state, tell)
        else:
            self.go_on(state, tell)

    def hand_over(self, state, tell, buyer):
        """The plant leaves the market; a token on it is set aside until the next round."""
        state.market = row.without(state.market, state.plant)
        self.own(buyer, buyer.plants + (state.plant,))
        self.end_discount(state, tell, state.plant, SOLD)

    def own(self, owner, plants):
        """A director's plants and what they burn together."""
        owner.plants = tuple(sorted(plants))
        owner.needs = tuple(self.cards.needs(plants))
        owner.sets = packed_sets(self.cards, owner.plants)

    def take_away(self, owner, plant):
        """The owner's plants without this one."""
        self.own(owner, row.without(owner.plants, plant))

    def end_discount(self, state, tell, plant, why):
        """The token is set aside if it lies on this plant."""
        if plant == state.token:
            state.token = NOTHING
            tell(DiscountEnded(plant, why))

    def scrapped(self, state, tell):
        """Demolition pays after the bid was paid, so its money never helps to pay (ruling R-09)."""
        if self.edition.wreckers:
            self.edition.wreckers.compensate(state, tell, self.cards.demolition)

    def settle(self, state, tell):
        """Fuel that no longer fits goes; where gas and oil could both go, the owner chooses."""
        player = state.players[state.turn]
        coal, uranium, both, gas, oil = overflow(player.needs, player.fuel, self.edition.storage_factors[0])
        self.give_up(state, tell, COAL, coal)
        self.give_up(state, tell, URANIUM, uranium)
        if gas + oil > both:
            state.stage = GIVING
            return
        self.give_up(state, tell, GAS, gas)
        self.give_up(state, tell, OIL, oil)
        self.refill(state, tell)

    def give_up(self, state, tell, fuel, units):
        """Given-up fuel never returns to the market."""
        if units:
            burn(state, state.players[state.turn], fuel, units)
            tell(FuelGivenUp(state.turn, fuel, units))

    def give(self, state, tell, fuel, units):
        """The owner says how much of a fuel goes."""
        if state.stage != GIVING:
            self.refuse(GIVE)
        player = state.players[state.turn]
        most = overflow(player.needs, player.fuel, self.edition.storage_factors[0])
        if fuel not in (GAS, OIL) or not 1 <= units <= most[2 + fuel]:
            raise Refusal("cannot-give", fuel, units)
        self.give_up(state, tell, fuel, units)
        self.settle(state, tell)

    def refill(self, state, tell):
        """The empty place gets a new plant while the deck lasts."""
        state.stage = DRAWING
        if not row.ask(state):
            self.go_on(state, tell)

    def draw(self, state, dice):
        """The top card of the plant deck."""
        return (DEAL, row.pick(state, dice))

    def deal(self, state, tell, card):
        """A plant is sorted in, ends the discount by undercutting it (ruling R-02), or is the last card, far right."""
        if state.stage != DRAWING:
            self.refuse(DEAL)
        row.turn_up(state, card)
        if card == LAST_CARD:
            row.lay_out_last_card(state, tell, IN_MARKET)
        elif state.token != NOTHING and self.cards.number[card] < self.cards.number[state.token]:
            tell(PlantRemoved(card, UNDERCUT))
            self.end_discount(state, tell, state.token, UNDERCUT)
            self.refill(state, tell)
            return
        else:
            row.insert(state, tell, self.cards.number, card)
        self.go_on(state, tell)

    def end(self, state, tell):
        """Unsold at a discount: removed and replaced (not in the last round, ruling R-16); then the last card."""
        if state.token != NOTHING:
            unsold = state.token
            self.end_discount(state, tell, unsold, UNSOLD)
            if not state.last_round:
                state.market = row.without(state.market, unsold)
                tell(PlantRemoved(unsold, UNSOLD))
                self.refill(state, tell)
                return
        if state.last_card == IN_MARKET:
            row.take_out_last_card(state, tell)
            state.shrunk = 1
        if self.edition.wreckers:
            self.edition.wreckers.advance(state, tell, self.cards.demolition)
        if state.round == 1:
            self.first_order(state, tell)
        self.edition.enter(state, tell, FUEL)

    def first_order(self, state, tell):
        """After the first auction by highest plant; those who tie take their reversed order."""
        numbers = self.cards.number
        places = [(-numbers[state.players[seat].plants[-1]], -place, seat) for place, seat in enumerate(state.order)]
        state.order = tuple([seat for _, _, seat in sorted(places)])
        tell(OrderSet(state.order))

    verbs = dict(AuctionPhase.verbs)
    verbs[GIVE] = give
    verbs[DEAL] = deal
