"""What a player can still reach: the rounds until the end played alone, with prices as they will probably be."""

from voltable.boardgame.bots.coming import Coming
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
NOT_YET: "Final" = -1  # where nobody has bought fuel for this round


class Forecast:
    """One player's rounds until the end, in Elektro; what is asked again is kept."""

    __slots__ = (
        "cards", "cities", "coming", "costs", "end", "incomes", "later", "later_fleets", "limit", "now", "now_fleets",
        "point", "powers", "prices", "rounds", "route", "stock",
    )  # fmt: skip

    cards: "BoardPlants"
    powers: "tuple[int, ...]"
    incomes: "tuple[int, ...]"
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
    coming: Coming
    now_fleets: "dict[tuple[int, ...], Fleet]"
    later_fleets: "dict[tuple[int, ...], Fleet]"

    def __init__(self, game: "Game", seat: int) -> None:
        edition: "BoardEdition" = game.edition
        state: "State" = game.state
        self.cards = edition.cards
        self.powers = self.cards.power
        self.incomes = edition.incomes
        self.limit = edition.plant_limit
        self.stock = state.players[seat].fuel
        self.prices = unit_prices(game, seat)
        self.now = left_now(game, seat)
        self.later = left_later(game, seat)
        self.rounds = rounds_left(game)
        self.point = POWERED[min(self.rounds, len(POWERED) - 1)]
        self.plan_cities(game, seat)
        self.coming = Coming(game, self.rounds)
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

    def value(self, plants: "tuple[int, ...]", money: float, built: int = 0, power: int = NOT_YET) -> float:
        """What this comes to in the end; with `power` the fuel for this round is bought already."""
        cities = self.cities + built
        fleet = self.fleet_now(plants)
        money, cities = self.grown(fleet, money, cities, 0, power != NOT_YET)
        if self.rounds == 0:
            return self.point * (min(cities, power) if power != NOT_YET else fleet.payable(cities, money)) + money
        if power == NOT_YET:
            money += fleet.profits[min(cities, fleet.power)]
        else:
            money += self.incomes[min(cities, power, len(self.incomes) - 1)]  # nobody has more cities
        return self.later_rounds(plants, money, cities)

    def later_rounds(self, plants: "tuple[int, ...]", money: float, cities: int) -> float:
        """The same after the production of this round."""
        fleet = self.fleet_later(plants)
        for later in range(1, self.rounds + 1):
            plants, money = self.replaced(fleet, money, cities, later)
            if plants is not fleet.plants:
                fleet = self.fleet_later(plants)
            money, cities = self.grown(fleet, money, cities, later, False)
            if later < self.rounds:
                money += fleet.profits[min(cities, fleet.power)]
        return self.point * fleet.payable(cities, money) + money

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
        if fleet.power >= min(self.end, cities + AHEAD):
            return plants, money
        new = self.coming.typical(later)
        if new == NOTHING or new in plants or self.coming.price(new) > money:
            return plants, money
        if len(plants) >= self.limit:
            worst = self.coming.weakest(plants)
            if self.powers[worst] >= self.powers[new]:
                return plants, money
            plants = tuple([plant for plant in plants if plant != worst])
        return plants + (new,), money - self.coming.price(new)
