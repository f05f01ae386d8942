"""Series for the tests: numbers instead of games, and what can go wrong in a worker process."""

import os
import signal
import time
from typing import NamedTuple

from voltable import Refusal


class Counted(NamedTuple):
    """Game k is told in k % 3 + 1 lines."""

    games: int

    def play(self, numbers):
        """The number of the game, and which of its lines it is."""
        for number in numbers:
            for line in range(number % 3 + 1):
                yield (number, line), line == number % 3


class Slow(NamedTuple):
    """Every game but the first few takes until somebody ends it."""

    games: int
    quick: int

    def play(self, numbers):
        """Its number and who played it."""
        for number in numbers:
            while number >= self.quick:
                time.sleep(1)
            yield (number, os.getpid()), True


class Dying(NamedTuple):
    """From one game on a process ends in the middle of it: by a signal, or with an exit code."""

    games: int
    deadly: int
    by_signal: bool = True

    def play(self, numbers):
        """Numbers as far as it comes."""
        for number in numbers:
            if number >= self.deadly:
                os.kill(os.getpid(), signal.SIGKILL) if self.by_signal else os._exit(3)
            yield number, True


class Secret(Exception):
    """An error that cannot travel."""

    def __init__(self, one, two):
        super().__init__(f"{one} and {two}")


ERRORS = {
    "refusal": lambda: Refusal("too-poor", 14, 9),
    "bug": lambda: KeyError("nothing"),
    "secret": lambda: Secret("this", "that"),
    "memory": lambda: MemoryError(),
}


class Failing(NamedTuple):
    """From one game on something is raised."""

    games: int
    from_game: int
    error: str

    def play(self, numbers):
        """Numbers as far as it comes."""
        for number in numbers:
            if number >= self.from_game:
                raise ERRORS[self.error]()
            yield number, True


class Strange(NamedTuple):
    """Tells what cannot travel."""

    games: int

    def play(self, numbers):
        """A function without a name."""
        for _number in numbers:
            yield (lambda: None), True
