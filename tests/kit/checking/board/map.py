"""Cities, connections and the cheapest ways between them, worked out anew for each choice of regions."""

from voltable.boards import shipped

FAR = 10000
KNOWN = {}


class Map:
    """The part of a board that is in play; cities are their places on the board."""

    def __init__(self, module, regions):
        board = printed(module)
        self.key = (module, regions)
        self.names = board.CITIES
        self.regions = board.REGIONS
        chosen = [board.REGIONS.index(name) for name in regions]
        self.cities = [city for city in range(len(board.CITIES)) if board.REGION_OF[city] in chosen]
        self.ways = [way for way in ways(board) if way[0] in self.cities and way[1] in self.cities]
        self.neighbours = {city: [] for city in self.cities}
        for one, other, _ in self.ways:
            self.neighbours[one].append(other)
            self.neighbours[other].append(one)
        self.rows = {}

    def __reduce__(self):
        """Copies of a checker share the map, which never changes."""
        return map_of, self.key

    def row(self, city) -> list:
        """The cheapest way from a city to each on the board: connections shorten ways until none does."""
        if city in self.rows:
            return self.rows[city]
        row = [FAR] * len(self.names)
        row[city] = 0
        shorter = True
        while shorter:
            shorter = False
            for one, other, cost in self.ways:
                if row[one] + cost < row[other]:
                    row[other] = row[one] + cost
                    shorter = True
                elif row[other] + cost < row[one]:
                    row[one] = row[other] + cost
                    shorter = True
        self.rows[city] = row
        return row

    def reach(self, network) -> list:
        """The cheapest way from a network to each city of the board."""
        rows = [self.row(city) for city in network]
        return [min(costs) for costs in zip(*rows)] if len(rows) > 1 else rows[0]


def printed(module):
    """A board of ours by its name, or an owner's map as it is."""
    return shipped(module) if isinstance(module, str) else module


def ways(board) -> list:
    """Each connection as (city, city, cost)."""
    flat = board.CONNECTIONS
    return [(flat[at], flat[at + 1], flat[at + 2]) for at in range(0, len(flat), 3)]


def map_of(module, regions):
    """Made once for each choice of regions."""
    key = (module, regions)
    if key not in KNOWN:
        KNOWN[key] = Map(module, regions)
    return KNOWN[key]


def touching(module) -> list:
    """For each region the regions that a connection leads to."""
    board = printed(module)
    around = [[] for _ in board.REGIONS]
    for one, other, _ in ways(board):
        one, other = board.REGION_OF[one], board.REGION_OF[other]
        if one != other:
            around[one].append(other)
            around[other].append(one)
    return around


def region_names(module) -> tuple:
    """The regions of a board."""
    return printed(module).REGIONS
