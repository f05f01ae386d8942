"""Both ends of the cable in one process, with a line as slow as a real one and a clock of milliseconds."""

from pathlib import Path
from typing import TYPE_CHECKING

import voltable
from voltable.bots import random_bot as bots
from voltable.engine import journal
from voltable.engine.pack import pack
from voltable.engine.records import Records
from voltable.line.flows.talker import Talker
from voltable_device.flash import flash
from voltable_device.flash.games import Games
from voltable_device.line.end import LineEnd
from voltable_host.companion.line.payloads import unpack

if TYPE_CHECKING:
    from voltable.line.flows.shapes import Flow

BYTES_A_MILLISECOND = 115_200 / 10 / 1000  # eight bits, a start and a stop
USB, UART = 256, 32  # bytes that a device can have written ahead of the line
FLUSH = 50  # milliseconds until flash has it
SLOW = ("append", "write", "rename")  # what waits for flash
GID = b"12345678"
PATIENCE = 60_000  # milliseconds


class Device:
    """A clock that does not wrap."""

    @staticmethod
    def elapsed(later: int, earlier: int) -> int:
        """Milliseconds in between."""
        return later - earlier


class App:
    """What the device's end needs of its program."""

    def __init__(self, folder: Path):
        self.device = Device()
        self.games = Games(str(folder))
        self.kept = None
        self.is_half_deployed = self.is_picked = False

    def line_changed(self, state) -> None:
        """Nothing is shown here."""

    arrived = synced = line_changed

    def unsynced(self) -> int:
        """Moves that only the device has."""
        return 0

    def set_aside(self) -> None:
        """Another game is wanted."""
        self.kept = None

    def receive(self, kept) -> None:
        """It is open."""
        self.kept = kept


class Line:
    """One direction: bytes that were written come out as fast as the line is."""

    def __init__(self):
        self.waiting = bytearray()
        self.there = bytearray()
        self.room = 0.0
        self.carried = 0

    def tick(self) -> None:
        """A millisecond."""
        self.room = min(self.room, 1) + BYTES_A_MILLISECOND
        count = min(int(self.room), len(self.waiting))
        self.room -= count
        self.carried += count
        self.there += self.waiting[:count]
        del self.waiting[:count]


class Cable:
    """The device's end of both directions."""

    def __init__(self, up: Line, down: Line, buffer: int):
        self.up, self.down, self.buffer = up, down, buffer

    def read(self) -> int:
        """The next byte that is there already."""
        return self.down.there.pop(0) if self.down.there else -1

    def has_room(self) -> bool:
        """Whether the device can write ahead."""
        return len(self.up.waiting) < self.buffer

    def write(self, data: bytes) -> int:
        """All of it."""
        self.up.waiting += data
        return len(data)


class Bench:
    """Runs one flow of the host to its end and tells how long it took."""

    def __init__(self, folder: Path, buffer: int = USB):
        self.app = App(folder)
        self.up, self.down = Line(), Line()
        self.line = LineEnd(self.app, Cable(self.up, self.down, buffer), 7)
        self.talker = Talker(5, unpack)
        self.now = 0
        self.wakes = 0  # when the device looks at the line again
        self.flushes = 0

    def run(self, flow: "Flow") -> tuple:
        """Milliseconds that it took, and what it returned."""
        began = self.now
        self.talker.begin(flow, self.now)
        while self.talker.step(self.now):
            assert self.now < began + PATIENCE, "it takes for ever"
            self.millisecond()
        return self.now - began, self.talker.result

    def millisecond(self) -> None:
        """Both directions, then both ends."""
        self.now += 1
        out = self.talker.exchange.out
        while out:
            self.down.waiting += out.pop(0)
        self.down.tick()
        self.up.tick()
        if self.now >= self.wakes:
            before = self.flushes
            busy = self.line.step(self.now)
            self.wakes = self.now + self.line.pause(self.now, busy) + FLUSH * (self.flushes - before)
        data, self.up.there = bytes(self.up.there), bytearray()
        self.talker.feed(data, self.now)

    def make_flash_slow(self, patch) -> None:
        """Count every time that the device waits for its flash; `patch` is pytest's setattr."""
        for name in SLOW:
            patch(flash, name, self.counted(getattr(flash, name)))

    def counted(self, function):
        """The same, counted."""

        def slow(*given):
            self.flushes += 1
            return function(*given)

        return slow


def long_game(moves: int = 600):
    """A game of so many records that random players made."""
    game = voltable.new_game("classic", "germany", players=6, seed=4, gid=GID)
    dice = bots.random_dice(4)
    while game.log.count < moves:
        assert not game.over
        game.play(bots.random_move(game.choices(), dice))
    return game


def wordy_log(moves: int = 600) -> Records:
    """A log of 8.3 KB, which the limits are meant for; its moves are longer than those of most games."""
    made = [pack((4, number % 90, 128 + number % 100, 7)[: 3 + (number % 5 > 0)]) for number in range(moves)]
    return Records(journal.write(GID, [(number, number & 1, payload) for number, payload in enumerate(made)]))
