"""Board games for the tests at a keyboard: games that stand where somebody is asked a certain thing."""

import re

import voltable
from kit.games.keen_board import building_move
from kit.games.stages_board import board_stage_of
from voltable.bots import random_bot as bots


def board_reached(
    stage, names: str, edition="recharged", board=None, mover=building_move, seeds=range(60), dice=None, **options
):
    """A game played at random until the first of these people or chance is asked this; board_stage_of names it."""
    wanted = stage if callable(stage) else lambda game: game.turn <= 0 and board_stage_of(game) == stage
    for seed in seeds:
        game = voltable.new_game(edition, board, names.split(), seed, dice, options)
        chance = bots.random_dice(seed)
        while not game.over:
            if wanted(game):
                return game
            game.play(mover(game.choices(), chance))
    raise AssertionError(f"no such game: {stage}")


def ends_next(game) -> bool:
    """Ana's word is the last one of the game, and there is another that she could say."""
    if game.turn != 0 or game.view()["phase"] != "build" or len(game.choices()) == 1:
        return False
    trial = game.copy()
    trial.play(trial.choices()[-1])
    return trial.over


def money_of(window) -> dict[str, str]:
    """What the screen says of everybody's money: mark, name, money."""
    rows = [line.split() for line in window.screen() if re.match(r"[^\w ]\d ", line)]
    return {row[1]: row[2] for row in rows if len(row) > 2 and (row[2].isdigit() or row[2] == "?")}
