"""A log as its records: where each one ends and which head it leaves, without reading the whole log again."""

from voltable.engine import journal
from voltable.engine.journal import AROUND
from voltable.engine.refusal import LogError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from voltable.engine.shapes import Record

HEAD = 8  # bytes


class Records:
    """The bytes of a log that chain from their header on; whether the rules allow its moves is not asked here."""

    def __init__(self, data: bytes) -> None:
        """From a whole log; the first record that does not chain is a LogError."""
        journal.read_header(data)
        self.header = bytes(data[: journal.HEADER])
        self._chain = journal.Chain(self.header)
        self._data = bytearray(self.header)
        self._ends: "list[int]" = [journal.HEADER]  # of the header, then of each record
        self._heads = bytearray()
        self.append(data[journal.HEADER :])

    @property
    def gid(self) -> bytes:
        """The game's id."""
        return self.header[4:12]

    @property
    def count(self) -> int:
        """How many records there are."""
        return self._chain.number

    @property
    def size(self) -> int:
        """Bytes of the whole log."""
        return len(self._data)

    @property
    def head(self) -> bytes:
        """The hash that names the last record; eight zeros where there is none."""
        return self.head_at(self.count - 1) if self.count else bytes(HEAD)

    def head_at(self, number: int) -> bytes:
        """The hash that names this record and all before it."""
        self._check(number)
        return bytes(self._heads[number * HEAD : (number + 1) * HEAD])

    def data(self, first: int, last: "int | None" = None) -> bytes:
        """The raw records from the first to the last asked for, that one too; to the end without a last."""
        if first == self.count:
            return b""
        self._check(first)
        if last is not None:
            self._check(last)
        return bytes(self._data[self._ends[first] : self._ends[self.count if last is None else last + 1]])

    def batch(self, first: int, most: int) -> bytes:
        """As many whole records from this one on as so many bytes hold."""
        self._check(first)
        end, after = self._ends[first] + most, first
        while after < self.count and self._ends[after + 1] <= end:
            after += 1
        return self.data(first, after - 1) if after > first else b""

    def log(self, count: "int | None" = None) -> bytes:
        """A whole log of the first records, or of all."""
        if count:
            self._check(count - 1)
        return bytes(self._data if count is None else self._data[: self._ends[count]])

    def append(self, raw: bytes) -> None:
        """Add raw records that go on from the last one; where one of them does not, a LogError and none is added."""
        chain = self.chain()
        ends: "list[int]" = []
        heads = bytearray()
        end = self.size
        for _number, _origin, payload in self.read(raw, chain):
            end += len(payload) + AROUND
            ends.append(end)
            heads += chain.head
        self._data += raw
        self._ends += ends
        self._heads += heads
        self._chain = chain

    def read(self, raw: bytes, chain: "journal.Chain | None" = None) -> "Iterator[Record]":
        """Raw records that go on from the last one as (number, origin, payload); nothing is added."""
        if self.size + len(raw) > journal.LARGEST:
            raise LogError("log-too-large", self.size + len(raw), journal.LARGEST)
        return journal.records((raw,), chain or self.chain())

    def chain(self) -> journal.Chain:
        """Where the log ends, to go on from there."""
        return journal.Chain(self._chain.head, self._chain.number, self._chain.crc)

    def _check(self, number: int) -> None:
        """There is such a record."""
        if not 0 <= number < self.count:
            raise IndexError(number)
