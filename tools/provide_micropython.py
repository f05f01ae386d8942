"""Provides a real MicroPython in .micropython/: `micropython`, and `micropython32` with a device's word size."""

import argparse
import functools
import os
import platform
import sys
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from provider import debian, homebrew, on_path, under_node, unpacked
from provider.place import FOLDER, ROOT, Unavailable
from provider.probe import Found, probe

Way = Callable[[Path], None]

# In this order: what changes the machine comes after what does not.
NATIVE: dict[str, Way] = {
    "path": on_path.link,
    "unpack": unpacked.unpack,
    "debian": debian.install,
    "brew": homebrew.install,
    "node": under_node.install,
}
DEVICE_SIZED: dict[str, Way] = {
    "unpack": functools.partial(unpacked.unpack, architecture="i386"),
    "node": under_node.install,
}
REMEDY = (
    "install it so that `micropython` (1.22 or newer) is on the PATH, or provide one of: an apt whose sources have it "
    "(Debian 13, Ubuntu 24.04 or newer; any Debian release can unpack Debian 13's), Homebrew, or Node with npm; "
    "then run `python3 tools/provide_micropython.py`."
)


def find_micropython() -> Path | None:
    """The provided MicroPython, None where there is none."""
    return _executable(FOLDER / "micropython")


def find_micropython32() -> Path | None:
    """The provided MicroPython with 32-bit words, None where there is none."""
    return _executable(FOLDER / "micropython32")


def runs_32_bit() -> bool:
    """Whether a MicroPython with 32-bit words is to be expected on this machine."""
    return platform.system() == "Linux" and platform.machine() in ("x86_64", "i686")


def _executable(path: Path) -> Path | None:
    return path if os.access(path, os.X_OK) else None


def provide(name: str, ways: dict[str, Way], bits: int | None = None) -> bool:
    """Take the first way that leads to a MicroPython that starts, and say which it was."""
    reasons = []
    for word, way in ways.items():
        try:
            way(FOLDER / name)
            found = check(FOLDER / name, bits)
        except (Unavailable, OSError) as reason:
            reasons.append(f"{word}: {reason}")
        else:
            tell(name, found, f" (by way of {word})")
            return True
    print(f"There is no {name} to be had here ({'; '.join(reasons)}). To get it, {REMEDY}", file=sys.stderr)
    return False


def check(path: Path, bits: int | None) -> Found:
    """What was taken, if it starts and has the words that were asked for."""
    found = probe(path)
    if found and bits in (None, found.bits):
        return found
    path.unlink(missing_ok=True)
    raise Unavailable("what it gave does not start here")


def tell(name: str, found: Found, how: str = "") -> None:
    """One line about what is there."""
    print(f"{name}: {found}, {found.path.relative_to(ROOT)}{how}")


def ensure(name: str, ways: dict[str, Way], only: str | None, bits: int | None = None) -> bool:
    """Keep what is there and starts; otherwise, or where a way was named, provide it."""
    found = None if only in ways else probe(FOLDER / name)
    if found and bits in (None, found.bits):
        tell(name, found)
        return True
    return provide(name, {only: ways[only]} if only in ways else ways, bits)


def main() -> int:
    """Provide both; 0 when everything this machine can run is there."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", choices=NATIVE, help="take it anew, this way and no other")
    only = parser.parse_args().only
    FOLDER.mkdir(exist_ok=True)
    native = ensure("micropython", NATIVE, only)
    if runs_32_bit():
        return 0 if ensure("micropython32", DEVICE_SIZED, only, 32) and native else 1
    print(f"micropython32: left out, {platform.system()} on {platform.machine()} cannot run the 32-bit build")
    return 0 if native else 1


if __name__ == "__main__":
    sys.exit(main())
