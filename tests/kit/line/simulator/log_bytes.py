"""A log read by its chain alone, a little further each time it has grown."""

from voltable.engine.journal import HEADER, Chain, records
from voltable.engine.refusal import LogError

AROUND = 8


class LogBytes:
    """Where each record ends and its head, up to the first that is bad."""

    def __init__(self, data):
        self.data = b""
        self.ends = [HEADER]
        self.heads = [bytes(8)]  # before record 0
        self.chain = Chain(bytes(data[:HEADER]))
        self.read(data)

    def go_on(self, data) -> bool:
        """Whether these are the same bytes and perhaps more."""
        if data is self.data:
            return True
        if not data.startswith(self.data) or self.is_bad or len(self.data) < HEADER:
            return False
        self.read(data)
        return True

    def read(self, data):
        """What was not read so far."""
        self.is_bad = self.is_checked = False
        end = self.ends[-1]
        try:
            for _number, _origin, payload in records((data[end:],), self.chain):
                end += len(payload) + AROUND
                self.ends.append(end)
                self.heads.append(self.chain.head)
        except LogError:
            self.is_bad = True
        self.data = data

    @property
    def count(self) -> int:
        """Good records."""
        return len(self.heads) - 1

    def head_at(self, count) -> "bytes | None":
        """The head behind so many records."""
        return self.heads[count] if 0 <= count <= self.count else None

    def verb_of(self, number) -> "int | None":
        """What a record says."""
        return self.data[self.ends[number] + 5] if number < self.count else None

    def __str__(self):
        return f"{self.count} records with head {self.heads[-1].hex()}" + (" and rubbish" if self.is_bad else "")
