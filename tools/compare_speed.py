"""Which of two checkouts, or builds, plays faster: random games in interleaved rounds of one run.

    python tools/compare_speed.py OLD NEW [--rounds 9] [--games 40] [--edition classic …] [--players 4 …]

Machines differ and are shared, so a figure alone says little: both sides play the same games in turns, each
round in a new process, and what counts is the ratio within a round. OLD and NEW are folders with core/ and cardgame/,
or anything else that Python imports `voltable` from, such as build/compiled. Measured are the loop of the core's own
random bot, `choices()` and `play()` as somebody else calls them, copies of a game in its middle, and decisions of
steady in all seats.
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
WHAT = ("loop", "calls", "copies", "steady")  # in the core, from outside, of a game, of a bot

# Runs on either side, so it asks for nothing but the public surface; the loop is that of the measuring of both.
PLAY = """
import json, sys
from time import process_time
import voltable
from voltable.bots.random_bot import play_random

def turns():
    began = process_time()
    total = 0
    for number in range(2_000_000):
        total += number & 7
    return 2_000_000 / (process_time() - began)

def loop(seed):
    return play_random(begun(seed), seed)

def calls(seed):
    game, dice, moves = begun(seed), seed, 0
    while not game.over:
        choices = game.choices()
        dice = (dice * 1103515245 + 12345) & 0x7FFFFFFF
        game.play(choices[(dice >> 8) % len(choices)])
        moves += 1
    return moves

def copies(seed):
    for _ in range(1000):
        middle.copy()
    return 1000

def steady(seed):
    game, move, moves = begun(seed), seated()(seed), 0
    while not game.over:
        game.play(move(game))
        moves += 1
    return moves

def seated():
    try:
        from voltable.bots.ladder import ladder_of
        from voltable.bots.seating import seated
        ladder = ladder_of(middle.edition)
    except ImportError:  # before the bots lived in the core
        from importlib import import_module
        from voltable_host.bots.seating import seated
        ladder = import_module("voltable_host.bots." + middle.edition.family).LADDER
    return seated(["steady"] * players, ladder)

def begun(seed):
    return voltable.new_game(edition, players=players, seed=seed)

what, edition, players, games = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
middle = begun(1)
for _ in range(60):
    if len(middle.choices()) > 1:
        middle.play(middle.choices()[-1])
play = {"loop": loop, "calls": calls, "copies": copies, "steady": steady}[what]
play(0)
before, done, began = turns(), 0, process_time()
for seed in range(games):
    done += play(seed)
taken = process_time() - began
print(json.dumps([done, done / taken / ((before + turns()) / 2) * 1e6]))
"""


class Round(NamedTuple):
    """What both sides did, one right after the other: moves per million turns of the loop."""

    old: float
    new: float

    @property
    def ratio(self) -> float:
        """How much faster the new side was."""
        return self.new / self.old


def rate(side: Path, *asked: object) -> float:
    """Moves, or copies, per million turns, in a process of its own."""
    paths = os.pathsep.join(str(side / name) for name in ("core", "cardgame", "host")) + os.pathsep + str(side)
    done = subprocess.run(
        [sys.executable, "-c", PLAY, *map(str, asked)],
        env=os.environ | {"PYTHONPATH": paths}, cwd="/", capture_output=True, text=True,
    )  # fmt: skip
    if done.returncode:
        raise SystemExit(f"{side}: {done.stderr.strip()}")
    return json.loads(done.stdout)[1]


def rounds(old: Path, new: Path, count: int, *asked: object) -> Iterator[Round]:
    """Who begins changes from round to round."""
    for number in range(count):
        if number % 2:
            second = rate(new, *asked)
            yield Round(rate(old, *asked), second)
        else:
            first = rate(old, *asked)
            yield Round(first, rate(new, *asked))


def in_words(played: list[Round]) -> str:
    """Both medians, the median ratio, and between what the middle half of the ratios lies."""
    ratios = sorted(one.ratio for one in played)
    quarter = len(ratios) // 4
    old, new = median(one.old for one in played), median(one.new for one in played)
    return (
        f"{old:8.0f}{new:8.0f}   x{median(ratios):.2f}"
        f"   {ratios[quarter]:.2f} to {ratios[-1 - quarter]:.2f}, the middle half of {len(ratios)} rounds"
    )


def main() -> int:
    """A line for each edition."""
    parser = argparse.ArgumentParser(description="Compare the speed of two checkouts or builds.")
    parser.add_argument("old", type=Path, help="a folder with core/ and cardgame/")
    parser.add_argument("new", type=Path, nargs="?", default=ROOT, help="another one; this checkout if none is named")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--games", type=int, default=40, help="games of a round")
    parser.add_argument("--edition", choices=EDITIONS, action="append", help="only this edition; may be repeated")
    parser.add_argument("--players", type=int, nargs="+", default=[4])
    parser.add_argument("--what", choices=WHAT, nargs="+", default=WHAT, help="what is measured")
    asked = parser.parse_args()
    print(f"{'':<26}{'old':>8}{'new':>8}   moves, copies or decisions per million turns; the ratio")
    for what in asked.what:
        for edition in asked.edition or EDITIONS:
            for players in asked.players:
                sides = asked.old.resolve(), asked.new.resolve()
                played = list(rounds(*sides, asked.rounds, what, edition, players, asked.games))
                print(f"{what:<7}{edition:<16}{players:<3}" + in_words(played), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
