"""Runs tests/device/flash/power_cuts.py in MicroPython, where littlefs lives on a chip in memory."""

import os
import subprocess
from pathlib import Path

from kit.interpreters.micropython_run import ROOT, SOURCES

SCRIPT = ROOT / "tests/device/flash/power_cuts.py"


def command(micropython: Path | str, cuts: int, seed: int, *bug: str) -> list[str]:
    """What to start for so many cuts; the heap holds the chip and what was recorded of it."""
    return [str(micropython), "-X", "heapsize=16m", str(SCRIPT), str(cuts), str(seed), *bug]


def cut(micropython: Path | str, cuts: int, seed: int, *bug: str) -> tuple[dict[str, int], str]:
    """The numbers it counted, and what was lost, which should be nothing; a bug can be planted by its name."""
    done = subprocess.run(
        command(micropython, cuts, seed, *bug), cwd=ROOT, env=os.environ | {"MICROPYPATH": SOURCES},
        capture_output=True, text=True,
    )  # fmt: skip
    lines = [line.rpartition(" ") for line in done.stdout.splitlines()]
    if done.returncode:
        return {}, done.stdout if done.stdout.startswith("lost") else f"it broke off: {done.stdout}{done.stderr}"
    return {name: int(number) for name, _space, number in lines}, ""
