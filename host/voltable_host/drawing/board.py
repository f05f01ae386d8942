"""What is printed on a board, and where."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from voltable.boardgame.own_map import OwnMap
from voltable.boards import shipped
from voltable_host.drawing.colours import REGIONS
from voltable_host.drawing.scattering import scattered
from voltable_host.language.map_names import map_name, region_name

if TYPE_CHECKING:
    from voltable.boardgame.maps import Map

MAPS = Path(__file__).resolve().parent / "maps"

Point = tuple[float, float]


class Board(NamedTuple):
    """A board; a city is its place in `cities`, a region its place in `regions`."""

    name: str  # this and the next but one are as people read them now
    regions: tuple[str, ...]
    region_names: tuple[str, ...]
    cities: tuple[str, ...]
    region_of: tuple[int, ...]  # by city
    connections: tuple[tuple[int, int, int], ...]  # city, city, cost
    positions: tuple[Point, ...]  # of each city, 0..1000 to the right and down
    colours: tuple[str, ...]  # of the regions


def load_board(passport: str) -> Board:
    """A board of ours by the name of its passport."""
    return board_of(shipped(passport))


def board_of(printed: "Map") -> Board:
    """A board with the places of its cities; where nobody has measured them, they are laid out by their connections."""
    drawn = drawing_of(printed)
    ways = triples(printed.CONNECTIONS)
    given: Mapping[str, Any] = drawn.get("positions") or {}
    return Board(
        map_name(printed.ID),
        tuple(printed.REGIONS),
        tuple(map(region_name, printed.REGIONS)),
        tuple(printed.CITIES),
        tuple(printed.REGION_OF),
        ways,
        tuple((x, y) for x, y in (given[city] for city in printed.CITIES))
        if given
        else scattered(len(printed.CITIES), ways),
        coloured(printed, drawn.get("colours") or {}),
    )


def drawing_of(printed: "Map") -> Mapping[str, Any]:
    """What a map says besides: an owner's in its file, one of ours in what was baked of it."""
    if isinstance(printed, OwnMap):
        return printed.data
    return json.loads((MAPS / f"{printed.ID}.json").read_text(encoding="utf-8"))


def triples(connections: bytes) -> tuple[tuple[int, int, int], ...]:
    """Connections as the core keeps them, three bytes each.

    >>> triples(bytes((0, 1, 9, 0, 2, 7)))
    ((0, 1, 9), (0, 2, 7))
    """
    return tuple(zip(connections[::3], connections[1::3], connections[2::3]))


def coloured(printed: "Map", given: Mapping[str, str]) -> tuple[str, ...]:
    """A colour for each region: its own, or one of ours that none of its neighbours has."""
    beside: list[set[int]] = [set() for _ in printed.REGIONS]
    for one, other in zip(printed.BESIDE[::2], printed.BESIDE[1::2]):
        beside[one].add(other)
        beside[other].add(one)
    chosen: list[str] = []
    for place, region in enumerate(printed.REGIONS):
        taken = {chosen[other] for other in beside[place] if other < place}
        chosen.append(given.get(region) or freest(place, taken))
    return tuple(chosen)


def freest(place: int, taken: set[str]) -> str:
    """The colour of this place, or the next one that is not taken."""
    turned: Sequence[str] = [REGIONS[(place + turn) % len(REGIONS)] for turn in range(len(REGIONS))]
    return next((colour for colour in turned if colour not in taken), turned[0])
