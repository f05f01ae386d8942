"""Short questions to a device."""

from voltable.engine.journal import header
from voltable.line.flows.copying import pull
from voltable.line.flows.hello import list_games

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from voltable.line.flows.hello import Row
    from voltable.line.flows.shapes import Flow


def one(kind: int, fields: "tuple[object, ...]") -> "Flow[list[Any]]":
    """One request; the fields of its reply."""
    found: "list[Any]" = yield kind, fields
    return found


def games() -> "Flow[list[Row]]":
    """What lies on the device; where a game is listed twice, its last row counts."""
    rows: "list[Row]" = []
    for row in (yield from list_games()):
        put(rows, row)
    return rows


def put(rows: "list[Row]", row: "Row") -> None:
    """In the place of the same game, or behind all."""
    for place in range(len(rows)):
        if rows[place].gid == row.gid:
            rows[place] = row
            return
    rows.append(row)


def whole(gid: bytes) -> "Flow[bytes]":
    """A whole log; nothing where there is not even its first record."""
    found = yield from pull(gid, 0)
    return header(gid) + found if found else b""
