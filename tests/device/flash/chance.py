"""The chance of these tests: from a seed, so that every failure comes again."""

from voltable.engine.dice import Dice

POOL = 1 << 14


class Chance(Dice):
    """Dice, and bits that nobody can foresee."""

    def __init__(self, seed):
        super().__init__(seed)
        self.pool = bytes([self.pick(256) & self.pick(256) for _ in range(POOL)])  # three of four bits are cleared

    def bits(self, size) -> bytes:
        """So many bytes from anywhere in the pool."""
        at = self.pick(POOL - size)
        return self.pool[at : at + size]
