"""The log as bytes: a header and chained records, the same in flash, on disk and on the wire (docs/log.md)."""

from binascii import crc32
from hashlib import sha256

from voltable.log import LONGEST_MOVE
from voltable.refusal import LogError

MAGIC = b"VTL1"
MINOR = 0
HEADER = 16
LARGEST = 65536


class Chain:
    """Where a log ends: its next record number, checksum and head."""

    __slots__ = ("crc", "head", "number")

    def __init__(self, header: bytes):
        self.number = 0
        self.crc = crc32(header)
        self.head = header  # the first record is hashed behind the whole header

    def record(self, payload: bytes, origin: int = 0) -> bytes:
        """This move as the next record."""
        body = bytes((len(payload), origin, self.number & 0xFF, self.number >> 8)) + payload
        self.follow(body)
        return body + self.crc.to_bytes(4, "little")

    def follow(self, body: bytes):
        """Go one record on; the body is a record without its checksum."""
        self.crc = crc32(body, self.crc)
        self.head = sha256(self.head + body).digest()[:8]
        self.number += 1


def header(gid: bytes) -> bytes:
    """The 16 bytes before the first record."""
    return MAGIC + gid + bytes((MINOR, 0, 0, 0))


def write(gid: bytes, records) -> bytes:
    """A whole log from (number, origin, payload) records."""
    start = header(gid)
    chain = Chain(start)
    out = bytearray(start)
    for _, origin, payload in records:
        out.extend(chain.record(payload, origin))
    return bytes(out)


def read_header(data: bytes) -> bytes:
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


def read(data: bytes, chain: Chain):
    """Each record as (number, origin, payload), checked against the chain; the first bad one is a LogError."""
    at = HEADER
    while at < len(data):
        number = chain.number
        size = data[at]
        if not 1 <= size <= LONGEST_MOVE:
            raise LogError("bad-length", number, size)
        end = at + 4 + size
        if end + 4 > len(data):
            raise LogError("truncated", number)
        body = bytes(data[at:end])
        if body[1] > 1 or body[2] | body[3] << 8 != number:
            raise LogError("bad-record", number)
        chain.follow(body)
        if int.from_bytes(data[end : end + 4], "little") != chain.crc:
            raise LogError("bad-checksum", number)
        yield number, body[1], body[4:]
        at = end + 4
