"""A conversation over the cable in the memory of a device, in the 32-bit MicroPython build."""

import os
import subprocess
from pathlib import Path

import pytest

from kit.device.compiled_device import compiled_device
from voltable_host.companion.files import micropython

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ":".join(str(ROOT / name) for name in ("core", "cardgame", "device", "tests")) + ":.frozen"
MOST_HELD = 1536  # bytes: buffers, the message that waits, the place in a journal
MOST_GARBAGE = 1024  # bytes a frame, and every answer is one too
MOST_CODE = 11 * 1024 + 512  # bytes of .mpy, loaded while somebody talks


@pytest.fixture(scope="module")
def figures(tmp_path_factory):
    """The program of the measurement says a name and a number a line."""
    command = [micropython.find("micropython32"), "-X", "heapsize=4m", ROOT / "tests/kit/device/device_line_memory.py",
               tmp_path_factory.mktemp("line") / "device"]  # fmt: skip
    done = subprocess.run(command, env=os.environ | {"MICROPYPATH": SOURCES}, capture_output=True, text=True)
    assert not done.returncode, done.stdout + done.stderr
    return {name: int(number) for name, number in map(str.split, done.stdout.splitlines())}


def test_a_conversation_holds_little(figures):
    """Less than a display of 128x64 and its page."""
    assert figures["silent"] < figures["held"] <= MOST_HELD


@pytest.mark.parametrize("name", ["ping", "probe", "pull", "append"])
def test_a_message_and_its_answer_leave_little_garbage(figures, name):
    """Two frames."""
    assert 0 < figures[name] <= 2 * MOST_GARBAGE


def test_the_heartbeat_leaves_even_less(figures):
    """Once a second."""
    assert figures["ping"] <= MOST_GARBAGE


def test_the_code_is_small():
    """It comes and goes with the first and the last message."""
    assert compiled_device()[1]["voltable_device/l_end.mpy"] <= MOST_CODE
