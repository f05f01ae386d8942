"""A cable with a will of its own: between two pseudo-terminals it damages frames, and notes how long answers took."""

import os
import pty
import random
import select
import termios
import threading
import time
import tty
from contextlib import suppress
from pathlib import Path

from voltable.line.frame import TO_DEVICE, TO_HOST, Receiver
from voltable.line.messages import REPLY

KINDS = ("flip", "loss", "cut", "twice", "noise")
LATER = 0.05  # seconds between two looks for a device that is not there


class Relay:
    """The host opens `port`; what it says goes to the device's port, and back. `rate` of all frames come to harm."""

    def __init__(self, port: Path, device: Path, seed: int, rate: float = 0.0, is_kind: bool = False):
        self.device = device
        self.dice = random.Random(seed)
        self.rate = rate
        self.is_kind = is_kind  # whatever is sent again is left alone
        self.frames = self.damaged = 0
        self.answers = Answers()
        self.master, self.slave = pty.openpty()
        tty.setraw(self.slave)
        port.unlink(missing_ok=True)
        port.symlink_to(os.ttyname(self.slave))
        self.far: int | None = None
        self.far_name = ""
        self.halves = {TO_DEVICE: b"", TO_HOST: b""}
        self.is_over = False
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.thread.start()

    def __enter__(self) -> "Relay":
        return self

    def __exit__(self, *error) -> None:
        self.is_over = True
        self.thread.join()
        self.hang_up()
        os.close(self.master)
        os.close(self.slave)

    def run(self) -> None:
        """Until the test is over."""
        while not self.is_over:
            self.look_for_device()
            ends = [self.master] if self.far is None else [self.master, self.far]
            for end in select.select(ends, [], [], LATER)[0]:
                self.carry(end)

    def look_for_device(self) -> None:
        """A device that was switched off and on has another terminal."""
        with suppress(OSError):
            name = os.readlink(self.device)
            if name == self.far_name:
                return
            self.hang_up()
            self.far = os.open(name, os.O_RDWR | os.O_NOCTTY)
            self.far_name = name
            termios.tcflush(self.far, termios.TCIFLUSH)

    def hang_up(self) -> None:
        """Nothing is at the other end."""
        if self.far is not None:
            os.close(self.far)
        self.far, self.far_name = None, ""
        self.halves = {TO_DEVICE: b"", TO_HOST: b""}

    def carry(self, end: int) -> None:
        """Whole lines, one by one; half a line waits for its end."""
        direction = TO_DEVICE if end == self.master else TO_HOST
        try:
            data = os.read(end, 4096)
        except OSError:
            data = b""
        if not data:
            if direction == TO_HOST:
                self.hang_up()
            return
        *lines, self.halves[direction] = (self.halves[direction] + data).split(b"\n")
        for line in lines:
            self.pass_on(line + b"\n", direction)

    def pass_on(self, line: bytes, direction: int) -> None:
        """To the other end, perhaps not as it was."""
        self.frames += 1
        heard = decoded(line, direction)
        is_again = heard is not None and self.answers.is_known(heard)
        is_hurt = self.dice.random() < self.rate and not (self.is_kind and is_again)
        self.damaged += is_hurt
        sent = self.hurt(line) if is_hurt else line
        if heard is not None:
            self.answers.note(heard, direction, is_hurt and decoded(sent, direction) != heard)
        target = self.far if direction == TO_DEVICE else self.master
        if target is not None:
            with suppress(OSError):
                os.write(target, sent)

    def hurt(self, line: bytes) -> bytes:
        """One of the ways in which a line can go wrong."""
        kind = self.dice.choice(KINDS)
        place = self.dice.randrange(len(line))
        if kind == "loss":
            return b""
        if kind == "flip":
            return line[:place] + bytes((line[place] ^ 1 << self.dice.randrange(8),)) + line[place + 1 :]
        if kind == "cut":
            return line[:place]
        if kind == "twice":
            return line + line
        return line[:place] + self.dice.randbytes(self.dice.randrange(1, 40)) + line[place:]


class Answers:
    """When each request was first sent, and how long its answer took where a frame of it had come to harm."""

    def __init__(self) -> None:
        self.asked: dict[tuple, float] = {}
        self.harmed: set[tuple] = set()
        self.retried: list[tuple[int, float]] = []  # kind and seconds

    def is_known(self, heard: tuple) -> bool:
        """Whether a frame of this exchange was hurt already."""
        return (heard[0] & ~REPLY, heard[1]) in self.harmed

    def note(self, heard: tuple, direction: int, is_hurt: bool) -> None:
        """One frame; only requests of the host are timed."""
        kind, transaction, _payload = heard
        key = kind & ~REPLY, transaction
        if direction == TO_DEVICE and not kind & REPLY:
            self.asked.setdefault(key, time.monotonic())
        if key in self.asked and is_hurt:
            self.harmed.add(key)
        elif direction == TO_HOST and kind & REPLY and key in self.asked:
            seconds = time.monotonic() - self.asked.pop(key)
            if key in self.harmed:
                self.harmed.discard(key)
                self.retried.append((key[0], seconds))


def decoded(line: bytes, direction: int) -> tuple | None:
    """The frame of a line, if it is one."""
    receiver = Receiver(direction)
    found = None
    for byte in line:
        found = receiver.take(byte) or found
    return found
