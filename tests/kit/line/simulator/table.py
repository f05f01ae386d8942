"""Games for the two ends, short ones of several kinds, and what random people do in them."""

import voltable
from kit.tracker.table_random import random_action
from voltable.bots.random_bot import random_move
from voltable.engine.game import Game
from voltable.engine.refusal import Refusal
from voltable.engine.verbs import UNDO

LONGEST = 40  # records; then people begin another game


class Fingers:
    """The world's dice with the one method that random moves need."""

    def __init__(self, dice):
        self.dice = dice

    def pick(self, count):
        """One of so many."""
        return self.dice.randrange(count)


def new_game(dice) -> Game:
    """A card game, a board game or a table."""
    gid, seed, kind = dice.randbytes(8), dice.getrandbits(32), dice.randrange(8)
    if kind < 3:
        return voltable.new_game("card", players=2 + dice.randrange(2), seed=seed, gid=gid)
    if kind == 3:
        return voltable.new_game("card", players=["Ana", "Bo"], seed=seed, gid=gid)
    if kind == 4:
        return voltable.new_game("recharged", players=2, seed=seed, gid=gid)
    return voltable.new_table("card", players=2, depth=("guide", "quick", "score")[kind - 5], seed=seed, gid=gid)


def is_done(game) -> bool:
    """Time for another one."""
    return game.over or game.log.count >= LONGEST


def a_move(game, fingers) -> tuple:
    """What somebody wants to do; mostly forward."""
    if not fingers.pick(12) and game.log.at != game.log.start:
        return UNDO, game.log.before()
    if hasattr(game.edition, "depth"):
        return random_action(game, fingers)
    return random_move(game.choices(), fingers)


def a_legal_move(game, fingers) -> "tuple | None":
    """The same, tried on a copy: a correction of a table may be refused."""
    move = a_move(game, fingers)
    if move[0] != UNDO:
        try:
            game.copy().play(move)
        except Refusal:
            return None
    return move
