"""Pulls the plug of a chip in memory again and again, on all cores: `python tools/power_cuts.py --cuts 250000`."""

import argparse
import os
import random
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from power_cutter import command, cut  # noqa: E402
from provide_micropython import find_micropython  # noqa: E402

CHUNK = 25_000  # cuts of one process
SEEDS = 2**32


def parse() -> argparse.Namespace:
    """The options; without a seed every run tries other games."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cuts", type=int, default=250_000)
    parser.add_argument("--seed", type=int, help="of the first process, the next ones follow; by default any")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    if options.cuts < 1 or options.jobs < 1 or not 0 <= (options.seed or 0) < SEEDS:
        parser.error("cuts and jobs are at least 1, a seed is 0 to 4294967295")
    if options.seed is None:
        options.seed = random.randrange(SEEDS)
    return options


def main() -> int:
    """Cut, and tell how often; 1 if a move was lost."""
    options = parse()
    micropython = find_micropython()
    if not micropython:
        print("There is no MicroPython: run `make micropython`.", file=sys.stderr)
        return 2
    chunks = [min(CHUNK, options.cuts - first) for first in range(0, options.cuts, CHUNK)]
    seeds = [(options.seed + number) % SEEDS for number in range(len(chunks))]
    total = failures = 0
    with ThreadPoolExecutor(options.jobs) as pool:
        for cuts, seed, (counted, lost) in zip(chunks, seeds, pool.map(cut, [micropython] * len(seeds), chunks, seeds)):
            total += counted.get("cuts", 0)
            if lost:
                failures += 1
                print(f"{lost.strip()}\n  again: {' '.join(command('micropython', cuts, seed))}")
            print(f"{total:,} power cuts, {failures} failed", flush=True)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
