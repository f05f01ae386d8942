"""Which regions may be played in: so many, and connected (rules 3, ruling A44)."""

from voltable.engine.refusal import Refusal

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from voltable.boardgame.maps import Map

AROUND: "list[tuple[Map, list[int]]]" = []  # the board that was asked for last, and its neighbours


def neighbours(board: "Map") -> "list[int]":
    """For each region one bit for each region beside it; kept, for a draw asks often."""
    if not AROUND or AROUND[0][0] is not board:
        AROUND[:] = [(board, find_neighbours(board))]
    return AROUND[0][1]


def find_neighbours(board: "Map") -> "list[int]":
    """The same, looked up."""
    around = [0] * len(board.REGIONS)
    for place in range(0, len(board.BESIDE), 2):
        one, other = board.BESIDE[place], board.BESIDE[place + 1]
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
        if type(name) is not str or name not in board.REGIONS:
            raise Refusal("unknown-region", name, *board.REGIONS)
        regions |= 1 << board.REGIONS.index(name)
    if len(names) != count or bin(regions).count("1") != count:
        raise Refusal("region-count", len(names), count)
    check_connected(board, regions)
    return regions


def check_connected(board: "Map", regions: int) -> None:
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
