"""The game of 2004 on one page: its numbers in printed order, and its phases."""

from voltable.boardgame.edition import BoardEdition
from voltable.boardgame.tables import refill
from voltable.boardgame.tables.boards import CLASSIC
from voltable.engine.edition import by_players

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.boardgame.state import State
    from voltable.engine.phase import Phase


class Classic(BoardEdition):
    """The game of 2004, for two to six."""

    name = "classic"
    boards: "tuple[str, ...]" = CLASSIC[0]
    maps: "tuple[str, ...]" = CLASSIC[1]
    start_market = (3, 4, 5, 6, 7, 8, 9, 10)
    deck_top = 13
    removed = by_players(8, 8, 4, 0, 0)
    plant_limits = by_players(4, 3, 3, 3, 3)
    step_two = by_players(10, 7, 7, 7, 6)
    last_round = by_players(21, 17, 17, 15, 14)
    start_fuel = (24, 18, 6, 2)
    refills = refill.CLASSIC
    obsolete_plants = True
    options = (
        ("demolition", False),
        ("regions", "random"),  # ruling A44
        ("step_three_skips_two", True),  # ruling A4
        ("step_two_draws_three", True),  # ruling A6
        ("step_three_at_once", False),  # ruling A7
        ("late_start_empty", True),  # ruling A27
        ("hidden_money", True),  # ruling A43
        ("last_refill_two", False),  # ruling A5
    )

    def find_phases(self) -> "tuple[type[Phase], ...]":
        """Five phases a round, and the setup before them."""
        from voltable.boardgame.phases.auction import ClassicAuction
        from voltable.boardgame.phases.bureaucracy import BureaucracyPhase
        from voltable.boardgame.phases.fuel import FuelPhase, StorageFuelPhase
        from voltable.boardgame.phases.obsolete import ObsoletePlantBuild
        from voltable.boardgame.phases.order import OrderPhase
        from voltable.boardgame.phases.setup import BoardSetup
        from voltable.engine.over import OverPhase

        fuel = StorageFuelPhase if self.coal_storage else FuelPhase
        return (BoardSetup, OrderPhase, ClassicAuction, fuel, ObsoletePlantBuild, BureaucracyPhase, OverPhase)

    def score(self, state: "State", seat: int) -> "tuple[int, ...]":
        """What decides: cities powered, money, then cities connected."""
        return super().score(state, seat) + (len(state.players[seat].cities),)


EDITION = Classic
