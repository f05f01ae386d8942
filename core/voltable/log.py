"""The log in memory: every record of a game in one bytearray, so that a small heap never splinters."""

from voltable.pack import pack, unpack
from voltable.refusal import Refusal
from voltable.verbs import UNDO

MOST_RECORDS = 4095


class Log:
    """Records one after another: a byte of length (its top bit is the origin), then the packed move."""

    __slots__ = ("at", "count", "data", "later", "start", "undos")

    def __init__(self):
        self.data = bytearray()
        self.count = 0
        self.start = 0  # the record that closes the setup
        self.at = 0  # the record the game stands after
        self.undos = []  # (record, record it goes back to)
        self.later = []  # where redo leads, nearest last

    def add(self, payload, origin: int = 0):
        """Append one packed move that is no action, such as genesis."""
        self.data.append(len(payload) | origin << 7)
        self.data.extend(payload)
        self.count += 1

    def close_setup(self):
        """The last record so far is the start of play."""
        self.at = self.start = self.count - 1

    def add_action(self, action, origin: int = 0):
        """Append an accepted action; what could be redone is gone."""
        if max(action) < 128:
            size = len(action)
            self.data += bytes((size + 1 | origin << 7, 0x90 | size) + action)
            self.count += 1
        else:
            self.add(pack(action), origin)
        self.at = self.count - 1
        if self.later:
            self.later = []

    def check_room(self):
        """A log has an end, so that a small device can hold every game."""
        if self.count >= MOST_RECORDS:
            raise Refusal("log-full", MOST_RECORDS)

    def add_undo(self, record: int, origin: int = 0):
        """Append that the game stands as after this record again."""
        self.undos.append((self.count, record))
        self.add(pack((UNDO, record)), origin)
        if record in self.later:
            self.later = self.later[: self.later.index(record)]
        else:
            self.later.append(self.at)
        self.at = self.last_of(self.standing(record))

    def standing(self, record: int) -> list:
        """The ranges of records that still stand after this one, oldest first."""
        ranges = []
        for undo, target in reversed(self.undos):
            if undo <= record:
                if undo < record:
                    ranges.append((undo + 1, record))
                record = target
        if record > self.start:
            ranges.append((self.start + 1, record))
        ranges.reverse()
        return ranges

    def last_of(self, ranges) -> int:
        """The newest action of these ranges, or the start."""
        return ranges[-1][1] if ranges else self.start

    def before(self) -> int:
        """The record one action further back."""
        if self.at == self.start:
            raise Refusal("nothing-to-undo")
        ranges = self.standing(self.at)
        first, last = ranges[-1]
        return last - 1 if first < last else self.last_of(ranges[:-1])

    def after(self) -> int:
        """The record that redo leads to."""
        if not self.later:
            raise Refusal("nothing-to-redo")
        return self.later[-1]

    def records(self):
        """Each record as (number, origin, packed move)."""
        at = 0
        for number in range(self.count):
            size = self.data[at] & 127
            yield number, self.data[at] >> 7, bytes(self.data[at + 1 : at + 1 + size])
            at += 1 + size

    def actions(self, ranges, after: int):
        """The actions of these ranges that come after a record."""
        for number, _, payload in self.records():
            if number > after:
                for first, last in ranges:
                    if first <= number <= last:
                        yield number, tuple(unpack(payload))
