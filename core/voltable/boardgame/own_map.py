"""A map of one's own: what the board game asks of any map, and what names it in a log."""

from hashlib import sha256

from voltable.boardgame.fuels import FUELS
from voltable.boardgame.own_rules import RULES, check_rule, number
from voltable.engine.pack import pack
from voltable.engine.refusal import LogError, Refusal

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from voltable.boardgame.edition import BoardEdition
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

    def fit(self, edition: "BoardEdition") -> None:
        """Whichever regions are played in, somebody can connect as many cities as end the game; and there is fuel."""
        sizes = sorted([sum([one == region for one in self.REGION_OF]) for region in range(len(self.REGIONS))])
        room, last = sum(sizes[: edition.region_count]), edition.last_cities
        if sizes and room < last:
            raise Refusal("too-few-cities", edition.count, last, room, edition.region_count)
        self.check_tokens(edition.tokens)

    def check_tokens(self, tokens: "tuple[int, ...]") -> None:
        """There are as many tokens as lie on the market at the start."""
        for attribute, value in self.RULES:
            if attribute == "start_fuel" and isinstance(value, tuple):
                for fuel, wanted in enumerate(value):
                    number(wanted, 0, tokens[fuel], attribute, FUELS[fuel])


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


def take(edition: "BoardEdition", board: object) -> str:
    """An edition is played on this, if it is a map; its name."""
    if not isinstance(board, OwnMap):
        raise Refusal("unknown-board", board, *edition.boards)
    edition.map = edition.own_map = board
    return board.ID


def named(
    record: "Sequence[Plain]", boards: "Boards", options: "dict[str, Any]", is_followed: bool
) -> "tuple[OwnMap, dict[str, object]]":
    """The map that a log names, and the options; what is followed needs only the numbers that stand among these."""
    if len(record) != 2 or type(record[0]) is not str or type(record[1]) is not bytes or len(record[1]) != HASH:
        raise LogError("bad-genesis", 0)
    if is_followed:
        known = [attribute for _, attribute, _ in RULES]
        rules = [(attribute, options[attribute]) for attribute in known if attribute in options]
        return followed(record[0], record[1], rules), {name: options[name] for name in options if name not in known}
    for own in boards if isinstance(boards, (list, tuple)) else [boards]:
        if isinstance(own, OwnMap) and own.record() == record:
            return own, options
    raise LogError("other-map", 0, record[0])
