"""While nobody presses anything, no task of the program leaves garbage."""

import os
import subprocess
from pathlib import Path

import pytest

from voltable_host.companion.files import micropython

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ":".join(str(ROOT / name) for name in ("core", "cardgame", "device", "tests")) + ":.frozen"


@pytest.mark.parametrize("name", ["micropython", "micropython32"])
def test_an_idle_second_allocates_nothing(name, tmp_path):
    """Keys are looked at, the clock counts, the line is listened to."""
    command = [
        micropython.find(name),
        "-X",
        "heapsize=4m",
        ROOT / "tests/kit/device/device_idle.py",
        tmp_path / "device",
    ]
    with subprocess.Popen(
        command, env=os.environ | {"MICROPYPATH": SOURCES}, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as running:
        told = running.stdout.read() if running.stdout else ""
    assert int(told) == 0
