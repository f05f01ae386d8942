"""What lies on the table in the board game: small ints, tuples and short lists, quick to copy."""
# pyright: reportIncompatibleVariableOverride=false
# What holds for any game is narrowed to this one.

from voltable.engine.pack import LONGEST_TEXT
from voltable.engine.state import BasePlayer, BaseState
from voltable.engine.verbs import NOTHING

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from voltable.boardgame.network import Network
    from voltable.engine.shapes import MaybeNone

# phases
SETUP: "Final" = 0
ORDER: "Final" = 1
AUCTION: "Final" = 2
FUEL: "Final" = 3
BUILD: "Final" = 4
BUREAUCRACY: "Final" = 5
OVER: "Final" = 6
FAR: "Final" = 1 << 20  # Elektro that nobody has: a city that cannot be connected


class Player(BasePlayer):
    """One player: money, plants, fuel and a network; the Trust is one too."""

    __slots__ = ("cities", "houses", "reach")

    cities: "tuple[int, ...]"  # in the order of building
    reach: "list[int]"  # the cheapest connection to each city in play, FAR to one's own; replaced, never changed
    houses: int  # left to build

    def copy(self) -> "Player":
        """The same player in another game."""
        other = Player()
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

    def canonical(self) -> "list[object]":
        """Everything that matters and does not follow from the rest."""
        return [self.money, self.income, self.plants, self.fuel, self.houses]


def new_player(money: int, houses: int) -> Player:
    """A player who owns nothing but money and houses."""
    player = Player()
    player.money = money
    player.income = 0
    player.plants = ()
    player.needs = (0, 0, 0, 0, 0, 0)
    player.sets = (0,)
    player.fuel = [0, 0, 0, 0]
    player.cities = ()
    player.reach = []
    player.houses = houses
    return player


class State(BaseState):
    """The whole table; no order of hidden cards is kept, only what may still come."""

    __slots__ = (
        "builder", "dummy", "houses", "marks", "most", "network", "phased_out", "prices", "regions", "slots", "step",
        "supply", "tokens",
    )  # fmt: skip

    players: "list[Player]"  # type: ignore[assignment]
    dummy: "Player | MaybeNone"
    builder: int
    step: int
    slots: "tuple[int, ...]"
    tokens: "list[int]"
    supply: "list[int]"
    phased_out: int
    regions: int
    network: "Network | MaybeNone"
    houses: bytearray  # three slots a city in play: 0 or seat + 1; like prices replaced, never changed: copies share it
    prices: "list[int]"  # the lowest open slot of each city in play, or FAR
    marks: "tuple[int, ...]"
    most: int

    def copy(self) -> "State":
        """The same table, to try things on."""
        other = self.copy_to(State())
        other.players = [player.copy() for player in self.players]
        other.builder = self.builder
        other.step = self.step
        other.slots = self.slots
        other.tokens = self.tokens[:]
        other.supply = self.supply[:]
        other.phased_out = self.phased_out
        other.regions = self.regions
        other.network = self.network
        other.houses = self.houses
        other.prices = self.prices
        other.marks = self.marks
        other.most = self.most
        other.dummy = self.dummy.copy() if self.dummy else None
        return other

    def canonical(self) -> "list[object]":
        """The state as one array for the hash: what lies open, and what may still come."""
        return [
            self.round, self.phase, self.stage, self.asked(), self.builder, self.order, self.step,
            self.plant, self.bid, self.bidder, self.still_in, self.bought, self.dropped,
            self.token, self.market, self.last_card,
            sorted(self.small), self.small_left, self.top_small, sorted(self.large), self.large_left,
            sorted(self.under),
            self.tokens, self.supply, self.phased_out,
            self.regions,
            bytes(self.houses) if len(self.houses) <= LONGEST_TEXT else list(self.houses),  # 60 cities are one text
            sorted(self.marks),
            self.demolition, self.compensated,
            [player.canonical() for player in self.players], self.dummy and self.dummy.canonical(),
        ]  # fmt: skip


def new_state(count: int, money: int, houses: int, slots: "tuple[int, ...]") -> State:
    """An empty table with its players; the setup phase lays out the rest."""
    state = State()
    state.lay([new_player(money, houses) for _ in range(count)])
    state.dummy = None  # the Trust, where it plays
    state.builder = NOTHING  # whose turn goes on once an obsolete plant is replaced
    state.step = 1
    state.slots = slots  # what the slots of a city cost, as the edition has it
    state.tokens = [0, 0, 0, 0]  # on the fuel market
    state.supply = [0, 0, 0, 0]  # beside it
    state.phased_out = 0  # no more uranium comes
    state.regions = 0  # one bit for each region in play
    state.network = None  # cities, connections and distances in these regions (network.py)
    state.houses = bytearray()
    state.prices = []
    state.marks = ()  # starting cities that nobody has taken yet
    state.most = 0  # cities of the player who has most
    return state


def slot_price(state: "State", place: int) -> int:
    """What the lowest open slot of a city costs now; the 10 slot of a marked city is kept for a first house."""
    network: "Network" = state.network
    first = 1 if state.marks and network.cities[place] in state.marks else 0
    for slot in range(first, state.step):
        if not state.houses[3 * place + slot]:
            return state.slots[slot]
    return FAR


def reprice(state: "State") -> None:
    """All slots anew, when a step begins or the board is laid."""
    network: "Network" = state.network
    state.prices = [slot_price(state, place) for place in range(len(network.cities))]


def reprice_at(state: "State", place: int) -> None:
    """The slots of one city anew."""
    prices = state.prices[:]
    prices[place] = slot_price(state, place)
    state.prices = prices


def put_house(state: "State", place: int, slot: int, seat: int) -> None:
    """A house of somebody on a slot; the third party's seat is behind those of the players."""
    houses = state.houses[:]
    houses[3 * place + slot] = seat + 1
    state.houses = houses
