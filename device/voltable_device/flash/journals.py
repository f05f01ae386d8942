"""Journals read for the other end of the cable, a few records at a time, whether their game is open or not."""

from voltable.engine.journal import AROUND, HEADER, Chain, records
from voltable.engine.log import MOST_RECORDS, STRETCH
from voltable.engine.refusal import LogError
from voltable.line.messages import MOST_PULLED, NO_HEAD
from voltable_device.flash import flash

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

SLICE = 4  # records between two looks at the keys


class Bookmark:
    """Where the last reading ended, so that the next goes on there."""

    def __init__(self, games):
        self.games = games
        self.forget()

    def forget(self):
        """A file may have become another one."""
        self.gid = None
        self.path = ""
        self.size = 0  # bytes before the next record
        self.chain = Chain(b"")

    @property
    def count(self) -> int:
        """The records before it."""
        return self.chain.number

    @property
    def end(self) -> tuple:
        """The last record before it, and its head."""
        return self.count - 1, self.chain.head if self.count else NO_HEAD

    def begin(self, gid):
        """Before record 0; an OSError where there is no such game."""
        self.forget()
        self.path = self.games.path(gid)
        with flash.reading(self.path) as file:
            self.chain = Chain(file.read(HEADER))
        self.size = HEADER
        self.gid = gid

    def go_to(self, gid, number):
        """Stand before this record, or at the end of the log; in steps, for it may take a while."""
        if gid != self.gid or number < self.count or flash.size_of(self.path) < self.size:
            self.begin(gid)
        while self.count < number and self.read(min(SLICE, number - self.count)):
            yield

    def stand_behind(self, log):
        """Where a log that is open ends."""
        self.gid = log.gid
        self.path = log.path
        self.size = log.size
        self.chain = Chain(log.head, log.count, log.crc)

    def read(self, most, room=flash.STEP) -> bytes:
        """The next records as they are, at most so many and so many bytes; empty at the end or before a bad one."""
        with flash.reading(self.path) as file:
            file.seek(self.size)
            data = file.read(room)
        end = 0
        try:
            for _, _, payload in records((data,), self.chain):
                end += len(payload) + AROUND
                most -= 1
                if not most:
                    break
        except LogError:
            pass  # a record that is cut off, or the first bad one: it ends the log
        self.size += end
        return data[:end]


class Copying:
    """A log that is open, record by record as it is: it was checked when it was opened."""

    def __init__(self):
        self.log: "Any" = None
        self.number = self.size = 0  # the next record, and the bytes before it
        self.page = memoryview(bytearray(MOST_PULLED))

    def read(self, log, first) -> memoryview:
        """Records from this one on, as many as one message holds; empty at the end."""
        if log is not self.log or first != self.number:
            self.go_to(log, first)
        return self.take(MOST_RECORDS)

    def go_to(self, log, number):
        """Stand before this record, or at the end."""
        self.log = log
        stretch = min(number, log.count - 1) // STRETCH
        self.number = stretch * STRETCH
        self.size = log.places[stretch]
        while self.number < number and self.take(number - self.number):
            pass

    def take(self, most) -> memoryview:
        """The next whole records; what comes after them is written over these."""
        page = self.page
        with flash.reading(self.log.path) as file:
            file.seek(self.size)
            size = min(file.readinto(page), self.log.size - self.size)
        end = 0
        while most and end < size and end + page[end] + AROUND <= size:
            end += page[end] + AROUND
            self.number += 1
            most -= 1
        self.size += end
        return page[:end]
