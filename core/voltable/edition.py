"""An edition is a page of numbers and its list of phases; this is what all of them share."""

from voltable.refusal import LogError, Refusal, shown
from voltable.verbs import BEGIN, GAME
from voltable.words import OUT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def by_players(two, three, four, five, six) -> tuple:
    """One number for 2, 3, 4, 5 and 6 players, as printed, to be asked by the count itself.

    >>> by_players(10, 7, 7, 7, 6)[4]
    7
    """
    return (None, None, two, three, four, five, six)


class Edition:
    """One printed game for one number of players, with its options settled."""

    name = ""
    boards: "tuple[str, ...]" = ()
    family = ""  # which of our two games it is, "card" or "board": programs have a page for each
    fewest, most = 2, 6
    options: "tuple[tuple[str, object], ...]" = ()  # (name, default) in the order of the contract
    allowed: "tuple[tuple[str, tuple], ...]" = ()  # (name, values) of options that are not just on or off
    fuels: "tuple[str, ...]" = ()
    kinds: "tuple[str, ...]" = ()
    mixed = 0  # hybrids burn this fuel and the next one
    market_size, current_size = 8, 4  # plants in the market, and those of them that may be put up
    plant_limit = 3
    storage_factors = (2,)  # what a plant has room for, in units of its need; both games print two
    has_dummy = by_players(False, False, False, False, False)  # whether a third party plays
    dummy_name = ""
    dummy_drops_oldest = True  # what it gives up for a fourth plant; else the lowest, and it may take none
    trust_waits = False  # ruling A34: whether it waits for the first player
    last_card_word = ""  # how its last card is written
    dummy: "Any" = None  # the module of the third party, where it is played
    wreckers: "Any" = None  # the module of the expansion Demolition, where it is played
    payouts = ()
    houses = 0  # of each player; none where no cities are built
    start_fuel: "tuple[int, ...]" = ()  # tokens on the market, by fuel; none where fuel is cards
    cards: "Any" = None  # its plants
    own_cards: "Any" = None  # the option `cards`: an owner's set
    hidden_money = False
    demolition = False

    def __init__(self, count: int, board=None, options=None, plays=True):
        """Without plays there are only its numbers, for a companion that follows a physical game."""
        if type(count) is not int or not self.fewest <= count <= self.most:
            raise Refusal("bad-player-count", count, self.fewest, self.most)
        if board is not None and board not in self.boards:
            raise Refusal("unknown-board", board, *self.boards)
        self.count = count
        self.board = board
        self.chosen = self.settle({} if options is None else options)
        if plays:
            self.bring_modules()
            self.course = [phase(self) for phase in self.find_phases()]

    def settle(self, options) -> list:
        """The options that differ from their defaults, as pairs in the contract's order."""
        if not isinstance(options, dict):
            raise Refusal("bad-options")
        options = self.take_cards(options)
        names = [name for name, _ in self.options]
        unknown = [str(shown(name)) for name in options if name not in names]
        if unknown:
            raise Refusal("unknown-option", min(unknown), *names)
        chosen = []
        for name, default in self.options:
            value = self.check_option(name, options.get(name, default), default)
            setattr(self, name, value)
            if value != default:
                chosen.append((name, value))
        return chosen

    def take_cards(self, options) -> dict:
        """The other options; the option `cards` is a set of one's own, which a log names by its hash."""
        self.own_cards = options.get("cards")
        if self.own_cards is not None and not isinstance(self.own_cards, self.owners_cards()):
            raise Refusal("bad-option", "cards", self.own_cards)
        return {name: options[name] for name in options if name != "cards"}

    def check_option(self, name, value, default):
        """The value of an option as a log writes it; refuses another type, or a number that is not allowed."""
        if type(value) is not type(default):
            raise Refusal("bad-option", name, value)
        for limited, values in self.allowed:
            if limited == name and value not in values:
                raise Refusal("bad-option", name, value, *values)
        return value

    def bring_modules(self):
        """The third party and the expansion are loaded only where they play."""
        self.dummy = self.find_dummy()
        if self.demolition:
            from voltable import demolition

            self.wreckers = demolition
            self.payouts = self.find_payouts()

    def find_phases(self) -> tuple:
        """Its phases in the order of a round; loaded only where a game is played."""
        return ()

    def find_dummy(self):
        """The module of the third party, where one plays."""
        return None

    def find_payouts(self) -> tuple:
        """What demolition pays."""
        return ()

    def enter(self, state, phase: int):
        """Go to a phase; the game begins it, so that phases do not nest."""
        state.phase = phase
        state.turn = BEGIN

    def offered(self, state):
        """The plants that may be put up: the lowest four, all of them once the last card is out."""
        return state.market if state.last_card == OUT else state.market[: self.current_size]

    def throws_away(self, state, tell, card) -> bool:
        """Whether a drawn plant leaves the game at once."""
        return False

    def genesis(self, options, seed) -> tuple:
        """Record 0 of a game."""
        return (GAME, self.name, self.board, options, self.count, seed, self.cards_hash())

    def cards_hash(self):
        """What names the owner's card set in a log; none where the shipped one is used."""
        return self.own_cards and self.own_cards.hash()

    @classmethod
    def owners_cards(cls) -> "Any":
        """The class of a card set of one's own."""
        return ()

    @classmethod
    def card_set(cls, tables):
        """A card set of one's own, from its tables."""
        return cls.owners_cards()(tables)

    @classmethod
    def with_cards(cls, options, card_hash, cards) -> dict:
        """The options of a log with the card set it names, the one of several that has this hash; or not at all."""
        if card_hash is None:
            return options
        for own in cards if isinstance(cards, (list, tuple)) else (cards,):
            if isinstance(own, cls.owners_cards()) and own.hash() == card_hash:
                return options | {"cards": own}
        raise LogError("other-cards", 0)
