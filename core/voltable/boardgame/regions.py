"""Which regions may be played in: so many, and connected (rules 3, ruling A44)."""

from voltable.boardgame.network import REGION_CITIES, connections
from voltable.engine.refusal import Refusal

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from voltable.boards import Map

AROUND: "list[Any]" = [None, None]  # the board that was asked for last, and its neighbours


def neighbours(board) -> list:
    """For each region one bit for each region that a connection leads to; kept, for a draw asks often."""
    if AROUND[0] is not board:
        AROUND[:] = [board, find_neighbours(board)]
    return AROUND[1]


def find_neighbours(board) -> list:
    """The same, looked for."""
    around = [0] * len(board.REGIONS)
    for one, other, _ in connections(board):
        one //= REGION_CITIES
        other //= REGION_CITIES
        around[one] |= 1 << other
        around[other] |= 1 << one
    return around


def open_regions(board: "Map", regions: int) -> "list[int]":
    """The regions that may join those in play: any as the first, then each with a connection to them."""
    around = neighbours(board)
    left = [region for region in range(len(around)) if not regions >> region & 1]
    return [region for region in left if not regions or around[region] & regions]


def read_regions(board: "Map", names: "Sequence[object]", count: int) -> int:
    """The bits of regions given by name; refuses what is no playing area."""
    regions = 0
    for name in names:
        if name not in board.REGIONS:
            raise Refusal("unknown-region", name, *board.REGIONS)
        regions |= 1 << board.REGIONS.index(name)
    if len(names) != count or bin(regions).count("1") != count:
        raise Refusal("region-count", len(names), count)
    check_connected(board, regions)
    return regions


def check_connected(board, regions: int):
    """From one of the regions all others can be reached without leaving them."""
    around = neighbours(board)
    reached = regions & -regions
    while True:
        wider = reached
        for region in range(len(around)):
            if reached >> region & 1:
                wider |= around[region] & regions
        if wider == reached:
            break
        reached = wider
    if reached != regions:
        apart = [name for place, name in enumerate(board.REGIONS) if (regions & ~reached) >> place & 1]
        raise Refusal("regions-apart", *apart)


def named(board: "Map", regions: int) -> "list[str]":
    """The names of regions in the board's order."""
    return [name for place, name in enumerate(board.REGIONS) if regions >> place & 1]
