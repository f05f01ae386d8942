"""The cable while nobody talks: a byte that could begin a frame loads whoever understands it."""

import asyncio
import os
import select
import sys

from voltable.line.frame import START
from voltable_device.memory.forgetting import is_roomy

PAUSE, SHORT_PAUSE, LONG_PAUSE = 20, 1, 1000  # milliseconds between two looks at the line
MOST = 32  # bytes at a time
NOTHING, ENDED = -1, -2  # instead of a byte
LINE_END = "voltable_device.line.end"


class Cable:
    """The line that prompt and mpremote use too."""

    def __init__(self):
        self.poll = select.poll()
        self.poll.register(sys.stdin, select.POLLIN)
        self.room = select.poll()
        self.room.register(sys.stdout, select.POLLOUT)
        self.byte = bytearray(1)

    def read(self) -> int:
        """The next byte that is there already; reading more than one would wait for all of them."""
        for _ in self.poll.ipoll(0):  # type: ignore[attr-defined]  it makes no list
            return self.byte[0] if sys.stdin.buffer.readinto(self.byte) else ENDED
        return NOTHING

    def has_room(self) -> bool:
        """Whether somebody takes what is written."""
        for _ in self.room.ipoll(0):  # type: ignore[attr-defined]
            return True
        return False

    def write(self, data) -> int:
        """As many bytes as fit; of USB only one at a time never waits for a computer that does not read."""
        written = 0
        while written < len(data) and self.has_room():
            self.byte[0] = data[written]
            written += sys.stdout.buffer.write(self.byte) or 0
        return written


async def listen(app, cable=None):
    """The task of the line."""
    session = int.from_bytes(os.urandom(4), "little")
    cable = cable or Cable()
    byte = NOTHING
    while byte != ENDED:
        byte = next_of(cable)
        if byte == START:
            await attend(app, cable, session)
        else:
            await asyncio.sleep_ms(PAUSE if byte < 0 else SHORT_PAUSE)  # type: ignore[attr-defined]


def next_of(cable) -> int:
    """The first byte of a frame, or that nothing is there; rubbish is passed over, a little at a time."""
    byte = NOTHING
    for _ in range(MOST):
        byte = cable.read()
        if byte < 0 or byte == START:
            break
    return byte


async def attend(app, cable, session):
    """Somebody may be there; when nobody is any more, its memory is free again."""
    try:
        await load().talk(app, cable, session)
    except MemoryError:  # the game comes first
        app.thaw()
        await asyncio.sleep_ms(LONG_PAUSE)  # type: ignore[attr-defined]
    except Exception as error:
        app.crash(error)
    app.line = None
    app.make_room()


def prepare():
    """Where there is room, load whoever understands frames before the first page: later a key would wait."""
    if is_roomy():
        load()


def load():
    """Whoever understands frames."""
    from voltable_device.line import end

    return end
