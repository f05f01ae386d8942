"""The lines of play a few moves deep are those that a universe of actions gave."""

from perft import counts, offered, position
from perft_anchors import ANCHORS

MOST_LINES = 800  # deeper counts are proved on CPython


def test_lines_of_play_are_as_many_as_were_found():
    for players, seed, moves, dice, anchor in ANCHORS:
        shallow = tuple([count for count in anchor if count <= MOST_LINES])
        told = counts(position(players, seed, moves, dice), len(shallow), offered)
        assert told == shallow, (players, seed, moves, dice, told, shallow)
