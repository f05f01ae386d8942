"""Runs frame_mutants.py beside it in a process of its own: in this Python, or in MicroPython with a Pico's memory."""

import json
import os
import subprocess
import sys
from pathlib import Path

from kit.interpreters.micropython_run import ROOT, SOURCES
from kit.patience import PATIENCE

SCRIPT = ROOT / "tests/kit/line/frame_mutants.py"
PATH = os.pathsep.join(str(ROOT / name) for name in ("core", "host", "tests"))
HEAP = "heapsize=236k"  # of the 32-bit build, whose objects are as large as a Pico's
MOST = 2_000_000_000  # a number that every interpreter can count from


def command(micropython: Path | None, first: int, count: int) -> list[str]:
    """What to start for so many damaged frames."""
    interpreter = [str(micropython), "-X", HEAP] if micropython else [sys.executable]
    return [*interpreter, str(SCRIPT), str(first), str(count)]


def fuzz(micropython: Path | None, first: int, count: int) -> dict:
    """What it counted; where something went wrong, `why` says what and `failed` with which number."""
    environment = os.environ | {"MICROPYPATH": SOURCES, "PYTHONPATH": PATH}
    try:
        done = subprocess.run(
            command(micropython, first, count), cwd=ROOT, env=environment, capture_output=True, text=True,
            timeout=PATIENCE + count / 100,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        return {"failed": first + count - 1, "why": "it hangs"}
    if done.returncode or not done.stdout:
        return {"failed": first + count - 1, "why": f"it broke off: {done.stdout}{done.stderr}"}
    return json.loads(done.stdout)
