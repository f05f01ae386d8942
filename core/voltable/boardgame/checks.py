"""What the engine relies on in any board: six regions of seven cities, and a way from each city to every other."""

from voltable.boardgame.network import REGION_CITIES
from voltable.engine.refusal import Refusal

REGIONS = 6
DEAREST = 99  # Elektro


def check_board(regions, cities, connections):
    """Refuse what is no board; it comes as region ids, the cities of each region, and (city, city, cost) by name."""
    check_regions(regions, cities)
    names = []
    for region in cities:
        check_cities(region, names)
        names += region
    check_connections(connections, names)
    check_network(connections, names)


def check_regions(regions, cities):
    """Six different regions of seven cities."""
    if len(regions) != REGIONS or len(set(regions)) != REGIONS:
        raise Refusal("bad-board", "regions")
    if [len(region) for region in cities] != [REGION_CITIES] * REGIONS:
        raise Refusal("bad-board", "regions")


def check_cities(region, earlier):
    """Every city lies on the board once."""
    for place, name in enumerate(region):
        if name in region[:place] or name in earlier:
            raise Refusal("bad-board", "city", name)


def check_connections(connections, names):
    """Each joins two cities of the board for a price that can be printed, and no two join the same ones."""
    seen = set()
    for one, other, cost in connections:
        if one == other or one not in names or other not in names:
            raise Refusal("bad-board", "connection", one, other)
        if type(cost) is not int or not 0 <= cost <= DEAREST:
            raise Refusal("bad-board", "cost", one, other, cost)
        if (one, other) in seen or (other, one) in seen:
            raise Refusal("bad-board", "doubled-connection", one, other)
        seen.add((one, other))


def check_network(connections, names):
    """No city is left out, and all of them hang together."""
    connected = [end for connection in connections for end in connection[:2]]
    for found in (connected, reached(names[0], connections)):
        for name in names:
            if name not in found:
                raise Refusal("bad-board", "missing-connection", name)


def reached(start, connections):
    """All cities that can be reached from one.

    >>> reached("Kiel", (("Hamburg", "Kiel", 8), ("Hamburg", "Bremen", 11), ("Halle", "Leipzig", 0)))
    ['Kiel', 'Hamburg', 'Bremen']
    """
    found = [start]
    for city in found:  # it grows meanwhile
        for one, other, _ in connections:
            far = other if one == city else one if other == city else city
            if far not in found:
                found.append(far)
    return found
