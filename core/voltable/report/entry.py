"""One round of one player in figures, and a whole round of everybody."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from voltable.report.shapes import Sale

# There is none where a game has no such thing, where nobody told it, or where the round did not come to it.
FIGURES = (
    "money", "cities", "powered", "income", "idle", "plants_bought", "paid_for_plants", "fuel_bought", "paid_for_fuel",
    "paid_for_cities", "compensated", "points",
)  # fmt: skip
FUELS = 4


class Entry:
    """What a player had at the end of a round, and did in it."""

    __slots__ = FIGURES + ("fuel", "ran", "sales")

    money: "int | None"  # these two after the round
    cities: "int | None"  # connected
    powered: "int | None"  # cities with power; in the last round those that count
    income: "int | None"  # none in a round that pays nothing
    idle: "int | None"  # plants that did not run
    plants_bought: "int | None"
    paid_for_plants: "int | None"
    fuel_bought: "int | None"  # units, of all fuels
    paid_for_fuel: "int | None"
    paid_for_cities: "int | None"
    compensated: "int | None"  # paid by demolition
    points: "int | None"  # what decides the game, once it is over

    def __init__(self, counted: "Iterable[str]") -> None:
        """What is counted begins with none; the rest nobody knows yet."""
        for figure in FIGURES:
            setattr(self, figure, None)
        for figure in counted:
            setattr(self, figure, 0)
        self.fuel = [0] * FUELS  # the units, fuel by fuel
        self.ran: "tuple[int, ...]" = ()  # plants
        self.sales: "list[Sale]" = []  # each plant bought, with its price

    def figure(self, name: str) -> "int | None":
        """A figure by its name."""
        found: "int | None" = getattr(self, name)
        return found


class Round:
    """A round: its number, an entry a seat, the phase of the move that is counted, whether it was played to its end."""

    __slots__ = ("entries", "is_whole", "number", "phase")

    def __init__(self, number: int, entries: "list[Entry]") -> None:
        self.number = number
        self.entries = entries
        self.phase = 0
        self.is_whole = False


def plus(known: "int | None", more: int) -> int:
    """A figure and what comes to it.

    >>> plus(None, 3), plus(4, 3)
    (3, 7)
    """
    return more if known is None else known + more
