"""Plays 595 games with fixed seeds and writes a digest of each, over hash, events and log: the proof of a move.

python tools/digest.py > FILE                  a line a game, its name and its digest, and one over all
python tools/digest.py --bots > FILE           440 games of bots instead, a digest of their moves
python tools/digest.py --check FILE            the first game that differs is named
python tools/digest.py --check FILE --root DIR the same for the sources of another folder
python tools/digest.py --check FILE --micropython --sample 100     in MicroPython too, 64 and 32 bit
"""

import argparse
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path

from provide_micropython import find_micropython, find_micropython32

HERE = Path(__file__).resolve().parent
PACKAGES = ("voltable", "voltable_cards")
TOTAL = "total"
GAMES, BOTS = "digest_games.py", "digest_bots.py"  # the programs that play
MICROPYTHONS = {"micropython": find_micropython, "micropython32": find_micropython32}


def sources(root: Path) -> list[str]:
    """The folders in which the packages lie, wherever a floor plan puts them."""
    found = [sorted(root.glob(f"*/{package}/__init__.py")) for package in PACKAGES]
    if not all(found):
        raise SystemExit(f"{root}: there is no {' or no '.join(PACKAGES)} in a folder of it")
    return [str(files[0].parents[1]) for files in found]


def start(interpreter: str) -> list[str]:
    """How it is started; CPython without what is installed, so that only the sources that are named count."""
    if interpreter == "cpython":
        return [sys.executable, "-S"]
    path = MICROPYTHONS[interpreter]()
    if not path:
        raise SystemExit(f"There is no {interpreter}: `python3 tools/provide_micropython.py` says what it lacks.")
    return [str(path), "-X", "heapsize=32m"]


def run(interpreter: str, root: Path, sample: int, jobs: int, program: str = GAMES) -> list[str]:
    """The lines of so many games, of all where it is 0, played by several processes."""
    command = start(interpreter)
    path = os.pathsep.join(sources(root))
    environment = {**os.environ, "PYTHONPATH": path, "MICROPYPATH": f"{path}:.frozen", "PYTHONIOENCODING": "utf-8"}

    def play(job: int) -> list[str]:
        line = [*command, str(HERE / program), *map(str, (sample, job, jobs))]
        done = subprocess.run(line, env=environment, capture_output=True, encoding="utf-8")
        if done.returncode:
            raise SystemExit(done.stdout + done.stderr)
        return done.stdout.splitlines()

    with ThreadPoolExecutor(jobs) as pool:
        return sorted(line for lines in pool.map(play, range(jobs)) for line in lines)


def total(lines: list[str]) -> str:
    """One digest over all."""
    return f"{TOTAL} {sha256(chr(10).join(lines).encode()).hexdigest()}"


def difference(lines: list[str], file: Path) -> str:
    """What the file tells otherwise of the first game that differs; empty if there is none."""
    known = dict(line.split() for line in file.read_text(encoding="utf-8").splitlines())
    for line in lines:
        name, digest = line.split()
        if known.get(name) != digest:
            return f"{name}: {digest} instead of {known.get(name, 'nothing')}"
    if len(lines) == len(known) - 1 and total(lines).split()[1] != known.get(TOTAL):
        return f"the total differs: {total(lines)}"
    return ""


def main() -> int:
    """Print, or compare on every interpreter; 1 where something differs."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--root", type=Path, default=HERE.parent, help="the folder whose sources play")
    parser.add_argument("--check", type=Path, metavar="FILE", help="compare with this file")
    parser.add_argument("--bots", action="store_true", help="games of bots")
    parser.add_argument("--micropython", action="store_true", help="play in both MicroPythons too")
    parser.add_argument("--sample", type=int, default=0, metavar="N", help="only so many games, of all kinds")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    said = parser.parse_args()
    first: list[str] = []
    for name in ["cpython", *(MICROPYTHONS if said.micropython else ())]:
        lines = run(name, said.root.resolve(), said.sample, said.jobs, BOTS if said.bots else GAMES)
        first = first or lines
        wrong = difference(lines, said.check) if said.check else _unlike(lines, first)
        if wrong:
            print(f"{name}: {wrong}", file=sys.stderr)
            return 1
        print(f"{name}: {len(lines)} games, {total(lines)}", file=sys.stderr)
    if not said.check:
        print("\n".join([*first, total(first)]))
    return 0


def _unlike(lines: list[str], first: list[str]) -> str:
    return next((f"{one} instead of {other}" for one, other in zip(lines, first) if one != other), "")


if __name__ == "__main__":
    sys.exit(main())
