"""The first words: who is at the other end, and whether it plays by the same rules."""

from collections import namedtuple

from voltable.line.frame import MOST_PAYLOAD
from voltable.line.mark import ENGINE
from voltable.line.messages import BAD_MESSAGE, GAME_ROW, HELLO, LIST, MAY_APPEND, MINOR, NO_HEAD, NO_RECORD, fits
from voltable_host.companion.line.refusals import Refused
from voltable_host.companion.line.talker import Flow

Hello = namedtuple("Hello", ("minor", "caps", "session", "engine", "most", "gid", "number", "head"))
Row = namedtuple("Row", ("gid", "number", "head", "flags"))


def hello(session: int, gid: bytes | None = None, number: int = NO_RECORD, head: bytes = NO_HEAD) -> Flow:
    """Say which game we have, hear which one lies there."""
    told = yield HELLO, (MINOR, MAY_APPEND, session, ENGINE, MOST_PAYLOAD, gid, number, head)
    return Hello(*told[: len(Hello._fields)])


def list_games() -> Flow:
    """Every game of the device."""
    rows: list[Row] = []
    more = 1
    while more:
        more, some = (yield LIST, (len(rows),))[:2]
        if not all(fits(row, GAME_ROW) for row in some):
            raise Refused(BAD_MESSAGE)
        rows += [Row(*row[: len(Row._fields)]) for row in some]
        if not some:
            break
    return rows


def end_of(gid: bytes, said: Hello) -> Flow:
    """The last record and head that the device has of a game; (-1, zeros) where it has none."""
    if said.gid == gid:
        return said.number, said.head
    rows = yield from list_games()
    return next(((row.number, row.head) for row in rows if row.gid == gid), (NO_RECORD, NO_HEAD))
