"""What lies on the table in every edition: turn and order, the auction, the plant market and its deck, the players."""

from voltable.engine.turn import GameState
from voltable.engine.verbs import NOBODY, NOTHING
from voltable.engine.words import OUT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TypeVar

    Other = TypeVar("Other", bound="BaseState")


class BasePlayer:
    """What a player owns in every edition, or a third party; each game's player adds its own."""

    __slots__ = ("fuel", "income", "money", "needs", "plants", "sets")

    money: int
    income: int  # of the last round
    plants: "tuple[int, ...]"  # ascending; the Bank's oldest first
    needs: "tuple[int, ...]"  # what one production burns, by kind
    sets: "tuple[int, ...]"  # what each set of the plants burns (plants/production.py)
    fuel: "list[int]"


class BaseState(GameState):
    """What the phases that editions share work on; each game's state adds its own."""

    __slots__ = (
        "bid", "bidder", "bought", "compensated", "demolition", "dropped", "large", "large_left", "last_card",
        "market", "plant", "players", "room", "small", "small_left", "still_in", "token", "top_small", "under",
    )  # fmt: skip

    plant: int  # under the hammer
    bidder: int  # who has offered most
    bid: int
    still_in: int  # bits by seat: in this auction
    bought: int  # in this phase
    dropped: int
    token: int  # the plant the discount token lies on
    market: "tuple[int, ...]"  # plants, lowest first; newer ones right of their equals
    last_card: int  # where it is
    small: "tuple[int, ...]"  # may still come, by back
    large: "tuple[int, ...]"
    under: "tuple[int, ...]"  # known to lie under the last card
    small_left: int  # so many really lie in the deck
    large_left: int
    top_small: int  # whether a small one is on top
    room: "tuple[int, ...]"  # what the buyer can still take of each fuel; follows from the rest
    demolition: int  # the card on top, where the expansion is played
    compensated: int  # players paid for demolition in this phase
    players: "list[BasePlayer]"

    def lay(self, players: "list[BasePlayer]") -> None:
        """An empty table; the setup phase lays out the rest."""
        self.round = self.phase = self.stage = 0
        self.turn = NOBODY
        self.order = self.market = self.small = self.large = self.under = ()
        self.plant = self.bidder = self.token = self.demolition = NOTHING
        self.bid = self.still_in = self.bought = self.dropped = self.last_card = self.compensated = 0
        self.small_left = self.large_left = self.top_small = 0
        self.room = (0, 0, 0, 0)
        self.players = players

    def offered(self, current: int) -> "tuple[int, ...]":
        """The plants that may be put up: the lowest few, all of them once the last card is out."""
        return self.market if self.last_card == OUT else self.market[:current]

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
        return other
