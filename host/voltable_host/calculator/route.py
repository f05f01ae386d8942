"""The cheapest way to connect several cities, and the order in which to build them."""

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from voltable_host.calculator.route_hubs import hubs
from voltable_host.calculator.route_paths import Roads, paths_from, roads_of

MOST_TARGETS = 10  # each one more takes three times as long


class Step(NamedTuple):
    """A city to build: the price of its slot, the connection cost, and the path from a city owned by then."""

    city: int
    slot: int
    connection: int
    path: tuple[int, ...]


class Route(NamedTuple):
    """The cities to build, in order, and what they cost together."""

    steps: tuple[Step, ...]
    total: int


class NoRoute(ValueError):
    """These cities cannot be connected, or not be reckoned."""


class Closed(NoRoute):
    """The city has no slot for this player."""

    def __init__(self, city: int):
        super().__init__(city)
        self.city = city


class Unreachable(NoRoute):
    """No path leads to the city."""

    def __init__(self, city: int):
        super().__init__(city)
        self.city = city


class TooManyTargets(NoRoute):
    """Extra cities are searched for a few targets only; without them any number will do."""

    def __init__(self, count: int):
        super().__init__(count)
        self.count = count


def cheapest(
    connections: Iterable[tuple[int, int, int]],
    slots: Sequence[int | None],
    network: Collection[int],
    targets: Collection[int],
    extra: bool = True,
) -> Route:
    """The cheapest way to own all targets; with extra, other cities are built too where that saves money.

    Three cities lie 20 from a fourth, the hub; whoever owns the first and wants the others builds the hub for 10.
    >>> star = [(0, 1, 20), (0, 2, 20), (0, 3, 20)]
    >>> cheapest(star, [10, 10, 10, 10], network=[1], targets=[2, 3], extra=False).total
    100
    >>> route = cheapest(star, [10, 10, 10, 10], network=[1], targets=[2, 3])
    >>> route.total, [step.city for step in route.steps]
    (90, [0, 2, 3])
    """
    roads = roads_of(connections, len(slots))
    prices = {city: slot for city, slot in enumerate(slots) if slot is not None}
    owned, wanted = set(network), set(targets) - set(network)
    check(roads, prices, owned, wanted)
    if extra and len(wanted) > MOST_TARGETS:
        raise TooManyTargets(len(wanted))
    if extra and wanted:
        wanted |= hubs(roads, prices, owned, wanted)
    return in_order(roads, prices, owned, wanted)


def check(roads: Roads, prices: dict[int, int], owned: set[int], wanted: set[int]) -> None:
    """Refuse a target that can never be connected."""
    closed = wanted - prices.keys()
    if closed:
        raise Closed(min(closed))
    lost = wanted - paths_from(roads, owned or sorted(wanted)[:1]).keys()
    if lost:
        raise Unreachable(min(lost))


def in_order(roads: Roads, prices: dict[int, int], owned: set[int], wanted: set[int]) -> Route:
    """Always the nearest city next, which makes all together cheapest (Prim); a first city needs no connection."""
    owned, left = owned or set(sorted(wanted)[:1]), set(wanted)
    steps: list[Step] = []
    while left:
        paths = paths_from(roads, owned)
        city = min(left, key=lambda city: (paths[city].cost, city))
        steps.append(Step(city, prices[city], paths[city].cost, paths[city].cities))
        owned = owned | {city}
        left.remove(city)
    return Route(tuple(steps), sum(step.slot + step.connection for step in steps))
