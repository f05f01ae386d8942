"""A map as its file says it, read into what the board game asks of a map."""
# pyright: reportUnnecessaryIsInstance=false
# Nothing in a file is trusted to be of its type.

from voltable.boardgame.checks import FEWEST_IN_PLAY, check_board
from voltable.boardgame.map_rules import read_rules
from voltable.boardgame.own_map import OwnMap, digest
from voltable.boardgame.own_rules import NO_COUNTS
from voltable.engine.refusal import Refusal

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from voltable.boardgame.checks import Connection
    from voltable.boardgame.maps import Plain, Rule

    Pairs = list[tuple[int, int]]

LONGEST_ID, LONGEST_NAME = 24, 40  # characters
USUAL_REGIONS: "tuple[int, ...]" = (3, 3, 4, 5, 5)  # in play, by players from two to six: both editions print the same


def read(data: "Plain") -> OwnMap:
    """The map; a Refusal names what is wrong, and where."""
    if not isinstance(data, dict):
        raise Refusal("bad-board", "form", "{}")
    own = OwnMap()
    own.ID = read_id(data.get("id"))
    check_name(data.get("name"))
    regions = read_regions(data.get("regions"))
    connections = read_connections(data.get("connections"))
    own.REGIONS = tuple(sorted(regions))
    within = [regions[region] for region in own.REGIONS]
    check_board(own.REGIONS, within, connections)
    own.CITIES = tuple([name for cities in within for name in cities])
    own.REGION_OF = bytes([region for region, cities in enumerate(within) for _ in cities])
    own.CONNECTIONS = bytes([number for way in numbered(connections, own.CITIES) for number in way])
    own.BESIDE = bytes([region for pair in read_adjacency(data.get("region_adjacency"), own) for region in pair])
    own.RULES = read_rules(data.get("rules"))
    check_playing_areas(own.RULES, [len(cities) for cities in within])
    own.data = data
    own.digest = digest(own)
    return own


def read_id(name: "Plain") -> str:
    """What names the map in commands and logs."""
    if name is None:
        raise Refusal("bad-board", "no-id")
    if not isinstance(name, str) or not 0 < len(name) <= LONGEST_ID or [one for one in name if not is_of_id(one)]:
        raise Refusal("bad-board", "id", name)
    return name


def is_of_id(letter: str) -> bool:
    """A letter of English, a digit, a dash or an underscore: it may be in the name of a file."""
    return "a" <= letter <= "z" or "A" <= letter <= "Z" or "0" <= letter <= "9" or letter in "_-"


def check_name(name: "Plain") -> None:
    """What people call it."""
    if not isinstance(name, str) or not 0 < len(name.strip()) <= LONGEST_NAME or [one for one in name if one < " "]:
        raise Refusal("bad-board", "name", name)


def read_regions(regions: "Plain") -> "dict[str, list[str]]":
    """Lists of cities by region."""
    if not isinstance(regions, dict) or not regions:
        raise Refusal("bad-board", "form", "regions")
    found: "dict[str, list[str]]" = {}
    for region in regions:
        cities = regions[region]
        if not isinstance(region, str) or not isinstance(cities, (list, tuple)):
            raise Refusal("bad-board", "form", "regions")
        found[region] = [city for city in cities if isinstance(city, str)]
        if len(found[region]) < len(cities):
            raise Refusal("bad-board", "form", "regions." + region)
    return found


def read_connections(connections: "Plain") -> "Sequence[Connection]":
    """Threes of two cities and a cost."""
    if not isinstance(connections, (list, tuple)):
        raise Refusal("bad-board", "form", "connections")
    found: "list[Connection]" = []
    for place, way in enumerate(connections):
        if not isinstance(way, (list, tuple)) or len(way) != 3 or [end for end in way[:2] if not isinstance(end, str)]:
            raise Refusal("bad-board", "form", "connections." + str(place + 1))
        found.append(way)
    return found


def numbered(connections: "Sequence[Connection]", names: "Sequence[object]") -> "list[tuple[int, int, int]]":
    """The connections by the places of their cities, in ascending order."""
    places = {name: place for place, name in enumerate(names)}
    ends = [(places[one], places[other], cost) for one, other, cost in connections if isinstance(cost, int)]
    return sorted([(min(one, other), max(one, other), cost) for one, other, cost in ends])


def read_adjacency(pairs: "Plain", own: OwnMap) -> "Pairs":
    """Which regions lie side by side: as the file says, else where a connection leads from one to the other."""
    joined: "set[tuple[int, int]]" = set()
    for place in range(0, len(own.CONNECTIONS), 3):
        one, other = own.REGION_OF[own.CONNECTIONS[place]], own.REGION_OF[own.CONNECTIONS[place + 1]]
        if one != other:
            joined.add((min(one, other), max(one, other)))
    if pairs is None:
        return sorted(joined)
    if not isinstance(pairs, (list, tuple)):
        raise Refusal("bad-board", "form", "region_adjacency")
    found = [read_pair(pair, own.REGIONS, place) for place, pair in enumerate(pairs)]
    for one, other in found:
        if (one, other) not in joined:
            raise Refusal("bad-board", "parted-regions", own.REGIONS[one], own.REGIONS[other])
    check_reach(set(found), own.REGIONS)
    return sorted(set(found))


def read_pair(pair: "Plain", regions: "tuple[str, ...]", place: int) -> "tuple[int, int]":
    """Two different regions, the lower one first."""
    if not isinstance(pair, (list, tuple)) or len(pair) != 2 or pair[0] == pair[1]:
        raise Refusal("bad-board", "form", "region_adjacency." + str(place + 1))
    for region in pair:
        if region not in regions:
            raise Refusal("bad-board", "unknown-region", region, *regions)
    one, other = regions.index(pair[0]), regions.index(pair[1])
    return min(one, other), max(one, other)


def check_reach(pairs: "set[tuple[int, int]]", regions: "tuple[str, ...]") -> None:
    """From the first region every other is reached."""
    found = [0]
    for region in found:  # it grows meanwhile
        for other in range(len(regions)):
            if other not in found and (min(region, other), max(region, other)) in pairs:
                found.append(other)
    for region, name in enumerate(regions):
        if region not in found:
            raise Refusal("bad-board", "lonely-region", name)


def check_playing_areas(rules: "Sequence[Rule]", sizes: "list[int]") -> None:
    """The fewest regions that are played in have room for everybody's beginning, and there are as many as the most."""
    given = dict(rules).get("region_counts")
    counts: "list[int]" = list(USUAL_REGIONS)
    for place, count in enumerate(given[len(NO_COUNTS) :] if isinstance(given, tuple) else ()):
        if isinstance(count, int):
            counts[place] = count
            if count > len(sizes):
                raise Refusal("bad-board", "rule", "regions_in_play", 1, len(sizes))
    if max(counts) > len(sizes):
        raise Refusal("bad-board", "few-regions", len(sizes))
    room = sum(sorted(sizes)[: min(counts)])
    if room < FEWEST_IN_PLAY:
        raise Refusal("bad-board", "too-small", room, FEWEST_IN_PLAY)
