"""What lies on the table in the card game: small ints, tuples and short lists, quick to copy."""

from voltable.verbs import NOTHING

SETUP, AUCTION, FUEL, BUREAUCRACY, OVER = 0, 1, 2, 3, 4  # phases


class Player:
    """One director: money, plants and the central storage; the Bank is one too."""

    __slots__ = ("cards", "fuel", "income", "money", "needs", "plants", "sets")

    def copy(self):
        """The same director in another game."""
        other = object.__new__(Player)
        other.money = self.money
        other.income = self.income
        other.plants = self.plants
        other.needs = self.needs
        other.sets = self.sets
        other.fuel = self.fuel[:]
        other.cards = self.cards[:]
        return other

    def canonical(self):
        """Everything that matters; units, needs and sets follow from it."""
        return [self.money, self.income, self.plants, self.cards]


def new_player(money: int) -> Player:
    """A director who owns nothing but the starting money."""
    player = Player()
    player.money = money  # ruling R-24: the supply never runs out
    player.income = 0  # of the last round
    player.plants = ()  # ascending; the Bank's oldest first
    player.needs = (0, 0, 0, 0, 0, 0)  # units one production burns, by kind
    player.sets = (0,)  # what each set of the plants burns (production.py)
    player.fuel = [0, 0, 0, 0]  # units by fuel
    player.cards = [(), (), (), ()]  # stored cards by fuel, ascending: 4 * units left + units printed (0: a single)
    return player


class State:
    """The whole table; no order of hidden cards is kept, only what may still come."""

    __slots__ = (
        "bid", "bidder", "bought", "columns", "compensated", "demolition", "dropped", "dummy", "fuel_deck",
        "fuel_discard", "large", "large_left", "last_card", "last_round", "lost", "market", "order",
        "phase", "plant", "players", "reshuffles", "room", "round", "shrunk", "singles", "small", "small_left",
        "stage", "still_in", "token", "top_small", "turn", "under",
    )  # fmt: skip

    def copy(self):
        """The same table, to try things on."""
        other = object.__new__(State)
        other.round = self.round
        other.phase = self.phase
        other.stage = self.stage
        other.turn = self.turn
        other.order = self.order
        other.last_round = self.last_round
        other.plant = self.plant
        other.bid = self.bid
        other.bidder = self.bidder
        other.still_in = self.still_in
        other.bought = self.bought
        other.dropped = self.dropped
        other.token = self.token
        other.market = self.market
        other.last_card = self.last_card
        other.shrunk = self.shrunk
        other.small = self.small
        other.small_left = self.small_left
        other.top_small = self.top_small
        other.large = self.large
        other.large_left = self.large_left
        other.under = self.under
        other.columns = self.columns[:]
        other.fuel_deck = self.fuel_deck[:]
        other.fuel_discard = self.fuel_discard[:]
        other.singles = self.singles[:]
        other.reshuffles = self.reshuffles
        other.lost = self.lost
        other.room = self.room
        other.demolition = self.demolition
        other.compensated = self.compensated
        other.players = [player.copy() for player in self.players]
        other.dummy = self.dummy and self.dummy.copy()
        return other

    def canonical(self):
        """The state as one array for the hash: what lies open, and what may still come."""
        return [
            self.round, self.phase, self.stage, self.turn, self.order, self.last_round,
            self.plant, self.bid, self.bidder, self.still_in, self.bought, self.dropped,
            self.token, self.market, self.last_card, self.shrunk,
            sorted(self.small), self.small_left, self.top_small, sorted(self.large), self.large_left,
            sorted(self.under),
            self.columns, self.fuel_deck, sorted(self.fuel_discard), self.singles, self.reshuffles, self.lost,
            self.demolition, self.compensated,
            [player.canonical() for player in self.players], self.dummy and self.dummy.canonical(),
        ]  # fmt: skip


def new_state(count: int, money: int, has_bank: bool) -> State:
    """An empty table with its players; the setup phase lays out the rest."""
    state = State()
    state.round = 0
    state.phase = state.stage = SETUP
    state.turn = None  # a seat, CHANCE, or None when the game is over
    state.order = ()  # seats, first player first; the Bank is always second and not in it
    state.last_round = 0
    state.plant = state.bidder = NOTHING  # under the hammer, and who has offered most
    state.bid = 0
    state.still_in = state.bought = state.dropped = 0  # bits by seat: in this auction, in this phase
    state.token = NOTHING  # the plant the discount token lies on
    state.market = ()  # plants, lowest first; newer ones right of their equals
    state.last_card = state.shrunk = 0  # where it is; whether the market shrank in this round's auction
    state.small = state.large = state.under = ()  # may still come, by back; known to lie under the last card
    state.small_left = state.large_left = state.top_small = 0  # so many really lie in the deck
    state.columns = [(), (), (), ()]  # fuel cards by price, sorted: 3 * fuel + units - 1
    state.fuel_deck = []  # what may still come, sorted: no order is kept
    state.fuel_discard = []
    state.singles = [0, 0, 0, 0]  # still beside the market
    state.reshuffles = state.lost = 0
    state.room = (0, 0, 0, 0)  # what the buyer can still take of each fuel; follows from the rest
    state.demolition = NOTHING  # the card on top, where the expansion is played
    state.compensated = 0  # directors paid for demolition in this phase
    state.players = [new_player(money) for _ in range(count)]
    state.dummy = new_player(0) if has_bank else None
    return state
