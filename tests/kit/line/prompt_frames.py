"""Frames sent to MicroPython's own prompt on a pseudo terminal, where nobody understands them."""

import os
import pty
import select
import subprocess
import tty
from hashlib import sha256
from pathlib import Path

from kit.patience import PATIENCE
from voltable.line.frame import MOST_PAYLOAD, TO_DEVICE, TO_HOST, Receiver, frame

READY = b">>> "


class Prompt:
    """A running prompt; the unix port forgets what comes before it asks, so one waits for it."""

    def __init__(self, micropython: Path):
        self.line, theirs = pty.openpty()
        tty.setraw(theirs)
        self.process = subprocess.Popen(
            [micropython, "-X", "heapsize=236k"], stdin=theirs, stdout=theirs, stderr=theirs,
            env=os.environ | {"TERM": "dumb"},
        )  # fmt: skip
        os.close(theirs)
        self.banner = self.answer()

    def __enter__(self) -> "Prompt":
        return self

    def __exit__(self, *error) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.line)

    def ask(self, data: bytes) -> bytes:
        """Send this; all that comes until it asks again."""
        os.write(self.line, data)
        return self.answer()

    def answer(self) -> bytes:
        """All up to the next prompt."""
        found = bytearray()
        while not found.endswith(READY):
            if not select.select([self.line], [], [], PATIENCE)[0]:
                raise TimeoutError(f"no prompt any more, but {bytes(found)!r}")
            found += os.read(self.line, 65536)
        return bytes(found)


def any_frame(number: int) -> bytes:
    """A whole frame to a device; short ones mostly, now and then the longest."""
    dice = sha256(str(number).encode()).digest()
    size = MOST_PAYLOAD if dice[0] < 4 else dice[0] & 31
    return frame(TO_DEVICE, dice[1], dice[2], (dice * 6)[:size])


def send(micropython: Path, first: int, count: int) -> str:
    """Send so many; what was wrong, which should be nothing."""
    receiver = Receiver(TO_HOST)
    with Prompt(micropython) as prompt:
        for number in range(first, first + count):
            wire = any_frame(number)
            found = prompt.ask(wire)
            if found != wire[:-1] + b"\r\n" + READY:
                return f"frame {number}, {wire!r}, gives {found!r}"
            if [byte for byte in found if receiver.take(byte)]:
                return f"frame {number} is taken for an answer"
        if receiver.echoes != count:
            return f"{receiver.echoes} echoes of {count} frames"
        if prompt.ask(b"print(6 * 7000)\r") != b"print(6 * 7000)\r\n42000\n" + READY:
            return "the prompt does not count any more"
    return ""
