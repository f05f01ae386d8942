"""Plays the games of tests/recorded anew and writes them: `python tools/record_games.py`, after a change of rules."""

import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
for folder in ("core", "cardgame", "tests"):  # runs without an install too
    sys.path.insert(0, str(ROOT / folder))

from kit.games import keen, keen_board, recorded_games  # noqa: E402
from voltable.bots import random_bot as bots  # noqa: E402

# Name, edition, board, players, seed (none at a real table), options.
GAMES = (
    ("card", "card", None, 3, 1, ()),
    ("card-bank", "card", None, 2, None, (("demolition", True),)),
    ("card-choosing", "card", None, 4, 11, (("choose_cards", True),)),
    ("classic-germany", "classic", "germany", 3, 1, ()),
    ("classic-usa", "classic", "usa", 4, 2, ()),
    ("classic-central-europe", "classic", "central_europe", 5, 3, ()),
    ("classic-two", "classic", "germany", 2, None, ()),
    ("central-europe", "central_europe", "central_europe", 4, 4, ()),
    ("recharged-germany", "recharged", "germany", 4, 5, ()),
    ("recharged-usa", "recharged", "usa", 6, 6, ()),
    ("trust", "recharged", "usa", 2, None, ()),
    ("trust-starting-cities", "recharged", "germany", 2, 7, (("starting_cities", True),)),
    ("starting-cities", "recharged", "germany", 3, 8, (("starting_cities", True),)),
    ("drafted-regions", "classic", "usa", 3, None, (("regions", "draft"),)),
    ("demolition", "recharged", "usa", 3, 9, (("demolition", True),)),
    ("given-regions", "classic", "germany", 3, 10, (("regions", ["east", "northeast", "south"]),)),
)
PLAYERS = ("Ana", "Bo", "Cy", "Dan", "Eva", "Flo")
WANTS = {
    "card": keen.keen_move,
    "card-bank": keen.hoarding_move,
    "card-choosing": keen.hoarding_move,
    "central-europe": keen_board.nuclear_move,
    "recharged-germany": keen_board.nuclear_move,
    "demolition": keen_board.hoarding_move,
    "given-regions": keen_board.frugal_move,
}  # all others want to build


def main() -> None:
    """A file a game."""
    os.chdir(ROOT)
    for name, edition, board, count, seed, options in GAMES:
        heading = recorded_games.heading_of(edition, board, " ".join(PLAYERS[:count]), seed, options)
        text = recorded_games.record(heading, mover(name, seed))
        path = Path(recorded_games.FOLDER) / f"{name}.txt"
        path.write_text(text, encoding="utf-8")
        print(f"{path}: {text.count(chr(10))} lines")


def mover(name, seed):
    """Answers everything in a game, also at a real table, where no seed decides what is drawn."""
    move = WANTS.get(name, keen_board.building_move)
    dice = bots.random_dice(len(name) if seed is None else seed)
    return lambda choices: move(choices, dice)


if __name__ == "__main__":
    main()
