"""Compiles core and cardgame to .mpy, the form in which they go onto a device."""

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / folder) for folder in ("core", "cardgame", "host")]

from voltable_host.companion.files.compiling import PACKAGES, compile_all  # noqa: E402


def main() -> int:
    """Print the size of each package and of all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("destination", nargs="?", type=Path, default=ROOT / "build" / "mpy")
    sizes = compile_all(parser.parse_args().destination)
    for package in PACKAGES:
        print(f"{package}: {sum(size for name, size in sizes.items() if name.startswith(package + '/'))} bytes")
    print(f"together: {sum(sizes.values())} bytes in {len(sizes)} modules")
    return 0


if __name__ == "__main__":
    sys.exit(main())
