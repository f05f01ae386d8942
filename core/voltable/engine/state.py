"""What lies on the table in every edition: turn and order, the auction, the plant market and its deck, the players."""

from voltable.engine.verbs import NOTHING

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import TypeVar

    from voltable.engine.shapes import MaybeNone, Player

    Other = TypeVar("Other", bound="BaseState")


class BaseState:
    """What the phases that editions share work on; each game's state adds its own."""

    __slots__ = (
        "bid", "bidder", "bought", "compensated", "demolition", "dropped", "dummy", "large", "large_left", "last_card",
        "market", "order", "phase", "plant", "players", "room", "round", "small", "small_left", "stage", "still_in",
        "token", "top_small", "turn", "under",
    )  # fmt: skip

    def lay(self, players: "Sequence[Player]") -> None:
        """An empty table; the setup phase lays out the rest."""
        self.round: int = 0
        self.phase: int = 0
        self.stage: int = 0
        self.turn: "int | MaybeNone" = None  # a seat, CHANCE, or None when the game is over
        self.order: "tuple[int, ...]" = ()  # seats, first player first; the third party is second and not in it
        self.plant = self.bidder = NOTHING  # under the hammer, and who has offered most
        self.bid = 0
        self.still_in = self.bought = self.dropped = 0  # bits by seat: in this auction, in this phase
        self.token = NOTHING  # the plant the discount token lies on
        self.market: "tuple[int, ...]" = ()  # plants, lowest first; newer ones right of their equals
        self.last_card = 0  # where it is
        self.small: "tuple[int, ...]" = ()  # may still come, by back
        self.large: "tuple[int, ...]" = ()
        self.under: "tuple[int, ...]" = ()  # known to lie under the last card
        self.small_left = self.large_left = self.top_small = 0  # so many really lie in the deck
        self.room: "tuple[int, ...]" = (0, 0, 0, 0)  # what the buyer can still take of each fuel; follows from the rest
        self.demolition = NOTHING  # the card on top, where the expansion is played
        self.compensated = 0  # players paid for demolition in this phase
        self.players: "Sequence[Player]" = players
        self.dummy: "Player | None" = None

    def copy_to(self, other: "Other") -> "Other":
        """The same on another table, to try things on."""
        other.round = self.round
        other.phase = self.phase
        other.stage = self.stage
        other.turn = self.turn
        other.order = self.order
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
        other.room = self.room
        other.demolition = self.demolition
        other.compensated = self.compensated
        other.players = [player.copy() for player in self.players]
        other.dummy = self.dummy and self.dummy.copy()
        return other

    if TYPE_CHECKING:

        def copy(self) -> "BaseState":
            """The same table, to try things on."""
            ...

        def canonical(self) -> Sequence[object]:
            """The state as one array for the hash."""
            ...
