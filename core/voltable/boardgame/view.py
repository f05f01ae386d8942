"""The board game as the contract's JSON."""
# pyright: reportIncompatibleVariableOverride=false
# What holds for any game is narrowed to this one.

from collections import OrderedDict

from voltable.boardgame.regions import named
from voltable.plants.view import View

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from voltable.boardgame.edition import BoardEdition
    from voltable.boardgame.state import Player, State
    from voltable.engine.game import Game
    from voltable.engine.shapes import Pairs
    from voltable.plants.shapes import Rows


class BoardView(View):
    """Steps, cities, houses and the market of tokens."""

    edition: "BoardEdition"
    state: "State"

    def step(self) -> int:
        """Which of the three steps is in force."""
        return self.state.step

    def is_last_round(self) -> bool:
        """Somebody has reached the number of cities that ends the game."""
        return self.state.most >= self.edition.last_cities

    def named(self, cities: "Iterable[int]") -> "list[str]":
        """Cities by name, in the board's order."""
        return [self.edition.map.CITIES[city] for city in sorted(cities)]

    def cities(self, owner: "Player") -> "list[str]":
        """A player's network."""
        return self.named(owner.cities)

    def dummy_houses(self, owner: "Player") -> int:
        """Houses it has left."""
        return owner.houses

    def fuel(self) -> "Rows":
        """Tokens on the market and beside it; on the USA board of 2020 the coal there is the storage."""
        state = self.state
        return OrderedDict((("market", self.by_fuel(state.tokens)), ("supply", self.by_fuel(state.supply))))

    def houses(self) -> "Rows":
        """Seats by slot in every city with a house, nobody (null) on an empty slot below one."""
        shown: "Rows" = OrderedDict()
        if self.state.network:
            houses = bytes(self.state.houses)
            for place, city in enumerate(self.state.network.cities):
                slots = houses[3 * place : 3 * place + 3].rstrip(b"\0")
                if slots:
                    shown[self.edition.map.CITIES[city]] = [house - 1 if house else None for house in slots]
        return shown

    def regions(self) -> "list[str]":
        """Regions in play."""
        return named(self.edition.map, self.state.regions)

    def more(self) -> "Pairs":
        """Starting cities nobody has taken, and whether uranium still comes."""
        return [("marks", self.named(self.state.marks)), ("uranium_ended", bool(self.state.phased_out))]

    def counted(self, seat: int) -> "tuple[int, int, int]":
        """Cities powered are the points."""
        score = self.edition.score(self.state, seat)
        return (score[0], score[0], score[1])


def view(game: "Game", seat: "int | None" = None) -> "dict[str, object]":
    """How the game stands, as everybody or one seat may see it."""
    return BoardView(game, seat).whole()
