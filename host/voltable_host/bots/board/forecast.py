"""What a player can still reach: the rounds until the end played alone, with prices as they will probably be."""

from voltable.plants.production import chosen
from voltable_host.bots.board.fuelling import missing
from voltable_host.bots.board.pace import rounds_left
from voltable_host.bots.board.routes import next_cities
from voltable_host.bots.board.supply import left_later, left_now, unit_prices

# These and the other numbers of steady were settled in matches of 240 to 600 games against greedy.
POWERED = (200, 100, 60, 50, 40, 30)  # what a city powered at the end is worth in Elektro, by rounds until then
BEYOND = 2  # cities that count above the number that ends the game
FURTHER = 28  # what a city costs that no slot is open for yet
WAITING = 1  # Elektro that a city costs more with each round
LACKING_NOW = 60  # what a token counts that is not there for this round's production
LACKING = 2  # and one that will probably not be there later
AHEAD = 2  # a plant is bought in time for so many more cities
NEWER = 2  # by so much the numbers of plants on offer rise in a round
MARKUP = 3  # what a plant costs above its number
GOOD = 5  # a plant that is bought powers a city for so much of its number


class Table:
    """What plants can do together: by cities powered the cheapest fuel, and the best profit with so many cities."""

    __slots__ = ("bills", "power", "profits")

    def __init__(self, sets, incomes):
        self.power = max([power for power, _ in sets])
        self.bills = [min([cost for power, cost in sets if power >= cities]) for cities in range(self.power + 1)]
        self.profits = []
        best = 0.0
        for cities, bill in enumerate(self.bills):
            best = max(best, incomes[min(cities, len(incomes) - 1)] - bill)  # nobody has more cities
            self.profits.append(best)


class Forecast:
    """One player's rounds until the end; what is asked again is kept."""

    def __init__(self, game, seat: int):
        self.edition = game.edition
        self.cards = game.edition.cards
        self.player = game.state.players[seat]
        self.prices = unit_prices(game, seat)
        self.now = left_now(game, seat)
        self.later = left_later(game, seat)
        self.rounds = rounds_left(game)
        self.point = POWERED[min(self.rounds, len(POWERED) - 1)]
        self.plan_cities(game, seat)
        self.plan_plants(game.state)
        self.tables: dict = {}

    def plan_cities(self, game, seat: int):
        """The next cities and their prices, up to a few more than the end takes."""
        self.end = game.edition.last_cities
        self.cities = len(self.player.cities)
        wanted = max(BEYOND, self.end + BEYOND - self.cities)
        self.route = next_cities(game, seat, wanted)
        self.costs = [price for price, _ in self.route]
        self.costs += [FURTHER] * (wanted - len(self.costs))

    def plan_plants(self, state):
        """How many plants will still be on offer, and about which number."""
        self.coming = len(state.market) + state.small_left + state.large_left + len(state.under)
        plants = state.market or (len(self.cards.number) - 1,)
        self.number = self.cards.number[plants[len(plants) // 2]]

    def table(self, plants, stored: bool) -> Table:
        """What these plants can do, in this round with the fuel in store or later without."""
        key = plants, stored
        if key not in self.tables:
            sets = [self.reckon(chosen(plants, which), stored) for which in range(1 << len(plants))]
            self.tables[key] = Table(sets, self.edition.incomes)
        return self.tables[key]

    def reckon(self, plants, stored: bool) -> tuple[int, float]:
        """Cities that these plants power, and what their fuel costs."""
        power = sum([self.cards.power[plant] for plant in plants])
        needs = self.cards.needs(plants)
        if stored:
            return power, missing(needs, self.player.fuel, self.prices, self.now, LACKING_NOW)
        return power, missing(needs, (0, 0, 0, 0), self.prices, self.later, LACKING)

    def value(self, plants, money: float, built: int = 0, power: int | None = None) -> float:
        """Elektro that this comes to in the end; with `power` the fuel for this round is bought already."""
        cities = self.cities + built
        later = 0
        while True:
            fuelled = power if later == 0 else None
            table = self.table(plants, later == 0)
            money, cities = self.grown(table, money, cities, later, fuelled is not None)
            if later == self.rounds:
                break
            if fuelled is None:
                money += table.profits[min(cities, table.power)]
            else:
                money += self.edition.incomes[min(cities, fuelled, self.edition.houses)]  # nobody has more cities
            later += 1
            plants, money = self.replaced(plants, money, cities, later)
        powered = payable(table, cities, money) if fuelled is None else min(cities, fuelled)
        return self.point * powered + money

    def grown(self, table: Table, money: float, cities: int, later: int, fuelled: bool) -> tuple[float, int]:
        """Cities are built while the plants power them and there is money for their fuel."""
        while cities < table.power and cities - self.cities < len(self.costs):
            price = self.costs[cities - self.cities] + WAITING * later
            if price + (0 if fuelled else table.bills[cities + 1]) > money:
                break
            money -= price
            cities += 1
        return money, cities

    def replaced(self, plants, money: float, cities: int, later: int):
        """A plant of that round is bought where more cities wait for it than the plants power."""
        power = self.cards.power
        enough = sum([power[plant] for plant in plants]) >= min(self.end, cities + AHEAD)
        if enough or self.coming <= later * self.edition.count:
            return plants, money
        new = typical(self.cards, self.number + NEWER * later)
        price = self.cards.number[new] + MARKUP
        if price > money or new in plants:
            return plants, money
        if len(plants) >= self.edition.plant_limit:
            worst = min(plants, key=lambda plant: power[plant])
            if power[worst] >= power[new]:
                return plants, money
            plants = tuple([plant for plant in plants if plant != worst])
        return (*plants, new), money - price


def payable(table: Table, cities: int, money: float) -> int:
    """Cities that the last money can power."""
    cities = min(cities, table.power)
    while cities and table.bills[cities] > money:
        cities -= 1
    return cities


def typical(cards, number: int) -> int:
    """A plant like those that players buy when numbers have come so far: the next one that powers enough."""
    for plant, other in enumerate(cards.number):
        if other >= number and GOOD * cards.power[plant] >= other:
            return plant
    return len(cards.number) - 1
