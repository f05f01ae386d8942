"""Devices on a pseudo-terminal that a test can spoil: the real end of a device in a thread, or nothing of ours."""

import os
import pty
import select
import threading
import time
import tty
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Any

from kit.line.line_rate import App
from voltable.engine.pack import pack, unpack
from voltable.line.frame import START, TO_HOST, Receiver, frame
from voltable.line.messages import HELLO, REPLY, SLOW_TIMEOUT, TIMEOUT
from voltable_device.line.end import LineEnd


class Port:
    """A pseudo-terminal and somebody at its other end, until the test is over."""

    def __init__(self) -> None:
        self.end, self.slave = pty.openpty()
        tty.setraw(self.slave)
        self.name = os.ttyname(self.slave)
        self.is_over = False
        self.thread = threading.Thread(target=self.live, daemon=True)

    def __enter__(self):
        self.thread.start()
        return self

    def __exit__(self, *error) -> None:
        self.is_over = True
        self.thread.join()
        os.close(self.end)
        os.close(self.slave)

    def live(self) -> None:
        """Hear and answer."""
        while not self.is_over:
            if select.select([self.end], [], [], 0.02)[0]:
                self.hear(os.read(self.end, 4096))

    def hear(self, data: bytes) -> None:
        """Nobody who answers."""


class Speaker(Port):
    """Says rubbish, whatever it is told."""

    def __init__(self, rubbish: bytes):
        super().__init__()
        self.rubbish = rubbish

    def hear(self, data: bytes) -> None:
        """The same each time."""
        os.write(self.end, self.rubbish)


class Prompt(Port):
    """MicroPython without the program: it repeats what is typed and shows its prompt."""

    def hear(self, data: bytes) -> None:
        """As a terminal does."""
        os.write(self.end, data.replace(b"\n", b"\r\n>>> "))


class Nearby(Port):
    """The device's own end of the line with games in a folder; `spoil` changes or swallows the frames it sends."""

    def __init__(self, folder: Path, spoil: Callable[[bytes], bytes] = lambda sent: sent):
        super().__init__()
        folder.mkdir(exist_ok=True)
        self.app: Any = App(folder)
        self.app.lose = lambda: None
        self.spoil = spoil
        self.came = bytearray()
        self.todo: deque[Callable[[], object]] = deque()  # done by the device's own thread, and gone when it is done
        self.line = LineEnd(self.app, self, 7)

    def live(self) -> None:
        """Step by step, as the task on the device does."""
        while not self.is_over:
            if select.select([self.end], [], [], 0)[0]:
                self.came += os.read(self.end, 4096)
            if self.todo:
                self.todo[0]()
                self.todo.popleft()
            busy = self.line.step(time.monotonic_ns() // 1_000_000)
            time.sleep(0 if busy or self.came else 0.002)

    # What the line knows of a cable

    def read(self) -> int:
        """The next byte."""
        return self.came.pop(0) if self.came else -1

    def has_room(self) -> bool:
        """Always."""
        return True

    def write(self, data) -> int:
        """Whole frames, spoilt or not."""
        whole = bytes(self.line.sending)
        if self.line.sent == 0:
            spoilt = self.spoil(whole)
            if spoilt:
                os.write(self.end, spoilt)
        return len(data)


class Silent:
    """After so many replies not a word more; from then on the other side is less patient than people need."""

    def __init__(self, replies: int, patch: Any):
        self.swallowed = 0
        self.patch = patch  # a MonkeyPatch
        self.allow(replies)

    def allow(self, replies: int) -> None:
        """So many from now on, and each may take its time."""
        self.left = replies
        be_patient(self.patch, TIMEOUT, SLOW_TIMEOUT)

    def __call__(self, sent: bytes) -> bytes:
        """A frame, or nothing."""
        self.left -= 1
        if self.left < 0:
            self.swallowed += 1
            be_patient(self.patch)
            return b""
        return sent


def be_patient(patch: Any, milliseconds: int = 20, slow: int = 40) -> None:
    """How long an answer may take; the default is for those who get none."""
    patch.setattr("voltable.line.exchange.TIMEOUT", milliseconds)
    patch.setattr("voltable.line.exchange.SLOW_TIMEOUT", slow)


def other_hello(change: Callable[[list], list], major: int = 1) -> Callable[[bytes], bytes]:
    """Another version: what it says to HELLO, and the major in all its frames."""

    def spoil(sent: bytes) -> bytes:
        receiver = Receiver(TO_HOST)
        kind, transaction, payload = next(filter(None, map(receiver.take, sent)))
        if kind == HELLO | REPLY:
            payload = pack(change(unpack(payload)))
        told = frame(TO_HOST, kind, transaction, payload)
        return told if major == 1 else with_major(told, major)

    return spoil


def with_major(told: bytes, major: int) -> bytes:
    """The same frame of another protocol."""
    from binascii import a2b_base64, b2a_base64, crc32

    body = bytearray(a2b_base64(told[1:]))
    body[0] = major << 4 | body[0] & 15
    body[-4:] = crc32(body[:-4]).to_bytes(4, "little")
    return bytes((START,)) + b2a_base64(body)
