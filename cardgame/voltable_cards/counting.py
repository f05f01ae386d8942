"""What the card game counts in a round, and what decides at its end."""

from voltable.plants import counting
from voltable.plants.counting import bought, ran
from voltable.plants.events import PlantsRun
from voltable_cards import scoring
from voltable_cards.events import CardTurned, FuelBought
from voltable_cards.state import FUEL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.engine.game import Game
    from voltable.report.entry import Entry, Round
    from voltable.report.shapes import Count
    from voltable_cards.shapes import CardGame, State

CRITERIA = ("points", "left", "plant")
CHARTS = ("money", "income", "points")


def fuel_bought(now: "Round", event: FuelBought, state: "State") -> None:
    """The units of a card that are kept; the column is its price."""
    bought(now.entries[event.seat], event.fuel, event.kept, event.column)


def turned(now: "Round", event: CardTurned, state: "State") -> None:
    """While fuel is bought, the surplus of a card goes back where it came from."""
    if now.phase == FUEL:
        bought(now.entries[event.seat], event.fuel, -event.units, 0)


def plants_run(now: "Round", event: PlantsRun, state: "State") -> None:
    """What ran, and earned."""
    ran(now.entries[event.seat], event.plants, event.income, len(state.players[event.seat].plants))


COUNTED: "dict[type, Count]" = counting.COUNTED | {
    FuelBought: fuel_bought, CardTurned: turned, PlantsRun: plants_run,
}  # fmt: skip


def counted(edition: "CardGame") -> "tuple[str, ...]":
    """All that is paid; no cities."""
    return counting.COUNTS


def criteria(edition: "CardGame") -> "tuple[str, ...]":
    """Points, what is left over, the highest plant."""
    return CRITERIA


def score(game: "Game", seat: int) -> "tuple[int, ...]":
    """As the rules have it."""
    return scoring.score(game.edition, game.state.players[seat])


def close(entry: "Entry", game: "Game", seat: int) -> None:
    """Money; at the end the points."""
    entry.money = game.state.players[seat].money
    if game.over:
        entry.points = score(game, seat)[0]
