"""The log in memory: every record of a game in a few chunks of bytes, so that a small heap never splinters."""

from voltable.pack import pack, unpack
from voltable.refusal import Refusal
from voltable.verbs import PICKED, UNDO

MOST_RECORDS = 4095
LONGEST_MOVE = 96  # bytes
CHUNK = 240  # bytes; one long bytearray outgrew every gap of a 100 KB heap, a list of records filled them all


class Log:
    """Records one after another: a byte of length (its top bit is the origin), then the packed move."""

    __slots__ = ("at", "chunk", "chunks", "count", "later", "origin", "start")

    def __init__(self):
        self.chunk = bytearray()
        self.chunks = [self.chunk]
        self.count = 0
        self.start = 0  # the record that closes the setup
        self.at = 0  # the record the game stands after
        self.later = []  # where redo leads, nearest last
        self.origin = 0  # of the next moves: 0 the host, 1 the device

    def add(self, payload, origin: int = 0):
        """Append one packed move; a record never lies in two chunks."""
        if len(self.chunk) + len(payload) >= CHUNK:
            self.chunk = bytearray()
            self.chunks.append(self.chunk)
        self.chunk.append(len(payload) | origin << 7)
        self.chunk += payload
        self.count += 1

    def close_setup(self):
        """The last record so far is the start of play."""
        self.at = self.start = self.count - 1

    def add_action(self, action, origin: "int | None" = None):
        """Append an accepted action; what could be redone is gone."""
        if origin is None:
            origin = self.origin
        self.at = self.count
        size = len(action)
        if action[-1] < 128 and len(self.chunk) < CHUNK - 8:  # only an open amount, the last, can be longer than a byte
            self.chunk += bytes((size + 1 | origin << 7, 0x90 | size) + action)
            self.count += 1
        else:
            self.add(pack(action), origin)
        if self.later:
            self.later = []

    def check_room(self):
        """A log has an end, so that a small device can hold every game."""
        if self.count >= MOST_RECORDS:
            raise Refusal("log-full", MOST_RECORDS)

    def add_undo(self, record: int, at: int, origin: "int | None" = None):
        """Append that the game stands as after this record again; at is the newest action that then stands."""
        self.add(pack((UNDO, record)), self.origin if origin is None else origin)
        self.go_back(at)

    def add_picked(self, loser: bytes, origin: "int | None" = None):
        """Append which head lost when two tails were there; the game stands as before."""
        self.add(pack((PICKED, loser)), self.origin if origin is None else origin)

    def go_back(self, at: int):
        """The game stands after an earlier action, and redo leads forward again; or redo has led there."""
        if at in self.later:
            self.later = self.later[: self.later.index(at)]
        elif at < self.at:
            self.later.append(self.at)
        self.at = at

    def records(self, first: int = 0, last: int = MOST_RECORDS):
        """Each record from the first to the last asked for as (number, origin, packed move)."""
        number = 0
        for chunk in self.chunks:
            at = 0
            while at < len(chunk) and number <= last:
                end = at + 1 + (chunk[at] & 127)
                if number >= first:
                    yield number, chunk[at] >> 7, bytes(chunk[at + 1 : end])
                number += 1
                at = end

    def undos(self) -> list:
        """Each undo as (record, record it goes back to); found anew, for a list that lives on splinters the heap.

        A record that only says what was picked goes back to the one before it.
        """
        found = []
        number = 0
        for chunk in self.chunks:
            at = 0
            while at < len(chunk):
                end = at + 1 + (chunk[at] & 127)
                if UNDO <= chunk[at + 2] <= PICKED and number > self.start:
                    found.append((number, goes_back_to(number, unpack(chunk[at + 1 : end]))))
                number += 1
                at = end
        return found

    def newest_undos(self):
        """The undos from the last one back."""
        return reversed(self.undos())

    def standing(self, record: int) -> list:
        """The ranges of records that still stand after this one, oldest first."""
        ranges = []
        for undo, target in self.newest_undos():
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

    def actions(self, ranges, after: int):
        """The actions of these ranges that come after a record."""
        place = 0
        for number, _, payload in self.records(after + 1, self.last_of(ranges)):
            while ranges[place][1] < number:
                place += 1
            if ranges[place][0] <= number:
                yield number, tuple(unpack(payload))


def goes_back_to(number, move) -> int:
    """The record after which the game stands again, of an undo or of a record that says what was picked."""
    return move[1] if move[0] == UNDO else number - 1
