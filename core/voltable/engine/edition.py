"""An edition is a page of numbers and its list of phases; this is what all of them share."""
# pyright: reportUnnecessaryIsInstance=false
# Nothing that people ask for is trusted to be of its type.

from voltable.engine.refusal import LogError, Refusal, shown
from voltable.engine.verbs import BEGIN, GAME

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType
    from typing import Any, TypeVar

    from voltable.engine.game import Game
    from voltable.engine.phase import Phase
    from voltable.engine.shapes import (
        Action,
        Board,
        Cards,
        Chances,
        Dummy,
        MaybeNone,
        Options,
        Own,
        OwnBoard,
        OwnCards,
        Pairs,
        Payouts,
        Sets,
        Tell,
        Wreckers,
    )
    from voltable.engine.state import BaseState

    T = TypeVar("T")


def by_players(two: "T", three: "T", four: "T", five: "T", six: "T") -> "tuple[T, ...]":
    """One number for 2, 3, 4, 5 and 6 players, as printed, to be asked by the count itself.

    >>> by_players(10, 7, 7, 7, 6)[4]
    7
    """
    nobody: "Any" = None
    return (nobody, nobody, two, three, four, five, six)


class Edition:
    """One printed game for one number of players, with its options settled."""

    name = ""
    boards: "tuple[str, ...]" = ()
    family = ""  # which of our two games it is, "card" or "board": programs have a page for each
    fewest, most = 2, 6
    options: "tuple[tuple[str, object], ...]" = ()  # (name, default) in the order of the contract
    allowed: "tuple[tuple[str, tuple[object, ...]], ...]" = ()  # (name, values) of options that are not just on or off
    fuels: "tuple[str, ...]" = ()
    kinds: "tuple[str, ...]" = ()
    mixed = 0  # hybrids burn this fuel and the next one
    market_size, current_size = 8, 4  # plants in the market, and those of them that may be put up
    plant_limit = 3
    storage_factors: "tuple[int, ...]" = (2,)  # what a plant has room for, in units of its need; both games print two
    has_dummy = by_players(False, False, False, False, False)  # whether a third party plays
    dummy_name = ""
    dummy_drops_oldest = True  # what it gives up for a fourth plant; else the lowest, and it may take none
    trust_waits = False  # ruling A34: whether it waits for the first player
    last_card_word = ""  # how its last card is written
    dummy: "Dummy | MaybeNone" = None  # the module of the third party, where it is played
    wreckers: "Wreckers | None" = None  # the module of the expansion Demolition, where it is played
    payouts: "Payouts" = ()
    houses = 0  # of each player; none where no cities are built
    start_fuel: "tuple[int, ...]" = ()  # tokens on the market, by fuel; none where fuel is cards
    cards: "Cards"  # its plants; each game prints more on its own
    own_cards: "Any" = None  # the option `cards`: an owner's set
    own_map: "OwnBoard | None" = None  # an owner's map, where it is played on one
    hidden_money = False
    demolition = False

    def __init__(self, count: int, board: "Board" = None, options: "Options | None" = None, plays: bool = True) -> None:
        """Without plays there are only its numbers, for a companion that follows a physical game."""
        if type(count) is not int or not self.fewest <= count <= self.most:
            raise Refusal("bad-player-count", count, self.fewest, self.most)
        self.count = count
        self.board = self.take_board(board)
        self.chosen = self.settle({} if options is None else options)
        if plays:
            self.bring_modules()
            self.course: "list[Own]" = [phase(self) for phase in self.find_phases()]

    def take_board(self, board: "Board") -> "MaybeNone | str":
        """The name of the board that is played on."""
        if board is None:
            return None
        if not isinstance(board, str) or board not in self.boards:
            raise Refusal("unknown-board", board, *self.boards)
        return board

    def settle(self, options: "Options") -> "Pairs":
        """The options that differ from their defaults, as pairs in the contract's order."""
        if not isinstance(options, dict):
            raise Refusal("bad-options")
        options = self.take_cards(options)
        names = [name for name, _ in self.options]
        unknown = [str(shown(name)) for name in options if name not in names]
        if unknown:
            raise Refusal("unknown-option", min(unknown), *names)
        chosen: "Pairs" = []
        for name, default in self.options:
            value = self.check_option(name, options.get(name, default), default)
            setattr(self, name, value)
            if value != default:
                chosen.append((name, value))
        return chosen

    def take_cards(self, options: "Options") -> "Options":
        """The other options; the option `cards` is a set of one's own, which a log names by its hash."""
        given: "Any" = options.get("cards")
        if given is not None and not isinstance(given, self.owners_cards()):
            raise Refusal("bad-option", "cards", given)
        self.own_cards = given
        return {name: options[name] for name in options if name != "cards"}

    def check_option(self, name: str, value: object, default: object) -> object:
        """The value of an option as a log writes it; refuses another type, or a number that is not allowed."""
        if type(value) is not type(default):
            raise Refusal("bad-option", name, value)
        for limited, values in self.allowed:
            if limited == name and value not in values:
                raise Refusal("bad-option", name, value, *values)
        return value

    def bring_modules(self) -> None:
        """The third party and the expansion are loaded only where they play."""
        self.dummy = self.find_dummy()
        if self.demolition:
            self.wreckers = self.find_wreckers()
            self.payouts = self.find_payouts()

    def find_phases(self) -> "tuple[type[Phase], ...]":
        """Its phases in the order of a round; loaded only where a game is played."""
        return ()

    def find_dummy(self) -> "Dummy | None":
        """The module of the third party, where one plays."""
        return None

    def find_wreckers(self) -> "Wreckers | None":
        """The module of the expansion Demolition."""
        return None

    def find_payouts(self) -> "Payouts":
        """What demolition pays."""
        return ()

    def enter(self, state: "BaseState", phase: int) -> None:
        """Go to a phase; the game begins it, so that phases do not nest."""
        state.phase = phase
        state.turn = BEGIN

    def offered(self, state: "BaseState") -> "tuple[int, ...]":
        """The plants that may be put up: the lowest four, all of them once the last card is out."""
        return state.offered(self.current_size)

    def throws_away(self, state: "Any", tell: "Tell", card: int) -> bool:
        """Whether a drawn plant leaves the game at once."""
        return False

    def genesis(self, options: "list[list[object]]", seed: "int | None") -> "tuple[object, ...]":
        """Record 0 of a game."""
        return (GAME, self.name, self.board_record(), options, self.count, seed, self.cards_hash())

    def board_record(self) -> object:
        """What names the board in a log: its name; an owner's map by what it holds as well."""
        return self.own_map.record() if self.own_map else self.board

    def cards_hash(self) -> "bytes | None":
        """What names the owner's card set in a log; none where the shipped one is used."""
        return self.own_cards.hash() if self.own_cards else None

    @classmethod
    def owners_cards(cls) -> "Any":
        """The class of a card set of one's own."""
        return ()

    @classmethod
    def card_set(cls, tables: object) -> "OwnCards":
        """A card set of one's own, from its tables."""
        return cls.owners_cards()(tables)  # type: ignore[no-any-return]

    @classmethod
    def with_cards(cls, options: "dict[str, object]", card_hash: object, cards: "Sets") -> "dict[str, object]":
        """The options of a log with the card set it names, the one of several that has this hash; or not at all."""
        if card_hash is None:
            return options
        several: "Sequence[Any]" = cards if isinstance(cards, (list, tuple)) else (cards,)
        for own in several:
            if own is not None and isinstance(own, cls.owners_cards()) and own.hash() == card_hash:
                return options | {"cards": own}
        raise LogError("other-cards", 0)

    if TYPE_CHECKING:
        removed_small: tuple[int, ...]  # by players, where plants are drawn by their backs from the start
        removed_large: tuple[int, ...]

        def begin(self) -> BaseState:
            """A table on which the setup begins."""
            ...

        def able(self, player: Any) -> list[tuple[int, int, int]]:
            """Each set of plants that can run, with the least and most of the first fuel of its hybrids."""
            ...

        def return_fuel(self, state: Any, player: Any, fuel: int, units: int) -> None:
            """Where fuel goes that no longer fits."""
            ...

        def ranking(self, state: Any) -> list[list[int]]:
            """Groups of seats, best first; nobody before the end."""
            ...

        def chances(self, state: Any, choices: list[Action]) -> Chances:
            """How likely each answer of chance is."""
            ...

        def view(self, game: Game, seat: int | None = None) -> dict[str, object]:
            """How the game stands."""
            ...

        def vocabulary(self) -> ModuleType:
            """How plants, fuels and places are written."""
            ...
