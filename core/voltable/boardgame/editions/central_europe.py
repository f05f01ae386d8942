"""The changes of the Czech edition of 2004 for the board of Central Europe."""

from voltable.boardgame.editions.classic import Classic
from voltable.boardgame.fuels import GARBAGE, URANIUM
from voltable.boardgame.tables import refill
from voltable.boardgame.tables.boards import CENTRAL_EUROPE
from voltable.engine.refusal import Refusal

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.boardgame.state import Player
    from voltable.engine.phase import Phase


class CentralEurope(Classic):
    """Nuclear plants by country, cheap garbage for Wien, and a market of its own."""

    name = "central_europe"
    boards, maps = CENTRAL_EUROPE
    start_fuel = (24, 18, 6, 5)
    refills = refill.CENTRAL_EUROPE
    restricted_kind = URANIUM  # ruling A26: only buying is restricted
    allowing = ("czech_republic", "hungary", "slovakia")  # where a city is needed for nuclear plants
    discount = (GARBAGE, "Wien", 1)

    def find_phases(self) -> "tuple[type[Phase], ...]":
        """Five phases a round, and the setup before them."""
        from voltable.boardgame.phases.bureaucracy import BureaucracyPhase
        from voltable.boardgame.phases.by_country import DiscountFuelPhase, NuclearByCountryAuction
        from voltable.boardgame.phases.obsolete import ObsoletePlantBuild
        from voltable.boardgame.phases.order import OrderPhase
        from voltable.boardgame.phases.setup import BoardSetup
        from voltable.engine.over import OverPhase

        market = NuclearByCountryAuction, DiscountFuelPhase
        return (BoardSetup, OrderPhase) + market + (ObsoletePlantBuild, BureaucracyPhase, OverPhase)

    def bring_modules(self) -> None:
        """Where the city lies on the map; one of an owner has it and the regions as well."""
        super().bring_modules()
        cheaper, city, elektro = self.discount
        if city not in self.map.CITIES or not set(self.allowing) <= set(self.map.REGIONS):
            raise Refusal("board-lacks", city, *self.allowing)
        self.fuel_discount = (cheaper, self.map.CITIES.index(city), elektro)

    def is_allowed(self, player: "Player") -> bool:
        """Whether a player may have nuclear plants."""
        board = self.map
        return bool([city for city in player.cities if board.REGIONS[board.REGION_OF[city]] in self.allowing])


EDITION = CentralEurope
