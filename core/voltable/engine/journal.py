"""The log as bytes: a header and chained records, the same in flash, on disk and on the wire (docs/log.md)."""

from binascii import crc32
from hashlib import sha256

from voltable.engine.log import LONGEST_MOVE
from voltable.engine.refusal import LogError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from voltable.engine.shapes import Packed, Record

MAGIC = b"VTL1"
MINOR = 0
HEADER = 16
AROUND = 8  # bytes of a record beside its move
LARGEST = 65536
STEP = 256  # bytes read at a time from a log in memory


class Chain:
    """Where a log ends: its next record number, checksum and head."""

    __slots__ = ("crc", "head", "number")

    def __init__(self, head: bytes, number: int = 0, crc: "int | None" = None) -> None:
        """From the header on, behind which the first record is hashed; or from the end of some record on."""
        self.head = head
        self.number = number
        self.crc = crc32(head) if crc is None else crc

    def record(self, payload: bytes, origin: int = 0) -> bytes:
        """This move as the next record."""
        body = bytes((len(payload), origin, self.number & 0xFF, self.number >> 8)) + payload
        self.follow(body, crc32(body, self.crc))
        return body + self.crc.to_bytes(4, "little")

    def follow(self, body: bytes, crc: int) -> None:
        """Go one record on; the body is a record without its checksum."""
        self.crc = crc
        self.head = sha256(self.head + body).digest()[:8]
        self.number += 1


def header(gid: bytes) -> bytes:
    """The 16 bytes before the first record."""
    return MAGIC + gid + bytes((MINOR, 0, 0, 0))


def write(gid: bytes, records: "Iterable[Record]") -> bytes:
    """A whole log from (number, origin, payload) records."""
    start = header(gid)
    chain = Chain(start)
    out = bytearray(start)
    for _, origin, payload in records:
        out.extend(chain.record(payload, origin))
    return bytes(out)


def read_header(data: "Packed") -> bytes:
    """The game's id; refuses what is no log of ours."""
    if len(data) > LARGEST:
        raise LogError("log-too-large", len(data), LARGEST)
    if len(data) < HEADER or bytes(data[:3]) != MAGIC[:3]:
        raise LogError("not-a-log")
    if data[3] != MAGIC[3]:
        raise LogError("needs-newer-engine")
    if bytes(data[12:HEADER]) != bytes((MINOR, 0, 0, 0)):
        raise LogError("needs-newer-engine", data[12], MINOR)
    return bytes(data[4:12])


def read(data: "Packed", chain: Chain) -> "Iterator[Record]":
    """The records of a whole log, checked against the chain."""
    return records(steps_of(data), chain)


def steps_of(data: "Packed") -> "Iterator[bytes]":
    """A log behind its header in steps: a copy of all of it finds no room in a small heap."""
    for at in range(HEADER, len(data), STEP):
        yield bytes(data[at : at + STEP])


def records(steps: "Iterable[bytes]", chain: Chain) -> "Iterator[Record]":
    """Each record as (number, origin, payload); their bytes come in steps of any size, the first bad one is a LogError.

    The chain ends behind the last good one.
    """
    rest = b""
    for step in steps:
        data = rest + step if rest else step
        size = len(data)
        at = 0
        while at < size:
            length = data[at]
            if not 1 <= length <= LONGEST_MOVE:
                raise LogError("bad-length", chain.number, length)
            end = at + 4 + length
            if end + 4 > size:
                break
            number = chain.number
            body = bytes(data[at:end])
            if body[1] > 1 or body[2] | body[3] << 8 != number:
                raise LogError("bad-record", number)
            crc = crc32(body, chain.crc)
            if int.from_bytes(data[end : end + 4], "little") != crc:
                raise LogError("bad-checksum", number)
            chain.follow(body, crc)
            yield number, body[1], body[4:]
            at = end + 4
        rest = data[at:]
    if rest:
        raise LogError("truncated", chain.number)
