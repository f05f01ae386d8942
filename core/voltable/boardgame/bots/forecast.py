"""What a player can still reach: the rounds until the end played alone, with prices as they will probably be."""

from voltable.boardgame.bots.fleet import Fleet
from voltable.boardgame.bots.fuelling import missing, summed
from voltable.boardgame.bots.pace import rounds_left
from voltable.boardgame.bots.routes import next_cities
from voltable.boardgame.bots.supply import left_later, left_now, unit_prices
from voltable.engine.verbs import NOTHING
from voltable.plants.production import packed_sets

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from voltable.boardgame.bots.routes import Route
    from voltable.boardgame.edition import BoardEdition
    from voltable.boardgame.plants import BoardPlants
    from voltable.boardgame.state import State
    from voltable.engine.game import Game

# These and the other numbers of steady were settled in matches of 240 to 600 games against greedy.
POWERED: "Final" = (200, 100, 60, 50, 40, 30)  # Elektro that a city powered at the end is worth, by rounds until then
BEYOND: "Final" = 2  # cities that count above the number that ends the game
FURTHER: "Final" = 28  # what a city costs that no slot is open for yet
WAITING: "Final" = 1  # Elektro that a city costs more with each round
LACKING_NOW: "Final" = 60  # what a token counts that is not there for this round's production
LACKING: "Final" = 2  # and one that will probably not be there later
AHEAD: "Final" = 2  # a plant is bought in time for so many more cities
NEWER: "Final" = 2  # by so much the numbers of plants on offer rise in a round
MARKUP: "Final" = 3  # what a plant costs above its number
GOOD: "Final" = 5  # a plant that is bought powers a city for so much of its number
NOT_YET: "Final" = -1  # where nobody has bought fuel for this round


