"""Sends frames to the prompt of each MicroPython: `python tools/fuzz_prompt.py --frames 100000`."""

import argparse
import random
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
for folder in ("core", "tests"):  # runs without an install too
    sys.path.insert(0, str(ROOT / folder))

from kit.line.prompt_frames import send  # noqa: E402
from provide_micropython import find_micropython, find_micropython32  # noqa: E402

SEEDS = 2**31


def main() -> int:
    """Half of the frames to each build; 1 if one of them did anything."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--frames", type=int, default=100_000)
    parser.add_argument("--seed", type=int, help="of the first frame, the next ones follow; by default any")
    options = parser.parse_args()
    first = random.randrange(SEEDS) if options.seed is None else options.seed
    builds = [build for build in (find_micropython(), find_micropython32()) if build]
    if not builds:
        print("There is no MicroPython: run `make micropython`.", file=sys.stderr)
        return 2
    counts = [options.frames // len(builds) + (place < options.frames % len(builds)) for place in range(len(builds))]
    starts = [first + sum(counts[:place]) for place in range(len(builds))]
    with ThreadPoolExecutor(len(builds)) as pool:
        wrong = [told for told in pool.map(send, builds, starts, counts) if told]
    for told in wrong:
        print(f"{told}\n  again: python tools/fuzz_prompt.py --seed {first} --frames {options.frames}")
    print(f"{options.frames:,} frames at a prompt from seed {first}, {len(wrong)} failed")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
