"""Hostile calls at length, on the compiled core and in Python: every answer is the same, and the interpreter lives.

python tools/fuzz_compiled.py [--seconds 600] [--seed 100]
"""

import argparse
import subprocess
import sys
import time
from pathlib import Path

from compiled_core import FOLDER, ROOT

GAMES = 14  # a seed: about 7,000 calls
SCRIPT = ROOT / "tests/kit/games/hostile_calls.py"


def answers(path: str, seed: int) -> list[str]:
    """A line a call."""
    command = [sys.executable, "-S", str(SCRIPT), str(seed), str(GAMES)]
    done = subprocess.run(command, env={"PYTHONPATH": path}, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"seed {seed}, {path}: exit code {done.returncode}\n{done.stderr}{done.stdout[-500:]}")
    return done.stdout.splitlines()


def main() -> int:
    """Seeds until the time is over; 1 at the first answer that differs."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--seed", type=int, default=100)
    asked = parser.parse_args()
    if not Path(FOLDER).exists():
        raise SystemExit("There is no compiled core: make compiled")
    end, seed, calls = time.monotonic() + asked.seconds, asked.seed, 0
    while time.monotonic() < end:
        plain = answers(f"{ROOT / 'core'}:{ROOT / 'cardgame'}", seed)
        for one, other in zip(plain, answers(str(FOLDER), seed)):
            if one != other:
                print(f"seed {seed}: {one} in Python, {other} compiled")
                return 1
        calls, seed = calls + len(plain), seed + 1
    print(f"{calls} calls, seeds {asked.seed} to {seed - 1}: every answer is the same.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
