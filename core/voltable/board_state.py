"""What lies on the table in the board game: small ints, tuples and short lists, quick to copy."""

from voltable.tables.money import SLOTS
from voltable.verbs import NOTHING

SETUP, ORDER, AUCTION, FUEL, BUILD, BUREAUCRACY, OVER = 0, 1, 2, 3, 4, 5, 6  # phases
FAR = 1 << 20  # Elektro that nobody has: a city that cannot be connected


class Player:
    """One player: money, plants, fuel and a network; the Trust is one too."""

    __slots__ = ("cities", "fuel", "houses", "income", "money", "needs", "plants", "reach", "sets")

    def copy(self):
        """The same player in another game."""
        other = object.__new__(Player)
        other.money = self.money
        other.income = self.income
        other.plants = self.plants
        other.needs = self.needs
        other.sets = self.sets
        other.fuel = self.fuel[:]
        other.cities = self.cities
        other.reach = self.reach
        other.houses = self.houses
        return other

    def canonical(self):
        """Everything that matters and does not follow from the rest."""
        return [self.money, self.income, self.plants, self.fuel, self.houses]


def new_player(money: int, houses: int) -> Player:
    """A player who owns nothing but money and houses."""
    player = Player()
    player.money = money
    player.income = 0  # of the last round
    player.plants = ()  # ascending
    player.needs = (0, 0, 0, 0, 0, 0)  # tokens one production burns, by kind
    player.sets = (0,)  # what each set of the plants burns (production.py)
    player.fuel = [0, 0, 0, 0]
    player.cities = ()  # in the order of building
    player.reach = ()  # the cheapest connection to each city in play, FAR to one's own; replaced, never changed
    player.houses = houses  # left to build
    return player


class State:
    """The whole table; no order of hidden cards is kept, only what may still come."""

    __slots__ = (
        "bid", "bidder", "bought", "builder", "compensated", "demolition", "dropped", "dummy", "houses", "large",
        "large_left", "last_card", "market", "marks", "most", "network", "order", "phase", "phased_out", "plant",
        "players", "prices", "regions", "room", "round", "small", "small_left", "stage", "step", "still_in", "supply",
        "token", "tokens", "top_small", "turn", "under",
    )  # fmt: skip

    def copy(self):
        """The same table, to try things on."""
        other = object.__new__(State)
        other.round = self.round
        other.phase = self.phase
        other.stage = self.stage
        other.turn = self.turn
        other.builder = self.builder
        other.order = self.order
        other.step = self.step
        other.plant = self.plant
        other.bid = self.bid
        other.bidder = self.bidder
        other.still_in = self.still_in
        other.bought = self.bought
        other.dropped = self.dropped
        other.token = self.token
        other.market = self.market
        other.last_card = self.last_card
        other.small = self.small
        other.small_left = self.small_left
        other.top_small = self.top_small
        other.large = self.large
        other.large_left = self.large_left
        other.under = self.under
        other.tokens = self.tokens[:]
        other.supply = self.supply[:]
        other.room = self.room
        other.phased_out = self.phased_out
        other.regions = self.regions
        other.network = self.network
        other.houses = self.houses[:]
        other.prices = self.prices[:]
        other.marks = self.marks
        other.most = self.most
        other.demolition = self.demolition
        other.compensated = self.compensated
        other.players = [player.copy() for player in self.players]
        other.dummy = self.dummy and self.dummy.copy()
        return other

    def canonical(self):
        """The state as one array for the hash: what lies open, and what may still come."""
        return [
            self.round, self.phase, self.stage, self.turn, self.builder, self.order, self.step,
            self.plant, self.bid, self.bidder, self.still_in, self.bought, self.dropped,
            self.token, self.market, self.last_card,
            sorted(self.small), self.small_left, self.top_small, sorted(self.large), self.large_left,
            sorted(self.under),
            self.tokens, self.supply, self.phased_out,
            self.regions, bytes(self.houses), sorted(self.marks),
            self.demolition, self.compensated,
            [player.canonical() for player in self.players], self.dummy and self.dummy.canonical(),
        ]  # fmt: skip


def new_state(count: int, money: int, houses: int) -> State:
    """An empty table with its players; the setup phase lays out the rest."""
    state = State()
    state.round = 0
    state.phase = state.stage = SETUP
    state.turn = None  # a seat, CHANCE, or None when the game is over
    state.builder = NOTHING  # whose turn goes on once an obsolete plant is replaced
    state.order = ()  # seats, first player first; the Trust is always second and not in it
    state.step = 1
    state.plant = state.bidder = NOTHING  # under the hammer, and who has offered most
    state.bid = 0
    state.still_in = state.bought = state.dropped = 0  # bits by seat: in this auction, in this phase
    state.token = NOTHING  # the plant the discount token lies on
    state.market = ()  # plants, lowest first
    state.last_card = 0  # where the Step 3 card is
    state.small = state.large = state.under = ()  # may still come, by back; known to lie under the Step 3 card
    state.small_left = state.large_left = state.top_small = 0  # so many really lie in the deck
    state.tokens = [0, 0, 0, 0]  # on the fuel market
    state.supply = [0, 0, 0, 0]  # beside it
    state.room = (0, 0, 0, 0)  # what the buyer can still take of each fuel; follows from the rest
    state.phased_out = 0  # no more uranium comes
    state.regions = 0  # one bit for each region in play
    state.network = None  # cities, connections and distances in these regions (network.py)
    state.houses = bytearray()  # three slots a city in play: 0 or seat + 1
    state.prices = []  # the lowest open slot of each city in play, or FAR
    state.marks = ()  # starting cities that nobody has taken yet
    state.most = 0  # cities of the player who has most
    state.demolition = NOTHING  # the card on top, where the expansion is played
    state.compensated = 0  # players paid for demolition in this phase
    state.players = [new_player(money, houses) for _ in range(count)]
    state.dummy = None
    return state


def slot_price(state, place: int) -> int:
    """What the lowest open slot of a city costs now; the 10 slot of a marked city is kept for a first house."""
    first = 1 if state.marks and state.network.cities[place] in state.marks else 0
    for slot in range(first, state.step):
        if not state.houses[3 * place + slot]:
            return SLOTS[slot]
    return FAR


def reprice(state):
    """All slots anew, when a step begins or the board is laid."""
    state.prices = [slot_price(state, place) for place in range(len(state.network.cities))]
