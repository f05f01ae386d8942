"""The changes of the Czech edition of 2004 for the board of Central Europe."""

from voltable.boardgame.boards.central_europe import CITIES, REGIONS
from voltable.boardgame.editions.classic import Classic
from voltable.boardgame.fuels import GARBAGE, URANIUM
from voltable.boardgame.tables import refill

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.boardgame.state import Player
    from voltable.engine.phase import Phase


class CentralEurope(Classic):
    """Nuclear plants by country, cheap garbage for Wien, and a market of its own."""

    name = "central_europe"
    boards = ("central_europe",)
    maps = ("central_europe",)
    start_fuel = (24, 18, 6, 5)
    refills = refill.CENTRAL_EUROPE
    restricted_kind = URANIUM  # ruling A26: only buying is restricted
    allowing_regions = tuple([REGIONS.index(name) for name in ("czech_republic", "hungary", "slovakia")])
    fuel_discount = (GARBAGE, CITIES.index("Wien"), 1)

    def find_phases(self) -> "tuple[type[Phase], ...]":
        """Five phases a round, and the setup before them."""
        from voltable.boardgame.phases.auction import NuclearByCountryAuction
        from voltable.boardgame.phases.build import ObsoletePlantBuild
        from voltable.boardgame.phases.bureaucracy import BureaucracyPhase
        from voltable.boardgame.phases.fuel import DiscountFuelPhase
        from voltable.boardgame.phases.order import OrderPhase
        from voltable.boardgame.phases.setup import BoardSetup
        from voltable.engine.over import OverPhase

        market = NuclearByCountryAuction, DiscountFuelPhase
        return (BoardSetup, OrderPhase) + market + (ObsoletePlantBuild, BureaucracyPhase, OverPhase)

    def allowing_names(self) -> "list[str]":
        """The regions in which a city is needed for that."""
        return [REGIONS[region] for region in self.allowing_regions]

    def is_allowed(self, player: "Player") -> bool:
        """Whether a player may have nuclear plants."""
        from voltable.boardgame.network import REGION_CITIES

        return any(city // REGION_CITIES in self.allowing_regions for city in player.cities)


EDITION = CentralEurope
