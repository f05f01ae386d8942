"""A disk that fails at one call, and games to write to it."""

import errno
import os

import voltable
from voltable.bots.random_bot import random_dice, random_move

STEPS = ("open", "write", "fsync", "replace", "ftruncate")


def played(moves: int, seed: int = 7, origin: int = 0, **options):
    """A game after some moves of one side."""
    game = voltable.new_game("card", players=["Ana", "Bo", "Cy"], seed=7, **options)
    return play_on(game, moves, seed, origin)


def play_on(game, moves: int, seed: int = 7, origin: int = 0):
    """Some moves more."""
    dice = random_dice(seed)
    game.log.origin = origin
    for _ in range(moves):
        game.play(random_move(game.choices(), dice))
    return game


class Disk:
    """A disk on which the k-th call fails, and all later ones too if it is dead then."""

    def __init__(self, patch, fails_at: int, code: int = errno.EIO, dead: bool = False):
        self.calls = 0
        self.failed = False
        self.fails_at, self.code, self.dead = fails_at, code, dead
        for name in STEPS:
            patch.setattr(os, name, self.wrapped(getattr(os, name)))

    def wrapped(self, real):
        """The real call, or its failure; a write that fails leaves half of it behind."""

        def call(*arguments, **options):
            self.calls += 1
            if self.calls == self.fails_at or self.dead and self.calls > self.fails_at:
                self.failed = True
                if real.__name__ == "write":
                    real(arguments[0], arguments[1][: len(arguments[1]) // 2])
                raise OSError(self.code, os.strerror(self.code))
            return real(*arguments, **options)

        return call
