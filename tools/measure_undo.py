"""How long a step back takes in a log of some 4,000 records: milliseconds of CPU time. measure_undo.py [RECORDS]"""

import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import process_time

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / folder) for folder in ("core", "cardgame")]

import voltable  # noqa: E402
from voltable.bots.random_bot import play_random  # noqa: E402
from voltable.engine.dice import Dice  # noqa: E402
from voltable.engine.game import Game  # noqa: E402

GAMES = (("classic", 6), ("central_europe", 4), ("recharged", 2), ("card", 6))
STEPS = 100  # measured back, and as many forward


def long_game(edition: str, players: int, records: int) -> Game:
    """A whole random game in which people then go back and forth until its log is that long."""
    game = voltable.new_game(edition, players=players, seed=3)
    play_random(game, 3)
    dice = Dice(3)
    while game.log.count < records - 2 * STEPS:
        steps = 1 + dice.pick(game.log.at - game.log.start if game.log.count < records // 2 else STEPS)
        for step in [game.undo] * steps + [game.redo] * steps:
            step()
    return game


def taken(step: Callable[[], object]) -> float:
    """Milliseconds."""
    start = process_time()
    step()
    return 1000 * (process_time() - start)


def main(records: int = 3900) -> None:
    """Each game as it was played, and as it is loaded from its log."""
    for edition, players in GAMES:
        played = long_game(edition, players, records)
        for how, game in (("played", played), ("loaded", voltable.load(played.dump()))):
            line = game.log.at - game.log.start
            times = [taken(step) for step in [game.undo] * STEPS + [game.redo] * STEPS]
            print(f"{edition}, {players} players, {game.log.count} records, {line} on the line of play, {how}: "
                  f"first {times[0]:.2f}, median {median(times):.2f}, most {max(times):.2f} ms")  # fmt: skip


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
