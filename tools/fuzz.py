"""Plays random games of every edition, the checker after every move: `python tools/fuzz.py --games 100000`."""

import argparse
import collections
import itertools
import multiprocessing
import signal
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Column, Table

ROOT = Path(__file__).resolve().parents[1]
for folder in ("core", "cardgame", "tests"):  # runs without an install too
    sys.path.insert(0, str(ROOT / folder))

from fuzzing import SEEDS, parsed, parser_for  # noqa: E402
from kit.games import random_games  # noqa: E402

CHUNK = 20  # games a worker plays before it reports
MOST_FAILURES = 10  # then it stops


@dataclass
class Tally:
    """What came out of some games."""

    moves: int = 0
    card_rounds: list[int] = field(default_factory=list)
    board_rounds: list[int] = field(default_factory=list)
    reshuffles: int = 0
    lost: int = 0
    notes: collections.Counter[str] = field(default_factory=collections.Counter)  # games in which something happened
    failures: list[tuple[int, str]] = field(default_factory=list)

    @property
    def games(self) -> int:
        """Games played to their end, and those that broke off."""
        return len(self.card_rounds) + len(self.board_rounds) + len(self.failures)

    def add(self, other: "Tally") -> None:
        """Count the games of another one too."""
        self.moves += other.moves
        self.card_rounds += other.card_rounds
        self.board_rounds += other.board_rounds
        self.reshuffles += other.reshuffles
        self.lost += other.lost
        self.notes += other.notes
        self.failures += other.failures


def play_chunk(seeds: list[int]) -> Tally:
    """Play these games; a violation or any other error is noted with its seed."""
    tally = Tally()
    for seed in seeds:
        try:
            play_game(seed, tally)
        except Exception as error:  # a crash of the engine is a finding as well
            tally.failures.append((seed, f"{type(error).__name__}: {error}"))
    return tally


def play_game(seed: int, tally: Tally) -> None:
    """One game, and what is worth counting of it."""
    moves = itertools.count()
    checker = random_games.play(seed, lambda action, state_hash: next(moves))
    table: Any = checker and checker.table
    assert table, "the game ended in its setup"
    tally.moves += next(moves)
    if random_games.is_board_game(seed):
        tally.board_rounds.append(table.round)
        tally.notes.update(f"board: {what}" for what in table.rare)
    else:
        note_card_game(table, tally)


def note_card_game(table, tally: Tally) -> None:
    """The way the last card took (rules 7.4), and how short fuel and plants became."""
    tally.card_rounds.append(table.round)
    tally.reshuffles += table.reshuffles
    tally.lost += table.lost
    tally.notes[f"card: last card in {table.ending_phase}, {table.ending}"] += 1
    if table.ran_short:
        tally.notes["card: the plant deck is empty"] += 1


def results(seed: int, games: int, jobs: int) -> Iterator[Tally]:
    """The tally of each chunk as it is done, from all workers."""
    seeds = [(seed + number) % SEEDS for number in range(games)]
    chunks = [seeds[first : first + CHUNK] for first in range(0, games, CHUNK)]
    if jobs == 1 or len(chunks) == 1:
        yield from map(play_chunk, chunks)
        return
    with multiprocessing.Pool(jobs, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        yield from pool.imap_unordered(play_chunk, chunks)


def watch(tally: Tally, options: argparse.Namespace, console: Console) -> None:
    """Show how far it is and each failure when it happens."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console) as progress:
        bar = progress.add_task(f"games from seed {options.seed}", total=options.games)
        for part in results(options.seed, options.games, options.jobs):
            tally.add(part)
            for seed, error in part.failures:
                replay = f"python tools/fuzz.py --seed {seed} --games 1"
                progress.print(f"Game {seed} failed: {error}\n  replay it: {replay}", style="red", markup=False)
            progress.update(bar, completed=tally.games)
            if len(tally.failures) >= MOST_FAILURES:
                return


def summary(tally: Tally, seconds: float) -> Table:
    """Everything in a small table."""
    table = Table(Column(no_wrap=True), Column(), box=None, show_header=False)
    rows = [("games", f"{tally.games:,}"), ("moves", f"{tally.moves:,}"), ("moves/s", f"{tally.moves / seconds:,.0f}")]
    rows += rounds_row("card", tally.card_rounds) + rounds_row("board", tally.board_rounds)
    if tally.card_rounds:
        rows.append(("card: fuel reshuffles", f"{tally.reshuffles:,}"))
        rows.append(("card: lost units", f"{tally.lost:,}"))
    rows += [(note, f"{games:,}") for note, games in sorted(tally.notes.items())]
    rows.append(("failures", str(len(tally.failures))))
    for row in rows:
        table.add_row(*row)
    return table


def rounds_row(what: str, rounds: list[int]) -> list[tuple[str, str]]:
    """How many games of a kind ended, and how long they were."""
    if not rounds:
        return []
    average = sum(rounds) / len(rounds)
    return [(f"{what} games", f"{len(rounds):,}, {min(rounds)} to {max(rounds)} rounds, {average:.1f} on average")]


def main() -> int:
    """Play, and tell what came out, also when interrupted; 1 if a game failed."""
    options = parsed(parser_for(__doc__, "games", 100_000), "games")
    tally = Tally()
    console = Console()
    began = time.perf_counter()
    try:
        watch(tally, options, console)
    except KeyboardInterrupt:
        console.print("Stopped; so far:")
    console.print(summary(tally, time.perf_counter() - began))
    return 1 if tally.failures else 0


if __name__ == "__main__":
    sys.exit(main())
