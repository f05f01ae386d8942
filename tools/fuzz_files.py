"""Opens hostile save files in every way there is: `python tools/fuzz_files.py --count 1000000`."""

import argparse
import collections
import multiprocessing
import os
import resource
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

ROOT = Path(__file__).resolve().parents[1]
for folder in ("core", "cardgame", "host", "tests"):  # runs without an install too
    sys.path.insert(0, str(ROOT / folder))

from fuzzing import SEEDS, parsed, parser_for  # noqa: E402
from kit.files import hostile_files  # noqa: E402

CHUNK = 500  # mutants a worker tries before it reports
SLOWEST = 5  # seconds, then it counts as hanging
MOST_MEMORY = 200_000  # KB of a worker
MOST_FAILURES = 10  # then it stops
MEMORY = Path("/dev/shm")  # a disk that needs no syncing


@dataclass
class Tally:
    """What became of some mutants."""

    found: collections.Counter[str] = field(default_factory=collections.Counter)
    slowest: tuple[float, int] = (0, 0)  # seconds, mutant
    memory: int = 0  # KB
    failures: list[tuple[int, str]] = field(default_factory=list)

    def add(self, other: "Tally") -> None:
        """Count those of another one too."""
        self.found += other.found
        self.slowest = max(self.slowest, other.slowest)
        self.memory = max(self.memory, other.memory)
        self.failures += other.failures


def try_chunk(numbers: range) -> Tally:
    """Try these mutants in a folder of their own; any other error than the one kind is noted with its number."""
    tally = Tally()
    home = Path(tempfile.mkdtemp(prefix="voltable-", dir=MEMORY if MEMORY.is_dir() else None))
    os.environ["VOLTABLE_HOME"] = str(home)
    signal.signal(signal.SIGALRM, hang)
    try:
        for number in numbers:
            try_mutant(home, number % SEEDS, tally)
    finally:
        shutil.rmtree(home, ignore_errors=True)
    tally.memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return tally


def try_mutant(home: Path, number: int, tally: Tally) -> None:
    """One of them, with an eye on the clock."""
    start = time.process_time()
    signal.alarm(10 * SLOWEST)
    try:
        tally.found[hostile_files.try_one(home, number)] += 1
    except Exception as error:  # whatever escapes is a finding
        tally.found["failed"] += 1
        tally.failures.append((number, f"{type(error).__name__}: {error}"))
    finally:
        signal.alarm(0)
    seconds = time.process_time() - start
    tally.slowest = max(tally.slowest, (seconds, number))
    if seconds > SLOWEST:
        tally.failures.append((number, f"took {seconds:.1f} s"))


def hang(*signal_and_frame) -> None:
    """It takes far too long."""
    raise TimeoutError("it hangs")


def results(seed: int, count: int, jobs: int) -> Iterator[Tally]:
    """The tally of each chunk as it is done, from all workers."""
    chunks = [range(seed + first, seed + min(first + CHUNK, count)) for first in range(0, count, CHUNK)]
    if jobs == 1 or len(chunks) == 1:
        yield from map(try_chunk, chunks)
        return
    with multiprocessing.Pool(jobs, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        yield from pool.imap_unordered(try_chunk, chunks)


def watch(tally: Tally, options: argparse.Namespace, console: Console) -> None:
    """Show how far it is and each failure when it happens."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console) as progress:
        bar = progress.add_task(f"files from seed {options.seed}", total=options.count)
        for part in results(options.seed, options.count, options.jobs):
            tally.add(part)
            for number, error in part.failures:
                replay = f"python tools/fuzz_files.py --seed {number} --count 1"
                progress.print(f"File {number} failed: {error}\n  replay it: {replay}", style="red", markup=False)
            progress.update(bar, completed=tally.found.total())
            if len(tally.failures) >= MOST_FAILURES:
                return


def summary(tally: Tally, seconds: float) -> Table:
    """Everything in a small table."""
    table = Table(box=None, show_header=False)
    tried = tally.found.total()
    rows = [("files", f"{tried:,}"), ("files/s", f"{tried / seconds:,.0f}")]
    rows += [(what, f"{files:,}") for what, files in sorted(tally.found.items())]
    rows.append(("slowest", f"{tally.slowest[0] * 1000:.0f} ms, file {tally.slowest[1]}"))
    rows.append(("most memory", f"{tally.memory / 1024:.0f} MB"))
    rows.append(("failures", str(len(tally.failures))))
    for row in rows:
        table.add_row(*row)
    return table


def main() -> int:
    """Try them, and tell what came out, also when interrupted; 1 if one failed or a worker grew without bounds."""
    options = parsed(parser_for(__doc__, "count", 1_000_000), "count")
    tally = Tally()
    console = Console()
    began = time.perf_counter()
    try:
        watch(tally, options, console)
    except KeyboardInterrupt:
        console.print("Stopped; so far:")
    console.print(summary(tally, time.perf_counter() - began))
    return 1 if tally.failures or tally.memory > MOST_MEMORY else 0


if __name__ == "__main__":
    sys.exit(main())
