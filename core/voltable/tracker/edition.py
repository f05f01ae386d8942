"""An edition as the companion follows it: its printed numbers, a depth, and the companion's phases."""

from voltable.engine.over import OverPhase
from voltable.engine.refusal import Refusal
from voltable.engine.verbs import BEGIN, TABLE
from voltable.tracker.auction import AuctionPhase
from voltable.tracker.build import BuildPhase
from voltable.tracker.depths import find_depth
from voltable.tracker.fields import FIELDS
from voltable.tracker.fuel import FuelPhase
from voltable.tracker.order import OrderPhase
from voltable.tracker.setup import SetupPhase
from voltable.tracker.state import SETUP, new_state

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import ModuleType

    from voltable.engine.phase import Phase
    from voltable.engine.shapes import Action, Chances
    from voltable.tracker.ending import EndingPhase
    from voltable.tracker.numbers import Numbers
    from voltable.tracker.shapes import FollowedGame, Shown
    from voltable.tracker.state import TableState


class Table:
    """What a Game asks of its edition, for a game that is played with cardboard."""

    family = "tracker"
    own_cards = own_map = dummy = None
    hidden_money = False

    def __init__(self, numbers: "Numbers", depth: str, names: "list[str] | None" = None) -> None:
        self.numbers = numbers
        self.depth, self.turns, self.counts, self.prices = find_depth(depth, bool(numbers.start_tokens))
        self.name = numbers.name
        self.board = numbers.board
        self.count = numbers.count
        self.fuels = numbers.fuels
        self.chosen = numbers.chosen
        for name in names or ():
            if name in FIELDS or name in numbers.fuels:
                raise Refusal("field-name", name)  # `set NAME 7` would have two meanings
        auction, earning = self.find_auction(), self.find_earning()
        phases = (SetupPhase, OrderPhase, auction, FuelPhase, BuildPhase, earning, OverPhase)
        self.course: "list[Phase]" = [phase(self) for phase in phases]

    def find_auction(self) -> "type[AuctionPhase]":
        """With a third party, or without."""
        if not self.numbers.has_dummy:
            return AuctionPhase
        from voltable.tracker.dummy import DummyAuction

        return DummyAuction

    def find_earning(self) -> "type[EndingPhase]":
        """Cities that are paid, or the incomes of the card game."""
        if self.numbers.houses:
            from voltable.tracker.power import PowerPhase

            return PowerPhase
        from voltable.tracker.income import IncomePhase

        return IncomePhase

    def genesis(self, options: "list[list[object]]", seed: "int | None") -> "tuple[object, ...]":
        """Record 0 of a table."""
        return (TABLE, self.name, self.numbers.board_record, options, self.count, seed, self.depth)

    def begin(self) -> "TableState":
        """A table at which the first order is asked for."""
        numbers = self.numbers
        tokens = numbers.start_tokens[:] if self.prices else [0, 0, 0, 0]
        state = new_state(self.count, tokens, numbers.has_dummy)
        self.enter(state, SETUP)
        return state

    def enter(self, state: "TableState", phase: int) -> None:
        """Go to a phase; the game begins it."""
        state.phase = phase
        state.turn = BEGIN

    def amounts(self, state: "TableState") -> "list[int]":
        """What decides the order, by seat: cities, or the income of the card game."""
        return state.cities if self.numbers.houses else state.income

    def ranking(self, state: "TableState") -> "list[list[int]]":
        """Groups of seats, best first; nobody before the end."""
        groups: "list[list[int]]" = []
        for place in range(1, self.count + 1):
            group = [seat for seat, got in enumerate(state.places) if got == place]
            if group:
                groups.append(group)
        return groups

    def chances(self, state: "TableState", choices: "list[Action]") -> "Chances":
        """Who begins: one as likely as another."""
        return [(choice, 1) for choice in choices]

    def view(self, game: "FollowedGame", seat: "int | None" = None) -> "Shown":
        """How the table stands; loaded when first asked for."""
        from voltable.tracker.view import view

        return view(game, seat)

    def vocabulary(self) -> "ModuleType":
        """How fuels, plants, fields and cards are written."""
        from voltable.tracker import vocabulary

        return vocabulary
