"""How two logs of one game stand to each other: equal, one longer, or both gone their own way."""

from collections import namedtuple

from voltable.line.messages import NO_RECORD, PROBE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NamedTuple

    from voltable.engine.records import Records
    from voltable.line.flows.shapes import Flow

    class Standing(NamedTuple):
        """How the device's log stands to ours, the last record that both have, and where the device's ends."""

        how: str
        base: int
        number: int
        head: bytes
else:
    Standing = namedtuple("Standing", ("how", "base", "number", "head"))

SAME, BEHIND, AHEAD, FORK = "same", "behind", "ahead", "fork"


def compare(records: "Records", number: int, head: bytes) -> "Flow[Standing]":
    """How the device stands, whose log of this game ends with that record and head."""
    gid, own = records.gid, records.count - 1
    if number <= own and (number == NO_RECORD or records.head_at(number) == head):
        return Standing(SAME if number == own else BEHIND, number, number, head)
    if number > own and (yield from probe(gid, own)) == records.head:
        return Standing(AHEAD, own, number, head)
    base, apart = NO_RECORD, min(own, number)
    while apart - base > 1:
        middle = (base + apart) // 2
        if (yield from probe(gid, middle)) == records.head_at(middle):
            base = middle
        else:
            apart = middle
    return Standing(FORK, base, number, head)


def probe(gid: bytes, number: int) -> "Flow[bytes | None]":
    """The head that the device has behind a record."""
    found: "bytes | None" = (yield PROBE, (gid, number))[1]
    return found
