"""What the engine relies on in any board: regions that hang together, and a way from each city to every other."""

from voltable.engine.refusal import Refusal

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Sequence

    from voltable.boardgame.maps import Plain

    Connection = Sequence[Plain]  # two cities by name, and a cost

MOST_REGIONS = 30  # one bit each in a whole number of the state
MOST_CITIES = 250  # a byte each in a connection
FEWEST_IN_PLAY = 8  # the Trust begins with six houses, and both its opponents mark a city
DEAREST = 99  # Elektro
LONGEST_WORD, LONGEST_CITY = 24, 40  # characters
APART = " \"',=\\"  # what ends a word of the notation


def check_board(
    regions: "Sequence[str]",
    cities: "Sequence[Sequence[str]]",
    connections: "Sequence[Connection]",
) -> None:
    """Refuse what is no board; it comes as region ids, the cities of each region, and (city, city, cost) by name."""
    check_regions(regions, cities)
    names: "list[str]" = []
    for region in cities:
        check_cities(region, names)
        names += region
    check_connections(connections, names)
    check_network(connections, names)
    for region, within in zip(regions, cities):
        check_region(region, within, connections)


def check_regions(regions: "Sequence[str]", cities: "Sequence[Sequence[str]]") -> None:
    """Different regions with cities in each, and not more of either than can be counted."""
    for place, region in enumerate(regions):
        if not is_word(region) or region in regions[:place]:
            raise Refusal("bad-board", "region", region)
        if not cities[place]:
            raise Refusal("bad-board", "empty-region", region)
    count = sum([len(region) for region in cities])
    if not 1 <= len(regions) <= MOST_REGIONS or count > MOST_CITIES:
        raise Refusal("bad-board", "size", len(regions), count)


def is_word(text: str) -> bool:
    """Whether the notation can write it as one word."""
    return 0 < len(text) <= LONGEST_WORD and not [letter for letter in text if letter in APART or not is_plain(letter)]


def is_plain(letter: str) -> bool:
    """No control character, and nothing but a plain space that looks like one."""
    return letter > " " and not "\x7f" <= letter <= "\xa0" and not "\u2000" <= letter <= "\u206f" and letter != "\ufeff"


def check_cities(region: "Sequence[str]", earlier: "Container[str]") -> None:
    """Every city lies on the board once, and its name can be typed."""
    for place, name in enumerate(region):
        if name in region[:place] or name in earlier:
            raise Refusal("bad-board", "city", name)
        bare = name.strip()
        wrong = [letter for letter in name if letter == '"' or letter != " " and not is_plain(letter)]
        if not bare or bare != name or "  " in name or wrong or len(name) > LONGEST_CITY:
            raise Refusal("bad-board", "city-name", name)


def check_connections(connections: "Iterable[Connection]", names: "Container[Plain]") -> None:
    """Each joins two cities of the board for a price that can be printed, and no two join the same ones."""
    seen: "set[tuple[Plain, Plain]]" = set()
    for one, other, cost in connections:
        if one == other or one not in names or other not in names:
            raise Refusal("bad-board", "connection", one, other)
        if type(cost) is not int or not 0 <= cost <= DEAREST:
            raise Refusal("bad-board", "cost", one, other, cost)
        if (one, other) in seen or (other, one) in seen:
            raise Refusal("bad-board", "doubled-connection", one, other)
        seen.add((one, other))


def check_network(connections: "Sequence[Connection]", names: "Sequence[str]") -> None:
    """No city is left out, and all of them hang together."""
    connected = [end for connection in connections for end in connection[:2]]
    for found in (connected, reached(names[0], connections)):
        for name in names:
            if name not in found:
                raise Refusal("bad-board", "missing-connection", name)


def check_region(region: str, cities: "Sequence[str]", connections: "Iterable[Connection]") -> None:
    """Whichever regions are played in, each of their cities can be reached: a region hangs together by itself."""
    within = [way for way in connections if way[0] in cities and way[1] in cities]
    found = reached(cities[0], within)
    for name in cities:
        if name not in found:
            raise Refusal("bad-board", "parted-region", region, name, cities[0])


def reached(start: str, connections: "Sequence[Connection]") -> "list[Plain]":
    """All cities that can be reached from one.

    >>> reached("Kiel", (("Hamburg", "Kiel", 8), ("Hamburg", "Bremen", 11), ("Halle", "Leipzig", 0)))
    ['Kiel', 'Hamburg', 'Bremen']
    """
    found: "list[Plain]" = [start]
    for city in found:  # it grows meanwhile
        for one, other, _ in connections:
            far = other if one == city else one if other == city else city
            if far not in found:
                found.append(far)
    return found
