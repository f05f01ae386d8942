"""How much a plant may cost: what it brings until the end, what else is on offer, and what fuel will cost now."""

from voltable_cards.state import AUCTION
from voltable_host.bots.card.producing import missing

ELSEWHERE = (0, 12, 12, 10, 9, 9)  # tenths of the next best bargain that count against a bid, by rivals still in
GROWTH = 35  # hundredths that money grows by in a production: what comes late is worth less
BILL = 11  # tenths of the usual price that fuel is reckoned with


class Purse:
    """What a seat can do in this auction: its money, and the best production it can still pay for."""

    __slots__ = (
        "cards", "game", "gone", "money", "outlook", "player", "point", "reckoned", "staying", "staying_ways",
        "surpluses", "thrift", "without",
    )  # fmt: skip

    def __init__(self, game, outlook, seat):
        self.game = game
        self.outlook = outlook
        self.cards = game.edition.cards
        self.player = game.state.players[seat]
        self.money = 10 * self.player.money
        self.point = 10 * game.edition.elektro_per_point if game.state.last_round else 10
        self.thrift = 100 + GROWTH * outlook.productions // 10
        self.without = self.best(self.ways(self.sets(self.player.plants)), self.money)
        self.staying = []  # the sets of plants that stay beside a new one, once they are asked for
        self.reckoned = {}
        self.surpluses = {}

    def sets(self, plants) -> list:
        """Each set of plants: what it earns and what it burns."""
        sets = [(0, (0, 0, 0, 0, 0, 0))]
        for plant in plants:
            sets += self.sets_with(sets, plant)
        return sets

    def sets_with(self, sets, plant) -> list:
        """The same sets, each with one more plant."""
        cards = self.cards
        kind, need, income = cards.kind[plant], cards.need[plant], cards.income[plant]
        return [(earned + income, add(needs, kind, need)) for earned, needs in sets]

    def ways(self, sets) -> list:
        """For each set its gain if it ran now and its fuel bill, in tenths."""
        fuel, prices, point = self.player.fuel, self.outlook.prices, self.point
        ways = []
        for earned, needs in sets:
            bill = missing(needs, fuel, prices) * BILL // 10
            ways.append((earned * point - bill, bill))
        return ways

    def best(self, ways, money) -> int:
        """The most that the money left for fuel can bring."""
        return max([gain for gain, bill in ways if bill <= money], default=0)

    def make_room(self):
        """Which plants stay when another is bought: a fourth replaces the worst, and demolition may pay for that."""
        state, edition = self.game.state, self.game.edition
        plants = self.player.plants
        self.gone = 0
        if len(plants) >= edition.plant_limit:
            worst = self.outlook.worst(plants)
            plants = [plant for plant in plants if plant != worst]
            self.gone = self.outlook.later(worst) - (10 * self.payout(state) if edition.wreckers else 0)
        self.staying = self.sets(plants)
        self.staying_ways = self.ways(self.staying)

    def with_plant(self, plant):
        """What comes later with a plant, and the ways to produce now."""
        if plant not in self.reckoned:
            if not self.staying:
                self.make_room()
            later = 100 * (self.outlook.later(plant) - self.gone) // self.thrift - self.without
            self.reckoned[plant] = later, self.staying_ways + self.ways(self.sets_with(self.staying, plant))
        return self.reckoned[plant]

    def payout(self, state) -> int:
        """What demolition would pay now."""
        first, later = self.cards.demolition[state.demolition]
        return later if state.compensated else first

    def surplus(self, plant, price) -> int:
        """What a plant at this price brings beyond doing without it, in tenths."""
        if (plant, price) not in self.surpluses:
            later, ways = self.with_plant(plant)
            self.surpluses[plant, price] = later + self.best(ways, self.money - 10 * price) - 10 * price
        return self.surpluses[plant, price]

    def best_offer(self):
        """The plant with the most room between its price and what it brings: that room, the plant, its price."""
        state = self.game.state
        auction = self.game.phases[AUCTION]
        offers = [(-1, 0, 0)] if state.round > 1 else []
        for plant in auction.offered(state):
            price = auction.minimum(state, plant)
            if 10 * price <= self.money:
                offers.append((self.surplus(plant, price), plant, price))
        return max(offers)

    def elsewhere(self, besides) -> int:
        """The best bargain among the other plants on offer, as far as the rivals will leave it."""
        game = self.game
        state = game.state
        auction = game.phases[AUCTION]
        best = 0
        for plant in auction.offered(state):
            price = auction.minimum(state, plant)
            if plant != besides and 10 * price <= self.money:
                best = max(best, self.surplus(plant, price))
        rivals = bin(auction.in_phase(state)).count("1") - 1
        return best * ELSEWHERE[rivals] // 10

    def limit(self, plant) -> int:
        """The most that this seat should pay for a plant, in Elektro."""
        later, ways = self.with_plant(plant)
        later -= self.elsewhere(plant)
        return max([min(self.money - bill, later + gain) for gain, bill in ways]) // 10


def add(needs, kind, need):
    """Needs with one more plant's."""
    return needs[:kind] + (needs[kind] + need,) + needs[kind + 1 :]
