"""The log in memory: every record of a game in a few chunks of bytes, so that a small heap never splinters."""

from voltable.engine.pack import pack, unpack
from voltable.engine.refusal import Refusal
from voltable.engine.verbs import PICKED, UNDO

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Container, Iterator
    from typing import Final

    from voltable.engine.shapes import Action, Move, Packed, Ranges, Record

MOST_RECORDS: "Final" = 4095
LONGEST_MOVE: "Final" = 96  # bytes
# records that lie together; one long bytearray outgrew every gap of a 100 KB heap, a list filled them all
STRETCH: "Final" = 64


class Log:
    """Records one after another: a byte of length (its top bit is the origin), then the packed move."""

    __slots__ = ("at", "chunk", "chunks", "count", "detours", "later", "origin", "start")

    def __init__(self) -> None:
        self.chunk = bytearray()
        self.chunks: "list[bytearray]" = []
        self.detours: "dict[int, int]" = {}  # undos of undos, and the action that stands after each
        self.count = 0
        self.start = 0  # the record that closes the setup
        self.at = 0  # the record the game stands after
        self.later: "list[int]" = []  # where redo leads, nearest last
        self.origin = 0  # of the next moves: 0 the host, 1 the device

    def add(self, payload: "Packed", origin: int = 0) -> None:
        """Append one packed move."""
        if not self.count % STRETCH:
            self.chunk = bytearray()  # the last one
            self.chunks.append(self.chunk)
        self.chunk.append(len(payload) | origin << 7)
        self.chunk += payload
        self.count += 1

    def close_setup(self) -> None:
        """The last record so far is the start of play."""
        self.at = self.start = self.count - 1

    def add_action(self, action: "Action", origin: "int | None" = None) -> None:
        """Append an accepted action; what could be redone is gone."""
        if origin is None:
            origin = self.origin
        self.at = number = self.count
        size = len(action)
        if action[-1] < 128 and number % STRETCH:  # only an open amount, the last, can be longer than a byte
            self.chunk += bytes((size + 1 | origin << 7, 0x90 | size) + action)
            self.count = number + 1
        else:
            self.add(pack(action), origin)
        if self.later:
            self.later = []

    def check_room(self) -> None:
        """A log has an end, so that a small device can hold every game."""
        if self.count >= MOST_RECORDS:
            raise Refusal("log-full", MOST_RECORDS)

    def add_undo(self, record: int, at: int, origin: "int | None" = None) -> None:
        """Append that the game stands as after this record again; at is the newest action that then stands."""
        if at != record:
            self.detours[self.count] = at
        self.add(pack((UNDO, record)), self.origin if origin is None else origin)
        self.go_back(at)

    def add_picked(self, loser: bytes, origin: "int | None" = None) -> None:
        """Append which head lost when two tails were there; the game stands as before."""
        self.add(pack((PICKED, loser)), self.origin if origin is None else origin)

    def go_back(self, at: int) -> None:
        """The game stands after an earlier action, and redo leads forward again; or redo has led there."""
        if at in self.later:
            self.later = self.later[: self.later.index(at)]
        elif at < self.at:
            self.later.append(self.at)
        self.at = at

    def records(self, first: int = 0, last: int = MOST_RECORDS) -> "Iterator[Record]":
        """Each record from the first to the last asked for as (number, origin, packed move)."""
        for place in range(first // STRETCH, len(self.chunks)):
            number = place * STRETCH
            chunk = self.chunks[place]
            at = 0
            while at < len(chunk):
                if number > last:
                    return
                end = at + 1 + (chunk[at] & 127)
                if number >= first:
                    yield number, chunk[at] >> 7, bytes(chunk[at + 1 : end])
                number += 1
                at = end

    def undos(self, first: int = 0, last: int = MOST_RECORDS) -> "Ranges":
        """Each undo from the first to the last record asked for, as (record, record it goes back to).

        A record that only says what was picked goes back to the one before it.
        """
        found: "Ranges" = []
        for number, _, payload in self.records(max(first, self.start + 1), last):
            if UNDO <= payload[1] <= PICKED:
                move = unpack(payload)
                found.append((number, goes_back_to(number, move)))
        return found

    def back(self, record: int) -> "Iterator[tuple[int, int]]":
        """The ranges of records that still stand after this one, newest first; one that is long comes in pieces.

        Only what lies near the way is read, so whoever asks may stop as soon as the way is known.
        """
        while record > self.start:
            first = record // STRETCH * STRETCH
            for undo, target in reversed(self.undos(first, record)):
                if undo <= record:
                    if undo < record:
                        yield undo + 1, record
                    record = self.detours.get(undo, target)
            first = max(first, self.start + 1)
            if first <= record:
                yield first, record
                record = first - 1

    def way(self, record: int, known: "Container[int]" = ()) -> "tuple[int, Ranges]":
        """The last known record on the way to this one, or the start, and the ranges from there on, oldest first."""
        ranges: "Ranges" = []
        for first, last in self.back(record):
            number = last
            while number >= first and number not in known:
                number -= 1
            if number < last:
                if ranges and ranges[-1][0] == last + 1:
                    last = ranges.pop()[1]
                ranges.append((number + 1, last))
            if number >= first:
                break
        else:
            number = self.start
        ranges.reverse()
        return number, ranges

    def standing(self, record: int) -> "Ranges":
        """The ranges of records that still stand after this one, oldest first."""
        return self.way(record)[1]

    def action_at(self, record: int) -> int:
        """The newest action that stands after a record, or the start."""
        for _, last in self.back(record):
            return last
        return self.start

    def before(self) -> int:
        """The record one action further back."""
        if self.at == self.start:
            raise Refusal("nothing-to-undo")
        return self.action_at(self.at - 1)

    def after(self) -> int:
        """The record that redo leads to."""
        if not self.later:
            raise Refusal("nothing-to-redo")
        return self.later[-1]

    def actions(self, ranges: "Ranges", after: int) -> "Iterator[tuple[int, Action]]":
        """The actions of these ranges that come after a record; ranges far from each other are read by themselves."""
        place = 0
        while place < len(ranges):
            end = place + 1
            while end < len(ranges) and ranges[end][0] - ranges[end - 1][1] < STRETCH:
                end += 1
            for number, _, payload in self.records(max(ranges[place][0], after + 1), ranges[end - 1][1]):
                while ranges[place][1] < number:
                    place += 1
                if ranges[place][0] <= number:
                    yield number, tuple(unpack(payload))
            place = end


def goes_back_to(number: int, move: "Move") -> int:
    """The record after which the game stands again, of an undo or of a record that says what was picked."""
    return move[1] if move[0] == UNDO else number - 1
