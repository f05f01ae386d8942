"""How much a plant may cost: what it brings until the end, what else is on offer, and what fuel will cost now."""

from voltable_cards.bots.producing import missing
from voltable_cards.state import AUCTION

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from voltable.engine.game import Game
    from voltable.plants.auction import AuctionPhase
    from voltable_cards.bots.outlook import Outlook
    from voltable_cards.shapes import CardGame, Player, State

    Sets = list[tuple[int, tuple[int, ...]]]  # of plants: what each earns and what it burns
    Ways = list[tuple[int, int]]  # to produce now: the gain and its fuel bill, in tenths

ELSEWHERE: "Final" = (0, 12, 12, 10, 9, 9)  # tenths of the next best bargain that count, by rivals still in
GROWTH: "Final" = 35  # hundredths that money grows by in a production: what comes late is worth less
BILL: "Final" = 11  # tenths of the usual price that fuel is reckoned with


class Purse:
    """What a seat can do in this auction: its money, and the best production it can still pay for."""

    __slots__ = (
        "auction", "edition", "gone", "laters", "money", "more_ways", "outlook", "player", "point", "state", "staying",
        "staying_ways", "surpluses", "thrift", "without",
    )  # fmt: skip

    edition: "CardGame"
    auction: "AuctionPhase"
    state: "State"
    player: "Player"
    outlook: "Outlook"
    money: int
    point: int
    thrift: int
    without: int
    gone: int
    staying: "Sets"  # the sets of plants that stay beside a new one, once they are asked for
    staying_ways: "Ways"
    laters: "dict[int, int]"  # what comes later with a plant
    more_ways: "dict[int, Ways]"
    surpluses: "dict[tuple[int, int], int]"

    def __init__(self, game: "Game", outlook: "Outlook", seat: int) -> None:
        self.edition = game.edition
        self.state = game.state
        self.auction = game.phases[AUCTION]
        self.outlook = outlook
        self.player = self.state.players[seat]
        self.money = 10 * self.player.money
        self.point = 10 * self.edition.elektro_per_point if self.state.last_round else 10
        self.thrift = 100 + GROWTH * outlook.productions // 10
        self.without = best(self.ways(self.sets(self.player.plants)), self.money)
        self.staying = []
        self.laters = {}
        self.more_ways = {}
        self.surpluses = {}

    def sets(self, plants: "tuple[int, ...]") -> "Sets":
        """Each set of plants."""
        sets: "Sets" = [(0, (0, 0, 0, 0, 0, 0))]
        for plant in plants:
            sets += self.sets_with(sets, plant)
        return sets

    def sets_with(self, sets: "Sets", plant: int) -> "Sets":
        """The same sets, each with one more plant."""
        outlook = self.outlook
        kind, need, income = outlook.kinds[plant], outlook.needs[plant], outlook.incomes[plant]
        return [(earned + income, add(needs, kind, need)) for earned, needs in sets]

    def ways(self, sets: "Sets") -> "Ways":
        """For each set its gain if it ran now."""
        fuel, prices, point = self.player.fuel, self.outlook.prices, self.point
        ways: "Ways" = []
        for earned, needs in sets:
            bill = missing(needs, fuel, prices) * BILL // 10
            ways.append((earned * point - bill, bill))
        return ways

    def make_room(self) -> None:
        """Which plants stay when another is bought: a fourth replaces the worst, and demolition may pay for that."""
        plants = self.player.plants
        self.gone = 0
        if len(plants) >= self.edition.plant_limit:
            worst = self.outlook.worst(plants)
            plants = tuple([plant for plant in plants if plant != worst])
            self.gone = self.outlook.later(worst) - 10 * payout(self.edition, self.state)
        self.staying = self.sets(plants)
        self.staying_ways = self.ways(self.staying)

    def with_plant(self, plant: int) -> "tuple[int, Ways]":
        """What comes later with a plant, and the ways to produce now."""
        if plant not in self.laters:
            if not self.staying:
                self.make_room()
            self.laters[plant] = 100 * (self.outlook.later(plant) - self.gone) // self.thrift - self.without
            self.more_ways[plant] = self.staying_ways + self.ways(self.sets_with(self.staying, plant))
        return self.laters[plant], self.more_ways[plant]

    def surplus(self, plant: int, price: int) -> int:
        """What a plant at this price brings beyond doing without it, in tenths."""
        key = plant, price
        if key not in self.surpluses:
            later, ways = self.with_plant(plant)
            self.surpluses[key] = later + best(ways, self.money - 10 * price) - 10 * price
        return self.surpluses[key]

    def best_offer(self) -> "tuple[int, int, int]":
        """The plant with the most room between its price and what it brings: that room, the plant, its price."""
        state, auction = self.state, self.auction
        offers: "list[tuple[int, int, int]]" = [(-1, 0, 0)] if state.round > 1 else []
        for plant in auction.offered(state):
            price = auction.minimum(state, plant)
            if 10 * price <= self.money:
                offers.append((self.surplus(plant, price), plant, price))
        return max(offers)

    def elsewhere(self, besides: int) -> int:
        """The best bargain among the other plants on offer, as far as the rivals will leave it."""
        state, auction = self.state, self.auction
        most = 0
        for plant in auction.offered(state):
            price = auction.minimum(state, plant)
            if plant != besides and 10 * price <= self.money:
                most = max(most, self.surplus(plant, price))
        rivals = bin(auction.in_phase(state)).count("1") - 1
        return most * ELSEWHERE[rivals] // 10

    def limit(self, plant: int) -> int:
        """The most that this seat should pay for a plant, in Elektro."""
        later, ways = self.with_plant(plant)
        later -= self.elsewhere(plant)
        return max([min(self.money - bill, later + gain) for gain, bill in ways]) // 10


def best(ways: "Ways", money: int) -> int:
    """The most that the money left for fuel can bring."""
    gains = [gain for gain, bill in ways if bill <= money]
    return max(gains) if gains else 0


def payout(edition: "CardGame", state: "State") -> int:
    """What demolition would pay now."""
    if not edition.wreckers:
        return 0
    first, later = edition.cards.demolition[state.demolition]
    return later if state.compensated else first


def add(needs: "tuple[int, ...]", kind: int, need: int) -> "tuple[int, ...]":
    """Needs with one more plant's."""
    return needs[:kind] + (needs[kind] + need,) + needs[kind + 1 :]
