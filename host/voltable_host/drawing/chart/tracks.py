"""Connections as rows of cells from label to label: straight, or around what lies in between."""

from collections.abc import Callable, Collection, Iterator, Sequence
from heapq import heappop, heappush

from voltable_host.drawing.chart.canvas import Cell
from voltable_host.drawing.chart.rooms import Point, Room

# What a step costs: across, down, or both; a row is as high as two columns are wide.
STEPS = tuple(
    (across, down, 4 if not down else 8 if not across else 9)
    for across in (-1, 0, 1)
    for down in (-1, 0, 1)
    if across or down
)
CROSSING, TOUCHING = 14, 8  # to run on another line, or along the end of a label
MARGIN = 10  # columns, and half as many rows, that a way around may take beyond its ends

BACK = (-1, -1)  # no cell of a sheet: the goal is reached

Track = tuple[Cell, ...]
Labels = Collection[Cell]


def tracks(ends: Sequence[tuple[Room, Room]], rooms: Collection[Room], width: int, height: int) -> list[Track]:
    """A track for each connection; those that are not free straight ahead find their way around the labels."""
    labels = {(column, room.row) for room in rooms for column in range(room.column, room.end)}
    found = [straight(start, end) for start, end in ends]
    blocked = [place for place, track in enumerate(found) if not labels.isdisjoint(track)]
    used = {cell for place, track in enumerate(found) if place not in blocked for cell in track}
    for place in blocked:
        around = search(*ends[place], labels, used, width, height)
        found[place] = around or tuple(cell for cell in found[place] if cell not in labels)
        used.update(found[place])
    return found


def straight(start: Room, end: Room) -> Track:
    """The cells on the line from middle to middle, without those of the two labels."""
    (x, y), (to_x, to_y) = start.middle, end.middle
    pieces = max(1, round(2 * max(abs(to_x - x), abs(to_y - y))))
    points = [(x + (to_x - x) * piece / pieces, y + (to_y - y) * piece / pieces) for piece in range(pieces + 1)]
    cells = dict.fromkeys(map(cell_at, points))
    return tuple(cell for cell in cells if not start.has(*cell) and not end.has(*cell))


def cell_at(point: Point) -> Cell:
    """The cell that a point lies in."""
    return int(point[0]), int(point[1])


def search(start: Room, end: Room, labels: Labels, used: Labels, width: int, height: int) -> Track:
    """The easiest way from label to label that runs under none (Dijkstra); empty where there is none."""
    is_near = nearby(start, end, width, height)
    goals = dict(beside(end))
    waiting = [(cost, cell, cell) for cell, cost in beside(start) if is_near(cell)]
    waiting.sort()
    came: dict[Cell, Cell] = {}
    while waiting:
        cost, cell, before = heappop(waiting)
        if cell == BACK:
            return traced(before, came)
        if cell in came or cell in labels:
            continue
        came[cell] = before
        if cell in goals:
            heappush(waiting, (cost + goals[cell], BACK, cell))
        for across, down, step in STEPS:
            to = cell[0] + across, cell[1] + down
            if to not in came and is_near(to):
                heappush(waiting, (cost + step + toll(to, labels, used), to, cell))
    return ()


def toll(cell: Cell, labels: Labels, used: Labels) -> int:
    """What a cell costs besides."""
    column, row = cell
    touches = (column - 1, row) in labels or (column + 1, row) in labels
    return CROSSING * (cell in used) + TOUCHING * touches


def beside(room: Room) -> Iterator[tuple[Cell, int]]:
    """The cells around a label, with what it costs to begin or end there: least in its middle."""
    middle = int(room.middle[0])
    for column in range(room.column, room.end):
        for row in (room.row - 1, room.row + 1):
            yield (column, row), abs(column - middle)
    for column in (room.column - 1, room.end):
        yield (column, room.row), abs(column - middle)


def nearby(start: Room, end: Room, width: int, height: int) -> Callable[[Cell], bool]:
    """Whether a cell lies on the sheet and not too far from both ends."""
    left = max(min(start.column, end.column) - MARGIN, 0)
    right = min(max(start.end, end.end) + MARGIN, width)
    top = max(min(start.row, end.row) - MARGIN // 2, 0)
    bottom = min(max(start.row, end.row) + MARGIN // 2 + 1, height)
    return lambda cell: left <= cell[0] < right and top <= cell[1] < bottom


def traced(cell: Cell, came: dict[Cell, Cell]) -> Track:
    """The way that led to a cell."""
    track = [cell]
    while came[cell] != cell:
        cell = came[cell]
        track.append(cell)
    return tuple(reversed(track))
