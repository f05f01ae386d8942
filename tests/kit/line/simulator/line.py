"""The cable: a pipe in each direction with a rate and buffers, and what can happen to the bytes in it."""

from collections import deque
from random import Random

FLIP, LOSS, TWICE, SHORT, NOISE = "flip", "loss", "twice", "short", "noise"
KINDS = (FLIP, LOSS, TWICE, SHORT, NOISE)
RING = 512  # bytes that wait in the device until its program reads them
MOST_NOISE = 40


class Pipe:
    """One direction; what is written comes out later, a few bytes each tick."""

    def __init__(self, world, name, room=None):
        self.world = world
        self.name = name
        self.room = room  # bytes that find room at the other end; the rest is lost
        self.chance = 0.0  # of each frame to be damaged
        self.rate = 1024  # bytes a tick
        self.waiting = bytearray()  # on the way
        self.part = bytearray()  # a frame that is not written to its end
        self.ready = deque()  # bytes at the other end

    def write(self, data):
        """Frames in any pieces; each of them may be hit."""
        if self.chance:
            self.part += data
            if self.part.endswith(b"\n"):
                data, self.part = bytes(self.part), bytearray()
                self.waiting += self.hit(data) if self.world.dice.random() < self.chance else data
        else:
            self.waiting += self.part + data
            self.part.clear()

    def hit(self, data):
        """Damage."""
        dice = self.world.dice
        kind = dice.choice(KINDS)
        self.world.count(kind, f"{self.name} {len(data)} bytes")
        return damaged(kind, bytearray(data), dice)

    def step(self):
        """A tick: some bytes arrive."""
        if self.waiting:
            some = self.waiting[: self.rate]
            del self.waiting[: self.rate]
            if self.room is not None:
                some = some[: max(0, self.room - len(self.ready))]
            self.ready += some

    def clear(self):
        """All that was on the way is gone."""
        self.waiting.clear()
        self.part.clear()
        self.ready.clear()


def damaged(kind, data: bytearray, dice: Random) -> bytes:
    """A frame after an accident."""
    place = dice.randrange(len(data))
    if kind == FLIP:
        data[place] ^= 1 << dice.randrange(8)
        if data[place] == 3:
            data[place] = 0  # Ctrl-C is a fault of its own
    elif kind == LOSS:
        data.clear()
    elif kind == TWICE:
        data += bytes(data)
    elif kind == SHORT:
        del data[place : place + 1 + dice.randrange(len(data))]
    else:
        noise = bytes(byte for byte in dice.randbytes(1 + dice.randrange(MOST_NOISE)) if byte != 3)
        data[place:place] = noise if dice.randrange(2) else b""
        data[:0] = noise
    return bytes(data)


class Cable:
    """The device's end, as voltable_device.line.end uses it."""

    def __init__(self, world):
        self.world = world
        self.ready = world.to_device.ready

    def read(self):
        """The next byte that is there already."""
        return self.ready.popleft() if self.ready else -1

    def has_room(self):
        """Whether somebody takes what is written."""
        return self.world.is_plugged or not self.world.is_felt

    def write(self, data):
        """As many bytes as fit; a line that nobody feels broken takes all of them nowhere."""
        if self.world.is_plugged:
            self.world.to_host.write(data)
        return len(data)
