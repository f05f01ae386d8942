"""What the companion knows of a physical game: turn, order, counts; never what the board shows anyway."""

from voltable.engine.turn import GameState
from voltable.engine.verbs import NOBODY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from voltable.engine.shapes import MaybeNone

# phases; the card game has no building
SETUP: "Final" = 0
ORDER: "Final" = 1
AUCTION: "Final" = 2
FUEL: "Final" = 3
BUILD: "Final" = 4
BUREAUCRACY: "Final" = 5
OVER: "Final" = 6

# What is asked: a turn; a tie; what has just changed; the third party's plant, what it gives up, its fuel;
# cities powered or incomes; the refill; what changes with the next round; the last count.
TURN: "Final" = 0
TIE: "Final" = 1
NOTICE: "Final" = 2
DUMMY_PLANT: "Final" = 3
DUMMY_SCRAP: "Final" = 4
DUMMY_FUEL: "Final" = 5
POWER: "Final" = 6
REFILL: "Final" = 7
NEXT_NOTICE: "Final" = 8
FINAL: "Final" = 9


class TableState(GameState):
    """Counts by seat and where the round is; small ints, tuples and short lists."""

    __slots__ = (
        "bought", "cities", "dropped", "dummy", "income", "last_card", "last_round", "phased_out", "places", "powered",
        "reach", "reorder", "served", "spent", "step", "tie_at", "tie_size", "tokens",
    )  # fmt: skip

    step: int
    last_card: int
    last_round: int
    reorder: int
    tie_at: int
    tie_size: int
    bought: int
    dropped: int
    served: int
    dummy: "tuple[int, ...] | MaybeNone"
    cities: "list[int]"
    powered: "list[int]"
    reach: "list[int]"
    income: "list[int]"
    tokens: "list[int]"
    spent: int
    phased_out: int
    places: "tuple[int, ...]"

    def copy(self) -> "TableState":
        """The same table, to try things on."""
        other = TableState()
        other.round = self.round
        other.phase = self.phase
        other.stage = self.stage
        other.turn = self.turn
        other.order = self.order
        other.step = self.step
        other.last_card = self.last_card
        other.last_round = self.last_round
        other.reorder = self.reorder
        other.tie_at = self.tie_at
        other.tie_size = self.tie_size
        other.bought = self.bought
        other.dropped = self.dropped
        other.served = self.served
        other.dummy = self.dummy
        other.cities = self.cities[:]
        other.powered = self.powered[:]
        other.reach = self.reach[:]
        other.income = self.income[:]
        other.tokens = self.tokens[:]
        other.spent = self.spent
        other.phased_out = self.phased_out
        other.places = self.places
        return other

    def canonical(self) -> "list[object]":
        """The state as one array for the hash."""
        return [
            self.round, self.phase, self.stage, self.asked(), self.order, self.step, self.last_card, self.last_round,
            self.reorder, self.tie_at, self.tie_size, self.bought, self.dropped, self.served, self.dummy,
            self.cities, self.powered, self.reach, self.income, self.tokens, self.spent, self.phased_out, self.places,
        ]  # fmt: skip


def new_state(count: int, tokens: "list[int]", has_dummy: bool) -> TableState:
    """A table before its first order is known."""
    state = TableState()
    state.round = state.phase = state.stage = 0
    state.turn = NOBODY
    state.order = ()
    state.step = 1
    state.last_card = 0  # where it is
    state.last_round = 0
    state.reorder = 0  # the order is set anew after the first auction
    state.tie_at = state.tie_size = 0  # places of the order that are still open, none where the size is 0
    state.bought = state.dropped = 0  # bits by seat, in this auction
    state.served = 0  # whether the third party had its turn in this phase
    state.dummy = () if has_dummy else None  # its plants, oldest first: 8 * kind + need
    state.cities = [0] * count
    state.powered = [0] * count  # cities in this or the last production
    state.reach = [-1] * count  # cities that plants had power for last time, where some stayed dark
    state.income = [0] * count  # of the last production
    state.tokens = tokens  # on the fuel market, where it is followed
    state.spent = 0  # on fuel in this turn
    state.phased_out = 0  # no more uranium comes
    state.places = ()  # by seat, once the game is over
    return state
