"""Runs a test file under MicroPython and reads what tools/mpytest.py printed."""

import linecache
import os
import re
import subprocess
from pathlib import Path

from kit.patience import PATIENCE

ROOT = Path(__file__).resolve().parents[3]
SOURCES = ":".join(str(ROOT / name) for name in ("core", "cardgame", "device", "tests", "tools")) + ":.frozen"
HEAP = "heapsize=4m"  # compiling .py takes far more than a device has; memory has tests of its own
SECONDS = 5 * PATIENCE


class Failed(Exception):
    """A test failed under MicroPython; the text is its traceback."""


class Verdicts:
    """What became of each test of a file; all of them share the fate of a file that did not run through."""

    def __init__(self, output: str):
        self.output = output
        self.passed = set(re.findall(r"^PASS .*::(\w+)$", output, re.MULTILINE))
        failed = re.findall(r"^FAIL (.*)\n((?:.*\n)*?)END \1$", output, re.MULTILINE)
        self.failed = {label.rpartition("::")[2]: with_sources(trace.strip()) for label, trace in failed}

    def of(self, test: str) -> str:
        """Why it failed, empty if it passed."""
        if test in self.passed:
            return ""
        return self.failed.get(test) or f"MicroPython did not finish {test}:\n{with_sources(self.output)}"


def verdicts(micropython: Path, file: Path) -> Verdicts:
    """Run all tests of the file in one MicroPython."""
    command = [micropython, "-X", HEAP, ROOT / "tools/mpytest.py", file]
    environment = {**os.environ, "MICROPYPATH": SOURCES}
    try:
        done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, timeout=SECONDS)
    except subprocess.TimeoutExpired as late:
        return Verdicts(f"{_text(late.stdout)}\nstopped after {SECONDS} s")
    ending = "" if done.returncode in (0, 1) else f"\nended with exit code {done.returncode}"
    return Verdicts(_text(done.stdout) + _text(done.stderr) + ending)


def _text(output: bytes | None) -> str:
    return (output or b"").decode("utf-8", "replace")


def with_sources(trace: str) -> str:
    """MicroPython's traceback names lines only: put their text below."""

    def add(found: re.Match) -> str:
        source = linecache.getline(found.group(1), int(found.group(2))).strip()
        return f"{found.group(0)}\n    {source}" if source else found.group(0)

    return re.sub(r'^  File "(.+?)", line (\d+).*$', add, trace, flags=re.MULTILINE)
