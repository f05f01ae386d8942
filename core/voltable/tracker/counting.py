"""What is counted of a physical game in a round: as much as its depth hears of; money is never told."""

from voltable.engine.verbs import BOUGHT
from voltable.report.entry import plus
from voltable.tracker.events import FuelTold, Paid, Told

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.engine.game import Game
    from voltable.report.entry import Entry, Round
    from voltable.report.shapes import Count
    from voltable.tracker.edition import Table
    from voltable.tracker.state import TableState

CHARTS = ("cities", "income", "paid_for_fuel")


def told(now: "Round", event: Told, state: "TableState") -> None:
    """A plant was bought: which, and for how much, is said at the table."""
    entry = now.entries[event.seat]
    if event.verb == BOUGHT:
        entry.plants_bought = plus(entry.plants_bought, 1)


def fuel_told(now: "Round", event: FuelTold, state: "TableState") -> None:
    """Tokens of a fuel, where the market is followed."""
    entry = now.entries[event.seat]
    entry.fuel[event.fuel] += event.tokens
    entry.fuel_bought = plus(entry.fuel_bought, event.tokens)
    entry.paid_for_fuel = plus(entry.paid_for_fuel, event.cost)


def paid(now: "Round", event: Paid, state: "TableState") -> None:
    """The income of a round."""
    entry = now.entries[event.seat]
    entry.powered, entry.income = event.cities, event.income


COUNTED: "dict[type, Count]" = {Told: told, FuelTold: fuel_told, Paid: paid}


def counted(edition: "Table") -> "tuple[str, ...]":
    """What this depth is told of."""
    plants = ("plants_bought",) if edition.turns else ()
    return plants + ("fuel_bought", "paid_for_fuel") if edition.prices else plants


def criteria(edition: "Table") -> "tuple[str, ...]":
    """Nobody knows all that decides: a tie is broken at the edition."""
    return ()


def score(game: "Game", seat: int) -> "tuple[int, ...]":
    """Without parts."""
    return ()


def close(entry: "Entry", game: "Game", seat: int) -> None:
    """Cities, where there are any and they are counted; at the end what decides."""
    table: "Table" = game.edition
    state: "TableState" = game.state
    if not table.numbers.houses:
        entry.powered = None
    elif table.counts:
        entry.cities = state.cities[seat]
    if table.counts and game.over:
        entry.points = state.powered[seat] if table.numbers.houses else state.income[seat]
        if table.numbers.houses:
            entry.powered = entry.points
