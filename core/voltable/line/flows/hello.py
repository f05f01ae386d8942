"""The first words: who is at the other end, and whether it plays by the same rules."""

from collections import namedtuple

from voltable.line.flows.faults import PROMPT, LineLost, Nobody, Refused
from voltable.line.flows.talker import QUIET
from voltable.line.frame import MOST_PAYLOAD
from voltable.line.mark import ENGINE
from voltable.line.messages import (
    BAD_MESSAGE,
    GAME_ROW,
    HELLO,
    LIST,
    MAY_APPEND,
    MINOR,
    NO_HEAD,
    NO_RECORD,
    REPLIES,
    fits,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NamedTuple

    from voltable.line.flows.shapes import Flow
    from voltable.line.flows.talker import Talker

    class Hello(NamedTuple):
        """What a device says of itself, and of the game on its display."""

        minor: int
        caps: int
        session: int
        engine: bytes
        most: int
        gid: bytes | None
        number: int
        head: bytes

    class Row(NamedTuple):
        """A game of the device, and where it ends."""

        gid: bytes
        number: int
        head: bytes
        flags: int
else:
    Hello = namedtuple("Hello", ("minor", "caps", "session", "engine", "most", "gid", "number", "head"))
    Row = namedtuple("Row", ("gid", "number", "head", "flags"))

TRIES = 2
CALM, LATE = 500, 5000  # milliseconds without a byte, and at most


def hello(session: int, gid: "bytes | None" = None, number: int = NO_RECORD, head: bytes = NO_HEAD) -> "Flow[Hello]":
    """Say which game we have, hear which one lies there."""
    told = yield HELLO, (MINOR, MAY_APPEND, session, ENGINE, MOST_PAYLOAD, gid, number, head)
    return Hello(*told[: len(REPLIES[HELLO])])


def greet(
    talker: "Talker", gid: "bytes | None" = None, number: int = NO_RECORD, head: bytes = NO_HEAD
) -> "Flow[Hello]":
    """The same; a slow device gets time to answer what it was asked before it is asked again."""
    tries = TRIES
    while True:
        try:
            talker.said = yield from hello(talker.session, gid, number, head)
            return talker.said
        except LineLost:
            tries -= 1
        silence = talker.silence()
        if silence == PROMPT or not tries:
            raise Nobody(silence)
        yield QUIET, (CALM, LATE)


def list_games() -> "Flow[list[Row]]":
    """Every game of the device."""
    rows: "list[Row]" = []
    more = 1
    while more:
        more, some = (yield LIST, (len(rows),))[:2]
        for row in some:
            if not fits(row, GAME_ROW):
                raise Refused(BAD_MESSAGE)
            rows.append(Row(*row[: len(GAME_ROW)]))
        if not some:
            break
    return rows


def end_of(gid: bytes, said: Hello) -> "Flow[tuple[int, bytes]]":
    """The last record and head that the device has of a game; (-1, zeros) where it has none."""
    if said.gid == gid:
        return said.number, said.head
    for row in (yield from list_games()):
        if row.gid == gid:
            return row.number, row.head
    return NO_RECORD, NO_HEAD
