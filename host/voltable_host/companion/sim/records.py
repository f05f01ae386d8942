"""The records a simulated device tells the host; on_device/host_pipes.py writes them."""

import os
from collections.abc import Iterator

HELLO, PICTURE, STRIP, POWER, BRIGHTNESS, TONE, LIGHTS, SETTLED, UNKNOWN_PROFILE = range(9)
HEAD = 3


def records(pipe: int) -> Iterator[tuple[int, bytes]]:
    """Kind and body of each record, until the device is gone."""
    waiting = b""
    while more := os.read(pipe, 65536):
        waiting += more
        while len(waiting) >= HEAD:
            end = HEAD + int.from_bytes(waiting[1:HEAD], "little")
            if len(waiting) < end:
                break
            yield waiting[0], waiting[HEAD:end]
            waiting = waiting[end:]
