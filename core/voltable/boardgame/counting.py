"""What the board game counts in a round, and what decides at its end."""

from voltable.boardgame.events import CitiesPowered, CityConnected, FuelBought
from voltable.plants import counting
from voltable.plants.counting import bought, ran
from voltable.report.entry import plus

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.boardgame.edition import BoardEdition
    from voltable.boardgame.state import State
    from voltable.engine.game import Game
    from voltable.report.entry import Entry, Round
    from voltable.report.shapes import Count

CRITERIA = ("powered", "money", "cities")  # as far as the score goes
CHARTS = ("money", "cities", "income", "paid_for_fuel")


def fuel_bought(now: "Round", event: FuelBought, state: "State") -> None:
    """Tokens of a fuel."""
    bought(now.entries[event.seat], event.fuel, event.tokens, event.cost)


def connected(now: "Round", event: CityConnected, state: "State") -> None:
    """A city, with the way to it."""
    entry = now.entries[event.seat]
    entry.paid_for_cities = plus(entry.paid_for_cities, event.slot + event.connection)


def powered(now: "Round", event: CitiesPowered, state: "State") -> None:
    """Cities with power, and what ran for them."""
    entry = now.entries[event.seat]
    entry.powered = event.cities
    ran(entry, event.plants, event.income, len(state.players[event.seat].plants))


COUNTED: "dict[type, Count]" = counting.COUNTED | {
    FuelBought: fuel_bought, CityConnected: connected, CitiesPowered: powered,
}  # fmt: skip


def counted(edition: "BoardEdition") -> "tuple[str, ...]":
    """All that is paid."""
    return counting.COUNTS + ("paid_for_cities",)


def criteria(edition: "BoardEdition") -> "tuple[str, ...]":
    """An edition whose score has other parts names them itself."""
    found: "tuple[str, ...]" = getattr(edition, "criteria", CRITERIA)
    return found


def score(game: "Game", seat: int) -> "tuple[int, ...]":
    """As the edition has it."""
    found: "tuple[int, ...]" = game.edition.score(game.state, seat)
    return found


def close(entry: "Entry", game: "Game", seat: int) -> None:
    """Money and network; at the end the cities that count."""
    player = game.state.players[seat]
    entry.money, entry.cities = player.money, len(player.cities)
    if game.over:
        entry.points = entry.powered = score(game, seat)[0]
