"""`voltable device sim` as scripts and people start it, with the companion or a small program of ours on the device."""

import os
import re
from pathlib import Path

import pyte

from kit.terminal.terminal import PATHS, ROOT, program, surroundings
from voltable_host.companion.sim.picture import Picture

PROGRAMS = ROOT / "tests" / "device" / "programs"
DEVICE = os.pathsep.join([PATHS, str(ROOT / "device")])

# The command with counter.py instead of the companion.
COUNTER = f"""
import functools
import voltable_host.companion.sim.simulator as simulator
from voltable_host.companion.files.micropython import source_path
search = {str(PROGRAMS)!r} + ":" + source_path()
simulator.Simulator = functools.partial(simulator.Simulator, program="counter", search=search)
from voltable_host.cli import main
main()
"""
HALVES = {" ": (0, 0), "▀": (1, 0), "▄": (0, 1), "█": (1, 1)}
DOTS = ((0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3))  # column and row of each bit of Braille


def around(home: Path, **more: str) -> dict[str, str]:
    """An environment of its own for each test."""
    return surroundings(home, PYTHONPATH=DEVICE, **more)


def sim(home: Path, keys: str, *options, **more):
    """The command without a terminal, with these lines on its stdin."""
    return program("device", "sim", "--headless", *options, environment=around(home), input=keys, **more)


def screens(output: str) -> list[list[str]]:
    """What `text` printed each time."""
    pages = re.split(r"\n\n", output.partition("\n")[2])
    return [page.splitlines() for page in pages if page.strip()]


def picture_of(window: pyte.Screen, dotted: bool) -> Picture:
    """The screen of a small device, out of the signs in a terminal."""
    rows = [bytearray(128) for _row in range(64)]
    for line in range(16 if dotted else 32):
        for column in range(64 if dotted else 128):
            sign = window.buffer[line][column].data
            for x, y in lit(sign, dotted):
                rows[line * (4 if dotted else 2) + y][column * (2 if dotted else 1) + x] = 1
    picture = Picture(128, 64, [])
    picture.drawn = [bytes(row) for row in rows]
    return picture


def lit(sign: str, dotted: bool) -> list[tuple[int, int]]:
    """The pixels of one sign that are light."""
    if dotted:
        bits = ord(sign) - 0x2800
        return [place for bit, place in enumerate(DOTS) if bits >> bit & 1]
    return [(0, row) for row, is_lit in enumerate(HALVES[sign]) if is_lit]
