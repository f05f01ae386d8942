"""What lies on the table in the card game: small ints, tuples and short lists, quick to copy."""
# pyright: reportIncompatibleVariableOverride=false
# What is said of any game is narrowed to this one.

from voltable.engine.state import BasePlayer, BaseState

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from voltable.engine.shapes import MaybeNone

# phases
SETUP: "Final" = 0
AUCTION: "Final" = 1
FUEL: "Final" = 2
BUREAUCRACY: "Final" = 3
OVER: "Final" = 4
NOTHING_DUE: "Final" = (0, 0, 0, 0)


class Player(BasePlayer):
    """One director: money, plants and the central storage; the Bank is one too."""

    __slots__ = ("cards",)

    cards: "list[tuple[int, ...]]"  # stored, by fuel, ascending: 4 * units left + units printed (0: a single)

    def copy(self) -> "Player":
        """The same director in another game."""
        other = Player()
        other.money = self.money
        other.income = self.income
        other.plants = self.plants
        other.needs = self.needs
        other.sets = self.sets
        other.fuel = self.fuel[:]
        other.cards = self.cards[:]
        return other

    def canonical(self) -> "list[object]":
        """Everything that matters; units, needs and sets follow from it."""
        return [self.money, self.income, self.plants, self.cards]


def new_player(money: int) -> Player:
    """A director who owns nothing but the starting money."""
    player = Player()
    player.money = money  # ruling R-24: the supply never runs out
    player.income = 0
    player.plants = ()
    player.needs = (0, 0, 0, 0, 0, 0)
    player.sets = (0,)
    player.fuel = [0, 0, 0, 0]
    player.cards = [(), (), (), ()]
    return player


class State(BaseState):
    """The whole table; no order of hidden cards is kept, only what may still come."""

    __slots__ = (
        "columns", "due", "dummy", "fresh", "fuel_deck", "fuel_discard", "last_round", "lost", "reshuffles", "shrunk",
        "singles",
    )  # fmt: skip

    players: "list[Player]"  # type: ignore[assignment]
    dummy: "Player | MaybeNone"
    columns: "list[tuple[int, ...]]"
    due: "tuple[int, ...]"
    fresh: "tuple[int, ...]"
    fuel_deck: "tuple[int, ...]"
    fuel_discard: "list[int]"
    last_round: int
    lost: int
    reshuffles: int
    shrunk: int
    singles: "list[int]"

    def copy(self) -> "State":
        """The same table, to try things on."""
        other = self.copy_to(State())
        other.players = [player.copy() for player in self.players]
        other.last_round = self.last_round
        other.shrunk = self.shrunk
        other.columns = self.columns[:]
        other.fuel_deck = self.fuel_deck
        other.fuel_discard = self.fuel_discard[:]
        other.singles = self.singles[:]
        other.reshuffles = self.reshuffles
        other.lost = self.lost
        other.due = self.due
        other.fresh = self.fresh
        other.dummy = self.dummy.copy() if self.dummy else None
        return other

    def canonical(self) -> "Sequence[object]":
        """The state as one array for the hash: what lies open, and what may still come; then what cards are chosen."""
        asked: "list[object]" = [self.due, self.fresh] if self.fresh or self.due != NOTHING_DUE else []
        return [
            self.round, self.phase, self.stage, self.asked(), self.order, self.last_round,
            self.plant, self.bid, self.bidder, self.still_in, self.bought, self.dropped,
            self.token, self.market, self.last_card, self.shrunk,
            sorted(self.small), self.small_left, self.top_small, sorted(self.large), self.large_left,
            sorted(self.under),
            self.columns, self.fuel_deck, sorted(self.fuel_discard), self.singles, self.reshuffles, self.lost,
            self.demolition, self.compensated,
            [player.canonical() for player in self.players], self.dummy and self.dummy.canonical(),
        ] + asked  # fmt: skip


def new_state(count: int, money: int, has_bank: bool) -> State:
    """An empty table with its players; the setup phase lays out the rest."""
    state = State()
    state.lay([new_player(money) for _ in range(count)])
    state.last_round = 0
    state.shrunk = 0  # whether the market shrank in this round's auction
    state.columns = [(), (), (), ()]  # fuel cards by price, sorted: 3 * fuel + units - 1
    state.fuel_deck = ()  # what may still come, sorted: no order is kept
    state.fuel_discard = []
    state.singles = [0, 0, 0, 0]  # still beside the market
    state.reshuffles = state.lost = 0
    state.due = NOTHING_DUE  # units by fuel that still have to leave their owner's cards (option choose_cards)
    state.fresh = ()  # what the buyer bought in this turn, sorted like a column (option choose_cards)
    state.dummy = new_player(0) if has_bank else None
    return state
