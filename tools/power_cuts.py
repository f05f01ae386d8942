"""Pulls the plug of a chip in memory again and again, on all cores: `python tools/power_cuts.py --cuts 250000`."""

import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from fuzzing import SEEDS, parsed, parser_for  # noqa: E402
from kit.device.power_cutter import command, cut  # noqa: E402
from provide_micropython import find_micropython  # noqa: E402

CHUNK = 25_000  # cuts of one process


def main() -> int:
    """Cut, and tell how often; 1 if a move was lost."""
    options = parsed(parser_for(__doc__, "cuts", 250_000), "cuts")
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
