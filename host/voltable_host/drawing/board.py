"""What is printed on a board, and where."""

import json
from pathlib import Path
from typing import NamedTuple

from voltable.boards import shipped
from voltable_host.language import N_
from voltable_host.language.words import BOARD_NAMES, REGION_NAMES

MAPS = Path(__file__).resolve().parent / "maps"
CITIES_OF_A_REGION = 7

# What the maps call boards and regions: told in the reader's language wherever it is drawn.
NAMES = (*BOARD_NAMES.values(), N_("Germany (Recharged)"), N_("USA (Recharged)"), *REGION_NAMES.values())

Point = tuple[float, float]


class Board(NamedTuple):
    """A board; a city is its place in `cities`, a region its place in `regions`."""

    name: str
    regions: tuple[str, ...]
    region_names: tuple[str, ...]
    cities: tuple[str, ...]
    connections: tuple[tuple[int, int, int], ...]  # city, city, cost
    positions: tuple[Point, ...]  # of each city, 0..1000 to the right and down


def load_board(module_name: str) -> Board:
    """A board by the name of its passport, with the places of its cities."""
    printed = shipped(module_name)
    drawn = json.loads((MAPS / f"{module_name}.json").read_text(encoding="utf-8"))
    return Board(
        drawn["name"],
        tuple(printed.REGIONS),
        tuple(drawn["region_names"][region] for region in printed.REGIONS),
        tuple(printed.CITIES),
        triples(printed.CONNECTIONS),
        tuple((x, y) for x, y in (drawn["positions"][city] for city in printed.CITIES)),
    )


def triples(connections: bytes) -> tuple[tuple[int, int, int], ...]:
    """Connections as the core keeps them, three bytes each.

    >>> triples(bytes((0, 1, 9, 0, 2, 7)))
    ((0, 1, 9), (0, 2, 7))
    """
    return tuple(zip(connections[::3], connections[1::3], connections[2::3]))


def region_of(city: int) -> int:
    """The region a city lies in."""
    return city // CITIES_OF_A_REGION
