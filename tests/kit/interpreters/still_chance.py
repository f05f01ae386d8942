"""Chance that falls the same way each time: os.urandom by dice, for whatever imports os after this."""

import os as real_os
import sys

from voltable.engine.dice import Dice


class StillOs:
    """The module os, but for its randomness."""

    def __init__(self):
        self.dice = Dice(0)

    def urandom(self, size):
        """So many bytes."""
        return bytes([self.dice.pick(256) for _ in range(size)])

    def __getattr__(self, name):
        return getattr(real_os, name)


def be_still() -> StillOs:
    """From now on; its dice can be thrown anew."""
    found = StillOs()
    sys.modules["os"] = found  # type: ignore[assignment]
    return found
