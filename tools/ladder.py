"""Measures the ladder of bots: each rung against the rung below in all other seats, as a markdown table.

python tools/ladder.py                      the ladder at four players: 1,000 games a pair, for sharp fewer
python tools/ladder.py --players 2 3 6      the same at other tables
python tools/ladder.py --pair sharp steady --games 200 --jobs 2
python tools/ladder.py --edition recharged --board usa --games 200
"""

import argparse
import os
import sys
import time

import voltable
from voltable.bots.ladder import EVERYBODY, ladder_of
from voltable.engine.start import find_edition
from voltable_host.bots.match import Result, new_match
from voltable_host.bots.share import shares
from voltable_host.series.telling import tell_series
from voltable_host.talk import Talk

GAMES = 1000
SHARP_GAMES = 200  # a game of sharp takes as long as a hundred of steady
HEAD = "| pair | players | games | wins | share | 99 % interval | even share | mean points | time |"
LINE = "| {pair} | {players} | {games} | {wins:.1f} | {share:.1%} | {interval} | {even:.1%} | {points} | {time} |"


def measure(better: str, worse: str, players: int, games: int, asked) -> int:
    """Print one row: the better bot in one seat, the worse one in all others; not 0 where it had to end early."""
    bots = [better] + [worse] * (players - 1)
    games = max(games - games % players, players)  # whole decks
    began = time.monotonic()
    ladder = ladder_of(find_edition(asked.edition))
    results: list[Result] = []
    match = new_match(asked.edition, ladder, bots, games, asked.seed, None, asked.board, asked.budget)
    course = tell_series(Talk(), match, asked.jobs, results.append)
    if results:
        seconds = round(time.monotonic() - began)
        print(row(f"{better} against {worse}", bots, results, seconds), flush=True)
    if course.code:
        print(course.sentence, file=sys.stderr)
    return course.code


def row(pair: str, bots: list[str], results: list[Result], seconds: int) -> str:
    """What is known of a pair."""
    ours, theirs = shares(results, bots)
    players = len(bots)
    return LINE.format(
        pair=pair, players=players, games=len(results), wins=ours.wins, share=ours.share,
        interval=f"{ours.low:.1%} to {ours.high:.1%}", even=1 / players,
        points=f"{ours.points:.1f} : {theirs.points:.1f}", time=f"{seconds // 60}:{seconds % 60:02}",
    )  # fmt: skip


def rungs(edition: str) -> list[tuple[str, str]]:
    """Each bot of an edition with the one below."""
    names = ladder_of(find_edition(edition)).names
    return list(zip(names[1:], names))


def asked_for(arguments=None):
    """What to measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--edition", choices=[name for name, _ in voltable.EDITIONS], default="card")
    parser.add_argument("--board", help="for editions with boards")
    parser.add_argument("--pair", nargs=2, choices=EVERYBODY, action="append", metavar=("BETTER", "WORSE"))
    parser.add_argument("--players", nargs="+", type=int, default=[4])
    parser.add_argument("--games", type=int, help=f"a pair; {GAMES}, for sharp {SHARP_GAMES}")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--budget", type=int, metavar="NODES", help="moves that sharp may try in a decision")
    return parser.parse_args(arguments)


def main() -> int:
    """A row for each pair and table, printed as soon as it is known."""
    asked = asked_for()
    print(HEAD)
    print("|---" * HEAD.count(" |") + "|")
    for better, worse in asked.pair or rungs(asked.edition):
        for players in asked.players:
            games = asked.games or (SHARP_GAMES if better == "sharp" else GAMES)
            code = measure(better, worse, players, games, asked)
            if code:
                return code
    return 0


if __name__ == "__main__":
    sys.exit(main())
