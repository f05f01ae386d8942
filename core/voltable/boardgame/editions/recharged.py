"""The edition of 2020 on one page: its numbers in printed order, and its phases."""

from voltable.boardgame.edition import BoardEdition
from voltable.boardgame.fuels import GARBAGE
from voltable.boardgame.tables import refill
from voltable.boardgame.tables.boards import RECHARGED
from voltable.engine.edition import by_players

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.engine.phase import Phase


class Recharged(BoardEdition):
    """The edition of 2020: discount token, random first market, and the Trust for two."""

    name = "recharged"
    boards, maps = RECHARGED
    removed_small = by_players(1, 2, 1, 0, 0)  # plugs
    removed_large = by_players(5, 6, 3, 0, 0)  # sockets
    step_two = by_players(7, 7, 7, 7, 6)
    last_round = by_players(18, 17, 17, 15, 14)
    start_fuel = (24, 18, 6, 2)
    refills = refill.RECHARGED  # ruling A3: the same on both boards
    has_dummy = by_players(True, False, False, False, False)
    options = (
        ("demolition", False),
        ("regions", "random"),  # ruling A44
        ("starting_cities", False),
        ("garbage_start", 6),  # ruling A1
        ("trust_refill", 2),  # ruling A2
        ("step_three_skips_two", False),  # ruling A4
        ("step_two_draws_three", False),  # ruling A6
        ("storage_anytime", False),  # ruling A22
        ("late_start_empty", True),  # ruling A27
        ("trust_waits", False),  # ruling A34
        ("hidden_money", True),  # ruling A43
        ("last_refill_two", False),  # ruling A5
        ("trust_storage", True),  # ruling A23
    )
    allowed = (("garbage_start", (6, 9)), ("trust_refill", (2, 3)))
    garbage_start: int  # options become attributes
    trust_refill: int
    trust_storage: bool

    def find_phases(self) -> "tuple[type[Phase], ...]":
        """Five phases a round, and the setup before them."""
        from voltable.boardgame.phases.auction import RechargedAuction
        from voltable.boardgame.phases.build import BuildPhase
        from voltable.boardgame.phases.bureaucracy import BureaucracyPhase
        from voltable.boardgame.phases.fuel import StorageFuelPhase
        from voltable.boardgame.phases.order import OrderPhase
        from voltable.boardgame.phases.setup import RechargedSetup
        from voltable.engine.over import OverPhase

        return (RechargedSetup, OrderPhase, RechargedAuction, StorageFuelPhase, BuildPhase, BureaucracyPhase, OverPhase)

    def start_tokens(self, fuel: int) -> int:
        """Ruling A1: how much garbage lies there at the start."""
        return self.garbage_start if fuel == GARBAGE else super().start_tokens(fuel)

    def refill(self, step: int, fuel: int) -> int:
        """Ruling A2: two players with the Trust refill by their own row or by that of three."""
        players = self.trust_refill if self.has_dummy[self.count] else self.count
        return self.refills[fuel][3 * (players - 2) + step - 1]


EDITION = Recharged
