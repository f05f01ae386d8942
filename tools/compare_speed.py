"""Which of two checkouts, or builds, plays faster: random games in interleaved rounds of one run.

    python tools/compare_speed.py OLD NEW [--rounds 9] [--games 40] [--edition classic …]

Machines differ and are shared, so a figure alone says little: both sides play the same games in turns, each
round in a new process, and what counts is the ratio within a round. OLD and NEW are folders with core/ and cardgame/,
or anything else that Python imports `voltable` from.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
EDITIONS = ("classic", "central_europe", "recharged", "card")
PLAYERS = 4

# Runs on either side, so it asks for nothing but the public surface; the loop is that of the measuring of both.
PLAY = """
import json, sys
from time import process_time
import voltable

def turns():
    began = process_time()
    total = 0
    for number in range(2_000_000):
        total += number & 7
    return 2_000_000 / (process_time() - began)

edition, games = sys.argv[1], int(sys.argv[2])
voltable.new_game(edition, players=4, seed=0)
before, moves, began = turns(), 0, process_time()
for seed in range(games):
    game = voltable.new_game(edition, players=4, seed=seed)
    dice = seed
    while not game.over:
        choices = game.choices()
        dice = (dice * 1103515245 + 12345) & 0x7FFFFFFF
        game.play(choices[(dice >> 8) % len(choices)])
        moves += 1
taken = process_time() - began
print(json.dumps([moves, moves / taken / ((before + turns()) / 2) * 1e6]))
"""


class Round(NamedTuple):
    """What both sides did, one right after the other: moves per million turns of the loop."""

    old: float
    new: float

    @property
    def ratio(self) -> float:
        """How much faster the new side was."""
        return self.new / self.old


def rate(side: Path, edition: str, games: int) -> float:
    """Moves per million turns, in a process of its own."""
    paths = os.pathsep.join(str(side / name) for name in ("core", "cardgame")) + os.pathsep + str(side)
    done = subprocess.run(
        [sys.executable, "-c", PLAY, edition, str(games)],
        env=os.environ | {"PYTHONPATH": paths}, cwd="/", capture_output=True, text=True,
    )  # fmt: skip
    if done.returncode:
        raise SystemExit(f"{side}: {done.stderr.strip()}")
    return json.loads(done.stdout)[1]


def rounds(old: Path, new: Path, edition: str, games: int, count: int) -> Iterator[Round]:
    """Who begins changes from round to round."""
    for number in range(count):
        if number % 2:
            second = rate(new, edition, games)
            yield Round(rate(old, edition, games), second)
        else:
            first = rate(old, edition, games)
            yield Round(first, rate(new, edition, games))


def in_words(edition: str, played: list[Round]) -> str:
    """A line: both medians, the median ratio, and between what the middle half of the ratios lies."""
    ratios = sorted(one.ratio for one in played)
    quarter = len(ratios) // 4
    old, new = median(one.old for one in played), median(one.new for one in played)
    return (
        f"{edition:<16}{old:8.0f}{new:8.0f}   x{median(ratios):.3f}"
        f"   middle half {ratios[quarter]:.3f} to {ratios[-1 - quarter]:.3f} of {len(ratios)} rounds"
    )


def main() -> int:
    """A line for each edition."""
    parser = argparse.ArgumentParser(description="Compare the speed of two checkouts or builds.")
    parser.add_argument("old", type=Path, help="a folder with core/ and cardgame/")
    parser.add_argument("new", type=Path, nargs="?", default=ROOT, help="another one; this checkout if none is named")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--games", type=int, default=40, help="games of a round")
    parser.add_argument("--edition", choices=EDITIONS, action="append", help="only this edition; may be repeated")
    asked = parser.parse_args()
    print(f"{'':<16}{'old':>8}{'new':>8}   moves per million turns, {PLAYERS} random players")
    for edition in asked.edition or EDITIONS:
        played = list(rounds(asked.old.resolve(), asked.new.resolve(), edition, asked.games, asked.rounds))
        print(in_words(edition, played), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
