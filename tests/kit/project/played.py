"""Runs in any of the three interpreters: games of an edition on a board, and a table that is followed.

python played.py EDITION BOARD
"""

import json
import sys

import voltable
from voltable.bots.random_bot import random_dice, random_move
from voltable.bots.series import play_series


def table(edition, board):
    """A physical game that is followed, and how it stands after forty presses."""
    game = voltable.new_table(edition, board, ["Ana", "Bo", "Cy"], "market", 5)
    dice = random_dice(1)
    for _ in range(40):
        if not game.over:
            game.play(random_move(game.choices(), dice))
    return [game.hash(), game.edition.numbers.refills[0], voltable.load(game.dump()).hash()]


def main():
    """All of it as one line of JSON."""
    edition, board = sys.argv[1], sys.argv[2]
    print(json.dumps([list(play_series(edition, 3, 2, 7, board)), table(edition, board)]))


main()
