"""Counts lines of play a few moves deep; an open amount counts once and is played at its least.

python tests/kit/games/perft.py derives the anchors anew, from the universe of actions alone; that takes some minutes.
"""

import voltable
from kit.games.board_games import board_mover, new_board_game
from kit.games.keen import keen_move
from kit.games.perft_anchors import ANCHORS, BOARD_ANCHORS
from kit.games.universe import accepted
from voltable.bots import random_bot as bots
from voltable.engine.verbs import OPEN_AMOUNT

DEEPEST = 9
MOST_LINES = 3500
MOST_BOARD_LINES = 1500  # a board asks for more at once


def position(players, seed, moves, dice=None):
    """A game from a seed after so many moves of the keen bot."""
    game = voltable.new_game("card", players=players, seed=seed, dice=dice, options={"demolition": True})
    rolls = bots.random_dice(seed)
    for _ in range(moves):
        game.play(keen_move(game.choices(), rolls))
    return game


def board_position(number, moves):
    """The random board game of a number after so many moves."""
    game = new_board_game(number)
    rolls = bots.random_dice(number)
    for _ in range(moves):
        game.play(board_mover(number)(game.choices(), rolls))
    return game


def counts(game, depth, choices_of) -> tuple:
    """How many ways there are to play one move, two, and so on."""
    lines = [0] * depth
    count(game, lines, 0, choices_of)
    return tuple(lines)


def count(game, lines, plies, choices_of):
    """Add the lines that begin with these plies, each position asked once."""
    choices = choices_of(game)
    lines[plies] += len(choices)
    if plies + 1 == len(lines):
        return
    for choice in choices:
        after = game.copy()
        after.play(choice)
        count(after, lines, plies + 1, choices_of)


def offered(game) -> list:
    """What the game offers."""
    return game.choices()


def found(game) -> list:
    """What it accepts of the universe, amounts of one action merged into the least."""
    choices = []
    known = []
    for action in accepted(game):
        name = action[:-1] if action[0] in OPEN_AMOUNT else action
        if name not in known:
            known.append(name)
            choices.append(action)
    return choices


def derived(game, most_lines) -> tuple:
    """An anchor, as deep as the lines stay few enough to be tried one by one."""
    depth = 1
    while depth < DEEPEST and counts(game, depth + 1, offered)[-1] <= most_lines:
        depth += 1
    return counts(game, depth, found)


if __name__ == "__main__":
    for anchor in ANCHORS:
        print(f"    {anchor[:-1] + (derived(position(*anchor[:-1]), MOST_LINES),)},")
    for anchor in BOARD_ANCHORS:
        print(f"    {anchor[:-1] + (derived(board_position(*anchor[:-1]), MOST_BOARD_LINES),)},")
