"""What a MicroPython executable is."""

import subprocess
from pathlib import Path
from typing import NamedTuple

OLDEST = (1, 22, 0)
QUESTION = (
    "import sys; print(sys.implementation.name, *sys.implementation.version[:3], "
    "64 if sys.maxsize > 0x7FFFFFFF else 32, sys.platform)"
)


class Found(NamedTuple):
    """A MicroPython that was started and answered."""

    path: Path
    version: tuple[int, ...]
    bits: int
    platform: str

    def __str__(self) -> str:
        build = ", WebAssembly under Node" if self.platform == "webassembly" else ""
        return f"{'.'.join(map(str, self.version))}, {self.bits}-bit words{build}"


def probe(path: Path) -> Found | None:
    """The MicroPython at this path; None where there is none or it is too old."""
    try:
        answer = subprocess.run([path, "-c", QUESTION], capture_output=True, text=True, timeout=20).stdout.split()
    except (OSError, subprocess.TimeoutExpired):
        return None
    if len(answer) != 6 or answer[0] != "micropython":
        return None
    found = Found(path, tuple(map(int, answer[1:4])), int(answer[4]), answer[5])
    return found if found.version >= OLDEST else None
