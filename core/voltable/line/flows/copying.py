"""Records from one side to the other, by whole messages."""

from voltable.engine.journal import AROUND, LARGEST
from voltable.line.flows.faults import Refused
from voltable.line.flows.talker import PAUSE
from voltable.line.messages import APPEND, BUSY, MOST_APPENDED, NO_HEAD, OK, OVER_LIMIT, PULL, READY, STALE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.engine.records import Records
    from voltable.line.flows.shapes import Flow

OPENING = 200  # milliseconds between two questions whether the device has opened a game
QUESTIONS = 300  # of them


def pull(gid: bytes, first: int) -> "Flow[bytes]":
    """The device's records from this one on, as they are."""
    found = bytearray()
    while True:
        start, data = (yield PULL, (gid, first))[:2]
        if start != first:
            raise Refused(STALE)
        if not data:
            return bytes(found)
        found += data
        if len(found) > LARGEST:
            raise Refused(OVER_LIMIT)
        first += count(data)


def count(data: bytes) -> int:
    """How many records these bytes are; whoever takes them checks more."""
    at = number = 0
    while at < len(data):
        at += data[at] + AROUND
        number += 1
    return number


def push(records: "Records", first: int) -> "Flow[int]":
    """Give the device every record from this one on; how many went over."""
    start = first
    while first < records.count:
        head = records.head_at(first - 1) if first else NO_HEAD
        data = records.batch(first, MOST_APPENDED)
        code, number, end, _state = (yield APPEND, (records.gid, first - 1, head, data))[:4]
        if code != OK:
            raise Refused(code)
        if not first <= number < records.count or records.head_at(number) != end:
            raise Refused(STALE)
        first = number + 1
    return first - start


def be_ready(records: "Records", state: bytes, *base: object) -> "Flow[int]":
    """Say that both have the same; a code. The device may first have to open the game."""
    said = (records.gid, records.count - 1, records.head, state) + base
    for _question in range(QUESTIONS):
        code: int = (yield READY, said)[0]
        if code != BUSY:
            return code
        yield PAUSE, OPENING
    return BUSY
