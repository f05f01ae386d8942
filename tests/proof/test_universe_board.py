"""In board games too nothing is allowed that is not offered, and nothing offered is refused."""

import collections
import functools

import pytest

from kit.games.board_games import TABLES, board_mover, new_board_game
from kit.games.stages_board import BOARD_DEALT, BOARD_PLAYED, board_stage_of
from kit.games.universe import accepted, hold_against_universe, offered
from voltable.bots import random_bot as bots

GAMES = 40  # of each edition and board
RARE_GAMES = (1229, 1276)  # at a real table the Step 3 card comes while somebody builds
KEPT = (1, 6)  # which states of a kind are kept of each game: later ones are richer
MOST = 4  # states of a kind, for each edition and board


@functools.cache
def states_of(which):
    """A few states of every kind that comes up on a board, with all counts of players and options."""
    kept = collections.defaultdict(list)
    rare = [number for number in RARE_GAMES if number % len(TABLES) == which]
    for number in [*range(which, GAMES * len(TABLES), len(TABLES)), *rare]:
        seen = collections.Counter()
        game, dice = new_board_game(number), bots.random_dice(number)
        while True:
            stage = board_stage_of(game)
            seen[stage] += 1
            if seen[stage] in KEPT and len(kept[stage]) < MOST:
                kept[stage].append(game.copy())
            if game.over:
                break
            game.play(board_mover(number)(game.choices(), dice))
    return kept


@pytest.mark.parametrize("which", range(len(TABLES)), ids=[f"{edition} {board}" for edition, board, _ in TABLES])
def test_accepted_is_offered_on_every_board(which):
    states = states_of(which)
    assert sum(map(len, states.values())) >= 70
    for games in states.values():
        for game in games:
            hold_against_universe(game)


def test_every_kind_of_question_is_among_the_board_states():
    seen = set()
    for which in range(len(TABLES)):
        seen |= set(states_of(which))
    assert seen == {*BOARD_PLAYED, *BOARD_DEALT}


def test_a_wrong_choice_would_be_noticed_on_a_board():
    (game, *_) = states_of(0)["build"]
    assert sorted(accepted(game)) != sorted(offered(game)[1:])
