"""What people at a table could tell of a game: its rounds, and how it ended."""

import voltable

AT_AUCTION, AT_BUILD, AT_STEP_TWO, AT_REFILL = "auction", "build", "step two", "refill"  # where the last card came
BOUGHT, DROPPED, DUMMY, LAST_CARD, PHASE_OUT = "bought", "dropped", "dummy", "last card", "phase out"
OF_SEATS = (BOUGHT, DROPPED, DUMMY)


class Round:
    """One round: who did what, and how the engine stood."""

    def __init__(self, state):
        self.number = state.round
        self.order = state.order
        self.order_after = state.order  # behind the auction
        self.is_last = bool(getattr(state, "last_round", 0))
        self.auction = []  # (what, opener, seat); of the third party (what, its plant, the place of the one it drops)
        self.turns = {"fuel": [], "build": [], "bureaucracy": []}  # seats as they were asked
        self.fuel = {}  # by seat: tokens from the market, by fuel
        self.cost = {}  # by seat: Elektro for them, or None where they have another price than the market's
        self.market = {}  # by seat: tokens left on the market when its turn was over
        self.start_market = market_of(state)
        self.dummy_fuel = [0, 0, 0, 0]  # tokens that the Trust took
        self.storage_empty = False  # the coal storage had not enough for it
        self.cities = {}  # by seat
        self.steps = {"auction": step_of(state)}  # in force while players were asked, by phase
        self.last_card = None  # where it came
        self.last_card_seat = None  # during whose building
        self.powered = {}  # cities by seat
        self.income = {}  # by seat
        self.refill = None  # tokens by fuel
        self.supply = None  # tokens left beside the market

    def told_auction(self) -> list:
        """As it is told: a last card that comes with the last plant is told first, while the auction is followed."""
        items = self.auction
        if (LAST_CARD,) not in items:
            return items
        place = items.index((LAST_CARD,))
        if any(item[0] in OF_SEATS for item in items[place:]):
            return items
        others = items[:place] + items[place + 1 :]
        before = max([at for at, item in enumerate(others[:place]) if item[0] in OF_SEATS])
        return others[:before] + [(LAST_CARD,)] + others[before:]

    def dummy_item(self):
        """What the third party took, if one plays."""
        for item in self.auction:
            if item[0] == DUMMY:
                return item
        return None


class Facts:
    """A whole game."""

    def __init__(self, game):
        self.edition = game.edition.name
        self.board = game.edition.board
        self.options = dict(game.edition.chosen)
        self.numbers = game.edition
        self.names = list(game.names)
        self.count = game.edition.count
        self.rounds = []
        self.dummy_plants = []  # the third party's, oldest first
        self.points = []  # at the end, by seat: cities powered, or points of the card game
        self.ranking = []

    def new_table(self, depth):
        """A table at which this game is followed; the first order is told."""
        return voltable.new_table(self.edition, self.board, self.names, depth, None, self.options)


def market_of(state) -> tuple:
    """Tokens on the fuel market; the card game has none."""
    return tuple(getattr(state, "tokens", ()))


def step_of(state) -> int:
    """The step in force; the card game has none."""
    return getattr(state, "step", 1)
