"""Where a MicroPython is, and how our packages run in it."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

from voltable_host.mpy import PACKAGES

CHECKOUT = Path(__file__).resolve().parents[2]


class NoMicroPython(Exception):
    """There is none; the message says how to get one."""


def find(name: str = "micropython") -> str:
    """The executable that the checkout provides, or the one on the PATH."""
    provided = CHECKOUT / ".micropython" / name
    found = str(provided) if provided.exists() else shutil.which(name)
    if not found:
        raise NoMicroPython(f"No {name} found. In a checkout run: make micropython. Elsewhere put one on the PATH.")
    return found


def source_path() -> str:
    """What MICROPYPATH has to be for our packages; .frozen keeps what is built in."""
    return ":".join([*dict.fromkeys(str(folder.parent) for folder in PACKAGES.values()), ".frozen"])


def lines(arguments: list[str]) -> Iterator[str]:
    """What a MicroPython program of ours prints, line by line; an error is its last line."""
    environment = os.environ | {"MICROPYPATH": source_path()}
    command = [find(), "-X", "heapsize=64m", *arguments]
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout and process.stderr
    yield from process.stdout
    trouble = process.stderr.read()
    if process.wait():
        raise RuntimeError("MicroPython stopped: " + (trouble.strip().splitlines() or ["no message"])[-1])
