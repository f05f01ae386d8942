"""Cities that nobody asked for, but that save more connection costs than their slots take."""

from collections.abc import Collection, Iterator
from math import inf
from operator import add

from voltable_host.calculator.route_paths import Path, Roads, paths_from

Row = list[float]  # a sum for each place; ints, and so exact, wherever there is a way


def hubs(roads: Roads, prices: dict[int, int], network: Collection[int], targets: Collection[int]) -> set[int]:
    """The extra cities of the cheapest network that holds the targets: as few as can be, then low numbers.

    Dreyfus and Wagner's Steiner tree, with a price on each extra city. Elektro, the number of extra cities and which
    ones they are add up in one integer, so the least sum names its cities.
    """
    starts = paths_from(roads, network or {min(targets)})
    places = sorted((city for city in prices if city in starts and city not in network), reverse=True)
    size = len(places)
    elektro = (size + 1) << size  # above all that extra cities can add
    burdens: Row = [
        0 if city in targets else prices[city] * elektro + (1 << size) - (1 << place)
        for place, city in enumerate(places)
    ]  # fmt: skip
    near = [[cost * elektro for cost in row] for row in distances(roads, places, starts)]
    least = least_sum(near, [*burdens, 0], [places.index(city) for city in targets])
    return {city for place, city in enumerate(places) if -least >> place & 1}


def distances(roads: Roads, places: list[int], starts: dict[int, Path]) -> list[Row]:
    """What it costs from place to place; the last one stands for the whole network."""
    outward: Row = [starts[city].cost for city in places]
    rows: list[Row] = []
    for city, home in zip(places, outward):
        paths = paths_from(roads, [city])
        rows.append([*(paths[other].cost if other in paths else inf for other in places), home])
    return [*rows, [*outward, 0]]


def least_sum(near: list[Row], burdens: Row, targets: list[int]) -> int:
    """The least sum that joins all targets with the last place."""
    trees = {1 << bit: near[target] for bit, target in enumerate(targets)}  # for each set of targets, from each place
    for joined in range(1, 1 << len(targets)):
        if joined not in trees:
            sums = [map(add, trees[one], trees[other]) for one, other in halves(joined)]
            trees[joined] = reach([min(column) for column in zip(*sums)], near, burdens)
    return int(trees[(1 << len(targets)) - 1][-1])


def halves(joined: int) -> Iterator[tuple[int, int]]:
    """Every parting of a set of bits in two.

    >>> list(halves(0b111))
    [(6, 1), (5, 2), (4, 3)]
    """
    part = joined - 1 & joined
    while part > joined ^ part:
        yield part, joined ^ part
        part = part - 1 & joined


def reach(forks: Row, near: list[Row], burdens: Row) -> Row:
    """The least sum from each place: to fork there, or to go to a city that is built and forks."""
    built = list(map(add, forks, burdens))
    return [min(fork, min(map(add, built, row))) for fork, row in zip(forks, near)]