class Forecast:
    """One player's rounds until the end, in Elektro; what is asked again is kept."""

    __slots__ = (
        "cards", "cities", "coming", "costs", "count", "end", "incomes", "later", "later_fleets", "limit", "now",
        "now_fleets", "number", "numbers", "point", "powers", "prices", "rounds", "route", "stock", "typicals",
    )  # fmt: skip

    cards: "BoardPlants"
    numbers: "tuple[int, ...]"  # printed on the plants
    powers: "tuple[int, ...]"
    incomes: "tuple[int, ...]"
    count: int  # of players
    limit: int  # of plants
    stock: "list[int]"
    prices: "list[float]"  # by kind of plant
    now: "list[int]"  # half tokens that will be there
    later: "list[int]"
    rounds: int
    point: int  # what a city powered at the end is worth
    end: int  # cities that end the game
    cities: int
    route: "Route"
    costs: "list[int]"  # of the next cities
    coming: int  # plants that will still be on offer
    number: int  # of a plant on offer now, about
    typicals: "list[int]"  # the plant that will be bought in each round, once it is asked for
    now_fleets: "dict[tuple[int, ...], Fleet]"
    later_fleets: "dict[tuple[int, ...], Fleet]"

    def __init__(self, game: "Game", seat: int) -> None:
        edition: "BoardEdition" = game.edition
        state: "State" = game.state
        self.cards = edition.cards
        self.numbers = self.cards.number
        self.powers = self.cards.power
        self.incomes = edition.incomes
        self.count = edition.count
        self.limit = edition.plant_limit
        self.stock = state.players[seat].fuel
        self.prices = unit_prices(game, seat)
        self.now = left_now(game, seat)
        self.later = left_later(game, seat)
        self.rounds = rounds_left(game)
        self.point = POWERED[min(self.rounds, len(POWERED) - 1)]
        self.plan_cities(game, seat)
        self.plan_plants(state)
        self.now_fleets = {}
        self.later_fleets = {}

    def plan_cities(self, game: "Game", seat: int) -> None:
        """The next cities and their prices, up to a few more than the end takes."""
        state: "State" = game.state
        self.end = game.edition.last_cities
        self.cities = len(state.players[seat].cities)
        wanted = max(BEYOND, self.end + BEYOND - self.cities)
        self.route = next_cities(game, seat, wanted)
        self.costs = [price for price, _ in self.route] + [FURTHER] * (wanted - len(self.route))

    def plan_plants(self, state: "State") -> None:
        """How many plants will still be on offer, and about which number."""
        self.coming = len(state.market) + state.small_left + state.large_left + len(state.under)
        plants = state.market or (len(self.numbers) - 1,)
        self.number = self.numbers[plants[len(plants) // 2]]
        self.typicals = [NOTHING] * (self.rounds + 1)

    def value(self, plants: "tuple[int, ...]", money: float, built: int = 0, power: int = NOT_YET) -> float:
        """What this comes to in the end; with `power` the fuel for this round is bought already."""
        cities = self.cities + built
        fleet = self.fleet_now(plants)
        money, cities = self.grown(fleet, money, cities, 0, power != NOT_YET)
        if self.rounds == 0:
            return self.point * (min(cities, power) if power != NOT_YET else payable(fleet, cities, money)) + money
        if power == NOT_YET:
            money += fleet.profits[min(cities, fleet.power)]
        else:
            money += self.incomes[min(cities, power, len(self.incomes) - 1)]  # nobody has more cities
        return self.later_rounds(plants, money, cities)

    def later_rounds(self, plants: "tuple[int, ...]", money: float, cities: int) -> float:
        """The same after the production of this round."""
        rounds = 1
        while True:
            fleet = self.fleet_later(plants)
            plants, money = self.replaced(fleet, money, cities, rounds)
            fleet = self.fleet_later(plants)
            money, cities = self.grown(fleet, money, cities, rounds, False)
            if rounds == self.rounds:
                return self.point * payable(fleet, cities, money) + money
            money += fleet.profits[min(cities, fleet.power)]
            rounds += 1

    def fleet_now(self, plants: "tuple[int, ...]") -> Fleet:
        """What these plants can do in this round, with the fuel in store."""
        fleet = self.now_fleets.get(plants)
        if fleet is None:
            fleet = self.now_fleets[plants] = self.fleet(plants, self.stock, self.now, LACKING_NOW)
        return fleet

    def fleet_later(self, plants: "tuple[int, ...]") -> Fleet:
        """And in a later one, without."""
        fleet = self.later_fleets.get(plants)
        if fleet is None:
            fleet = self.later_fleets[plants] = self.fleet(plants, [0, 0, 0, 0], self.later, LACKING)
        return fleet

    def fleet(self, plants: "tuple[int, ...]", stock: "list[int]", available: "list[int]", penalty: int) -> Fleet:
        """What they power together, and for how much."""
        prices = self.prices
        costs = [missing(needs, stock, prices, available, penalty) for needs in packed_sets(self.cards, plants)]
        return Fleet(plants, summed(self.powers, plants), costs, self.incomes)

    def grown(self, fleet: Fleet, money: float, cities: int, later: int, fuelled: bool) -> "tuple[float, int]":
        """Cities are built while the plants power them and there is money for their fuel."""
        place = cities - self.cities
        while cities < fleet.power and place < len(self.costs):
            price = self.costs[place] + WAITING * later
            if (price if fuelled else price + fleet.bills[cities + 1]) > money:
                break
            money -= price
            cities += 1
            place += 1
        return money, cities

    def replaced(self, fleet: Fleet, money: float, cities: int, later: int) -> "tuple[tuple[int, ...], float]":
        """A plant of that round is bought where more cities wait for it than the plants power."""
        plants = fleet.plants
        if fleet.power >= min(self.end, cities + AHEAD) or self.coming <= later * self.count:
            return plants, money
        new = self.typical(later)
        price = self.numbers[new] + MARKUP
        if price > money or new in plants:
            return plants, money
        if len(plants) >= self.limit:
            worst = self.weakest(plants)
            if self.powers[worst] >= self.powers[new]:
                return plants, money
            plants = tuple([plant for plant in plants if plant != worst])
        return plants + (new,), money - price

    def weakest(self, plants: "tuple[int, ...]") -> int:
        """The plant that powers least, the first of them."""
        worst = plants[0]
        for plant in plants:
            if self.powers[plant] < self.powers[worst]:
                worst = plant
        return worst

    def typical(self, later: int) -> int:
        """A plant like those that players will buy in a round: the next one that powers enough for its number."""
        if self.typicals[later] == NOTHING:
            self.typicals[later] = self.next_good(self.number + NEWER * later)
        return self.typicals[later]

    def next_good(self, number: int) -> int:
        """The first plant from a number on that powers enough for it."""
        for plant, other in enumerate(self.numbers):
            if other >= number and GOOD * self.powers[plant] >= other:
                return plant
        return len(self.numbers) - 1


def payable(fleet: Fleet, cities: int, money: float) -> int:
    """Cities that the last money can power."""
    cities = min(cities, fleet.power)
    while cities and fleet.bills[cities] > money:
        cities -= 1
    return cities
