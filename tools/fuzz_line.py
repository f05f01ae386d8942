"""Breaks the cable in every way there is, both ends in one process: `python tools/fuzz_line.py --faults 10000000`."""

import gc
import multiprocessing
import random
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

ROOT = Path(__file__).resolve().parents[1]
for folder in ("core", "cardgame", "device", "host", "tests"):  # runs without an install too
    sys.path.insert(0, str(ROOT / folder))

from fuzzing import SEEDS, parsed, parser_for  # noqa: E402
from kit.line.simulator.run import Failed, Tally, run  # noqa: E402

CHUNK = 2000  # faults of one seed
MOST_FAILURES = 5  # then it stops


def try_seed(work: tuple[int, int]) -> tuple[Tally, str]:
    """What one seed gives, or how it failed."""
    try:
        return run(*work), ""
    except Failed as error:
        return Tally(), f"seed {work[0]}: {error}"


def parallel(work: list[tuple[int, int]], jobs: int) -> Iterator[tuple[Tally, str]]:
    """Seeds shared out to processes."""
    if jobs == 1:
        yield from map(try_seed, work)
        return
    with multiprocessing.Pool(jobs, ready) as pool:
        yield from pool.imap_unordered(try_seed, work)


def ready() -> None:
    """Ctrl-C reaches the first process only; what is made in a world is no cycle."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.set_threshold(100_000, 20, 20)


def shared_out(seed: int, faults: int) -> list[tuple[int, int]]:
    """A seed for every chunk; a small number of faults is one run of the seed itself."""
    if faults <= CHUNK:
        return [(seed, faults)]
    dice = random.Random(seed)
    return [(dice.randrange(SEEDS), CHUNK) for _ in range(-(-faults // CHUNK))]


def fuzz(seed: int, faults: int, jobs: int, console: Console) -> tuple[Tally, list[str]]:
    """Run them all, with a bar."""
    tally, failures = Tally(), []
    bar = (TextColumn("faults"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*bar, console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task("", total=faults)
        for found, failure in parallel(shared_out(seed, faults), jobs):
            tally.add(found)
            progress.update(task, completed=min(tally.faults, faults))
            if failure:
                failures.append(failure)
                progress.console.print(failure, style="red", markup=False)
            if len(failures) >= MOST_FAILURES:
                break
    return tally, failures


def show(tally: Tally, seconds: float, console: Console) -> None:
    """What it came to."""
    table = Table("fault", "times", box=None)
    for kind, count in tally.kinds.most_common():
        table.add_row(kind, f"{count:,}")
    console.print(table)
    ticks, waited = sorted(tally.healed) or [0], sorted(tally.waited) or [0]
    console.print(
        f"{tally.faults:,} faults in {tally.worlds:,} worlds, {tally.milliseconds // 60_000:,} minutes of theirs,"
        f" {seconds:.0f} s of ours ({tally.faults / max(seconds, 1e-9):,.0f} a second)\n"
        f"{tally.promises:,} times somebody was told something, and it was so; {tally.forks:,} forks\n"
        f"one again {len(ticks):,} times, after {of_100(ticks, 50)} ticks of 10 ms talking (half of them),"
        f" {of_100(ticks, 99)} (99 of 100), {ticks[-1]} (all);"
        f" with the time until they talk {of_100(waited, 50)}, {of_100(waited, 99)}, {waited[-1]}"
    )


def of_100(figures: list[int], share: int) -> int:
    """So many of a hundred are not greater."""
    return figures[len(figures) * share // 100]


def main() -> int:
    """0 where nothing was lost."""
    parser, console = parser_for(__doc__, "faults", 10_000_000), Console()
    parser.add_argument("-v", "--verbose", action="store_true", help="tell all that happens in the world of this seed")
    told = parsed(parser, "faults")
    if told.verbose:
        run(told.seed, told.faults, verbose=True)
        return 0
    start = time.perf_counter()
    console.print(f"seed {told.seed}")
    tally, failures = fuzz(told.seed, told.faults, told.jobs, console)
    show(tally, time.perf_counter() - start, console)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
