"""The cheapest paths over the connections between cities."""

from collections.abc import Iterable
from heapq import heappop, heappush
from typing import NamedTuple

Roads = list[list[tuple[int, int]]]  # for each city its neighbours, with the costs of the connections


class Path(NamedTuple):
    """A way from city to city; the lesser of two is cheaper, then shorter, then through lower numbers."""

    cost: int
    length: int
    cities: tuple[int, ...]


def roads_of(connections: Iterable[tuple[int, int, int]], count: int) -> Roads:
    """The connections as each of so many cities sees them."""
    roads: Roads = [[] for _city in range(count)]
    for one, other, cost in connections:
        roads[one].append((other, cost))
        roads[other].append((one, cost))
    return roads


def paths_from(roads: Roads, starts: Iterable[int]) -> dict[int, Path]:
    """The best path to every city that can be reached from any of these (Dijkstra).

    >>> paths_from(roads_of([(0, 1, 3), (1, 2, 4), (0, 2, 9)], 4), [0])[2]
    Path(cost=7, length=3, cities=(0, 1, 2))
    """
    waiting = sorted(Path(0, 1, (start,)) for start in starts)
    best: dict[int, Path] = {}
    while waiting:
        path = heappop(waiting)
        here = path.cities[-1]
        if here not in best:
            best[here] = path
            for city, cost in roads[here]:
                heappush(waiting, Path(path.cost + cost, path.length + 1, (*path.cities, city)))
    return best
