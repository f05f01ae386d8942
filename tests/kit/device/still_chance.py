"""Chance that is the same in every run: a device that draws its seeds from `os` draws these; runs in MicroPython."""

import os
import sys


class StillOs:
    """The module `os` of the interpreter, with bytes that anybody could foretell."""

    def __init__(self):
        self.drawn = 0

    def urandom(self, size) -> bytes:
        """Other bytes each time, the same in every run."""
        self.drawn += 1
        return bytes([(self.drawn * 37 + place * 11) % 256 for place in range(size)])

    def __getattr__(self, name):
        return getattr(os, name)


def still_chance():
    """From now on whoever imports `os` gets this one."""
    sys.modules["os"] = StillOs()
