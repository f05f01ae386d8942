"""Counts of lines of play: the anchors in full, and a few derived anew from the universe of actions."""

import pytest

from kit.games.perft import board_position, counts, found, offered, position
from kit.games.perft_anchors import ANCHORS, BOARD_ANCHORS

FEW_LINES = 60  # trying a universe takes a thousand times as long as asking for choices
FEW_BOARD_LINES = 20  # a larger universe, and five boards
NAMES = [f"{players} players, move {moves}, {dice or 'dice'}" for players, _, moves, dice, _ in ANCHORS]
BOARD_NAMES = [f"board game {number}, move {moves}" for number, moves, _ in BOARD_ANCHORS]


@pytest.mark.parametrize("players, seed, moves, dice, anchor", ANCHORS, ids=NAMES)
def test_choices_give_the_anchor(players, seed, moves, dice, anchor):
    assert counts(position(players, seed, moves, dice), len(anchor), offered) == anchor


@pytest.mark.parametrize("players, seed, moves, dice, anchor", ANCHORS, ids=NAMES)
def test_the_universe_gives_the_anchor(players, seed, moves, dice, anchor):
    depth = 1 + sum(count <= FEW_LINES for count in anchor[:-1])
    assert counts(position(players, seed, moves, dice), depth, found) == anchor[:depth]


@pytest.mark.parametrize("number, moves, anchor", BOARD_ANCHORS, ids=BOARD_NAMES)
def test_choices_give_the_anchor_on_a_board(number, moves, anchor):
    assert counts(board_position(number, moves), len(anchor), offered) == anchor


@pytest.mark.parametrize("number, moves, anchor", BOARD_ANCHORS, ids=BOARD_NAMES)
def test_the_universe_gives_the_anchor_on_a_board(number, moves, anchor):
    depth = 1 + sum(count <= FEW_BOARD_LINES for count in anchor[:-1])
    assert counts(board_position(number, moves), depth, found) == anchor[:depth]
