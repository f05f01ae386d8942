"""The device without a window: keys come as lines, and what stands on the screen is told as text."""

import os
import select
from collections.abc import Iterable, Iterator

from voltable_host.companion.sim.camera import Camera
from voltable_host.companion.sim.fingers import Fingers
from voltable_host.companion.sim.key_lines import KeyLines
from voltable_host.companion.sim.reading import read
from voltable_host.companion.sim.simulator import Simulator
from voltable_host.gate.sentences import in_lines
from voltable_host.talk import Talk

TICK = 0.1  # seconds between two looks at whether the device still runs


class Reader:
    """Tells what the screen says."""

    def __init__(self, device: Simulator, talk: Talk):
        self.device = device
        self.talk = talk
        self.told: list[str] | None = None

    def tell(self) -> None:
        """Line by line."""
        self.told = self.seen()
        self.talk.data({"screen": self.told}, in_lines([*self.told, ""]))

    def tell_new(self) -> None:
        """Only if it says something else than before."""
        if self.seen() != self.told:
            self.tell()

    def seen(self) -> list[str]:
        """What it says now."""
        return read(self.device.sight.picture, self.talk.plain)


def follow(device: Simulator, lines: Iterable[str], camera: Camera, reader: Reader, show: bool) -> bool:
    """Do what the lines say until they end, or until one says `quit`: then it is False."""
    fingers = Fingers(device)
    keys = KeyLines(fingers, camera.take, reader.tell)
    for line in lines:
        if not keys.do(line):
            fingers.settle()
            return False
        if show:
            fingers.settle()
            reader.tell_new()
    fingers.settle()
    return True


def lines_of(device: Simulator, source: int) -> Iterator[str]:
    """Lines as they are typed or piped; an empty one first, for what is seen before any key."""
    waiting, more = b"\n", b"-"
    while more:
        *whole, waiting = waiting.split(b"\n")
        yield from (line.decode("utf-8", "replace") for line in whole)
        while not select.select([source], [], [], TICK)[0]:
            if device.is_gone:
                raise device.end()
        more = os.read(source, 4096)
        waiting += more
    yield waiting.decode("utf-8", "replace")
