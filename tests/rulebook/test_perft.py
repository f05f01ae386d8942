"""The lines of play a few moves deep are those that a universe of actions gave."""

from kit.games.perft import board_position, counts, offered, position
from kit.games.perft_anchors import ANCHORS, BOARD_ANCHORS

MOST_LINES = 800  # deeper counts are proved on CPython


def shallow(anchor):
    """The counts that take no time."""
    return tuple([count for count in anchor if count <= MOST_LINES])


def test_lines_of_play_are_as_many_as_were_found():
    for players, seed, moves, dice, anchor in ANCHORS:
        due = shallow(anchor)
        told = counts(position(players, seed, moves, dice), len(due), offered)
        assert told == due, (players, seed, moves, dice, told, due)


def test_lines_of_play_on_boards_are_as_many_as_were_found():
    for number, moves, anchor in BOARD_ANCHORS:
        due = shallow(anchor)
        told = counts(board_position(number, moves), len(due), offered)
        assert told == due, (number, moves, told, due)
