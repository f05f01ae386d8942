"""A map of one's own: what the board game asks of any map, and what names it in a log."""

from hashlib import sha256

from voltable.boardgame.own_rules import RULES, check_rule
from voltable.engine.pack import pack
from voltable.engine.refusal import LogError, Refusal

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from voltable.boardgame.maps import Plain, Rule
    from voltable.engine.shapes import Boards

HASH = 8  # bytes


class OwnMap:
    """The same names as the module of a shipped map; `data` is what its file holds besides."""

    __slots__ = ("BESIDE", "CITIES", "CONNECTIONS", "ID", "REGIONS", "REGION_OF", "RULES", "data", "digest")

    ID: str
    REGIONS: "tuple[str, ...]"
    CITIES: "tuple[str, ...]"
    REGION_OF: bytes
    CONNECTIONS: bytes
    BESIDE: bytes
    RULES: "tuple[Rule, ...]"
    data: "Mapping[str, object]"
    digest: bytes

    def record(self) -> "list[object]":
        """What names this map in a log: whatever a game asks of it counts, where cities are drawn does not."""
        return [self.ID, self.digest]

    def check_room(self, count: int, last_cities: int, region_count: int) -> None:
        """Whichever regions are played in, somebody can connect as many cities as end the game."""
        sizes = sorted([sum([one == region for one in self.REGION_OF]) for region in range(len(self.REGIONS))])
        room = sum(sizes[:region_count])
        if sizes and room < last_cities:
            raise Refusal("too-few-cities", count, last_cities, room, region_count)


def digest(own: OwnMap) -> bytes:
    """Eight bytes of what a game asks of a map."""
    numbers = [list(own.REGION_OF), list(own.CONNECTIONS), list(own.BESIDE)]
    return sha256(pack([own.ID, own.REGIONS, own.CITIES, numbers, own.RULES])).digest()[:HASH]


def followed(name: str, named: bytes, rules: "Sequence[Rule]") -> OwnMap:
    """A map as the log of a followed game tells it: its numbers, for nobody follows cities by name."""
    own = OwnMap()
    own.ID, own.digest = name, named
    own.REGIONS = own.CITIES = ()
    own.REGION_OF = own.CONNECTIONS = own.BESIDE = b""
    own.RULES = tuple([check_rule(attribute, value) for attribute, value in rules])
    own.data = {}
    return own


def listed(rules: "Sequence[Rule]") -> "list[tuple[str, object]]":
    """The numbers of a map as a log writes them."""
    return [(attribute, as_list(value)) for attribute, value in rules]


def as_list(value: "Plain") -> "Plain":
    """Lists for tuples."""
    return [as_list(part) for part in value] if isinstance(value, tuple) else value


def find(record: "Sequence[Plain]", boards: "Boards") -> OwnMap:
    """The map that a log names, among those that are known."""
    for own in boards if isinstance(boards, (list, tuple)) else [boards]:
        if isinstance(own, OwnMap) and own.record() == record:
            return own
    raise LogError("other-map", 0, record[0] if record else "")


def from_log(record: "Sequence[Plain]", options: "dict[str, Any]") -> "tuple[OwnMap, dict[str, object]]":
    """The map of a followed game by the numbers among its options, and the other options."""
    if len(record) != 2 or type(record[0]) is not str or type(record[1]) is not bytes or len(record[1]) != HASH:
        raise LogError("bad-genesis", 0)
    known = [attribute for _, attribute, _ in RULES]
    rules = [(attribute, options[attribute]) for attribute in known if attribute in options]
    return followed(record[0], record[1], rules), {name: options[name] for name in options if name not in known}
