"""Damages frames of the line on all cores: `python tools/fuzz_frames.py --frames 10000000`, also `--micropython`."""

import collections
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from fuzzing import parsed, parser_for  # noqa: E402
from kit.line.frame_fuzzer import MOST, fuzz  # noqa: E402
from provide_micropython import find_micropython, find_micropython32  # noqa: E402

CHUNK = 50_000  # frames of one process
SHOWN = 10  # lines of progress in a long run


def replay(first: int, failed: int, is_micropython: bool) -> str:
    """The command that fails again; a process begins with a fresh receiver."""
    name = " --micropython" if is_micropython else ""
    return f"python tools/fuzz_frames.py --seed {first} --frames {failed - first + 1} --jobs 1{name}"


def interpreter() -> Path | None:
    """The build with a Pico's objects, or the other one where this computer cannot run it."""
    return find_micropython32() or find_micropython()


def main() -> int:
    """Damage, and tell what came of it; 1 if anything was wrong."""
    parser = parser_for(__doc__, "frames", 10_000_000)
    parser.add_argument("--micropython", action="store_true", help="in MicroPython with the memory of a Pico")
    options = parsed(parser, "frames", MOST)
    micropython = interpreter() if options.micropython else None
    if options.micropython and not micropython:
        print("There is no MicroPython: run `make micropython`.", file=sys.stderr)
        return 2
    chunk = options.frames if options.frames <= CHUNK else CHUNK
    starts = range(options.seed, options.seed + options.frames, chunk)
    counts = [min(chunk, options.seed + options.frames - first) for first in starts]
    total: collections.Counter[str] = collections.Counter()
    failures = 0
    began = time.perf_counter()
    with ThreadPoolExecutor(options.jobs) as pool:
        results = pool.map(fuzz, [micropython] * len(counts), starts, counts)
        for done, (first, counted) in enumerate(zip(starts, results), 1):
            if "why" in counted:
                failures += 1
                again = replay(first, counted["failed"], options.micropython)
                print(f"Frame {counted['failed']}: {counted['why']}\n  again: {again}")
            total.update({name: number for name, number in counted.items() if name not in ("why", "failed")})
            if done * SHOWN // len(counts) > (done - 1) * SHOWN // len(counts):
                print(f"{total['frames']:,} damaged frames, {failures} failed", flush=True)
    seconds = time.perf_counter() - began
    print(
        f"seed {options.seed}, {total['bytes']:,} bytes, {total['taken']:,} whole frames within them, "
        f"{total['chances']} by chance, {total['frames'] / seconds:,.0f} a second"
    )
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
