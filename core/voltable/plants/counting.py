"""What both games count of plants in a round: who bought which for how much, and what demolition paid."""

from voltable.plants.events import Compensated, PlantSold
from voltable.report.entry import plus

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.engine.state import BaseState
    from voltable.report.entry import Entry, Round
    from voltable.report.shapes import Count

COUNTS = ("plants_bought", "paid_for_plants", "fuel_bought", "paid_for_fuel", "compensated")


def sold(now: "Round", event: PlantSold, state: "BaseState") -> None:
    """A plant and its price."""
    entry = now.entries[event.seat]
    entry.sales.append((event.plant, event.price))
    entry.plants_bought = plus(entry.plants_bought, 1)
    entry.paid_for_plants = plus(entry.paid_for_plants, event.price)


def compensated(now: "Round", event: Compensated, state: "BaseState") -> None:
    """An old plant was paid for."""
    entry = now.entries[event.seat]
    entry.compensated = plus(entry.compensated, event.money)


def bought(entry: "Entry", fuel: int, units: int, cost: int) -> None:
    """Units of a fuel that came into the store, and what was paid."""
    entry.fuel[fuel] += units
    entry.fuel_bought = plus(entry.fuel_bought, units)
    entry.paid_for_fuel = plus(entry.paid_for_fuel, cost)


def ran(entry: "Entry", plants: "tuple[int, ...]", income: int, owned: int) -> None:
    """Plants ran and were paid for; so many are owned."""
    entry.ran = plants
    entry.idle = owned - len(plants)
    entry.income = income


COUNTED: "dict[type, Count]" = {PlantSold: sold, Compensated: compensated}
