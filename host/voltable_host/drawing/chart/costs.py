"""Where the costs of connections stand: on their lines, off labels and off each other."""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence

from voltable_host.drawing.chart.canvas import Cell
from voltable_host.drawing.chart.rooms import Room
from voltable_host.drawing.chart.tracks import Track


def costs(tracks: Sequence[Track], numbers: Sequence[str], rooms: Sequence[Room], width: int) -> list[Cell | None]:
    """The first cell of each number; None where there is no room for one. Whoever comes first chooses first."""
    closed = {(column, room.row) for room in rooms for column in range(room.column, room.end)}
    lines = Counter(cell for track in tracks for cell in track)
    found: list[Cell | None] = []
    for track, number in zip(tracks, numbers):
        free = [cell for cell in middle_first(track, number) if is_free(cell, number, closed, width)]
        alone = [cell for cell in free if all(lines[part] <= (part in track) for part in under(cell, number))]
        chosen = next(iter(alone or free), None)
        found.append(chosen)
        closed.update(under(chosen, number) if chosen else ())
    return found


def middle_first(track: Track, number: str) -> Iterator[Cell]:
    """Where a number would stand on its line, the middle of it first."""
    middle = (len(track) - 1) / 2
    for place in sorted(range(len(track)), key=lambda place: (abs(place - middle), place)):
        column, row = track[place]
        yield column - (len(number) - 1) // 2, row


def is_free(cell: Cell, number: str, closed: Collection[Cell], width: int) -> bool:
    """Whether a number can be read there: on the sheet, and nothing else begins or ends beside it."""
    column, row = cell
    beside = [(place, row) for place in range(column - 1, column + len(number) + 1)]
    return 0 <= column <= width - len(number) and not any(part in closed for part in beside)


def under(cell: Cell, number: str) -> list[Cell]:
    """The cells of a number."""
    return [(cell[0] + place, cell[1]) for place in range(len(number))]
