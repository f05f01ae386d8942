"""What a series of games is, for whoever plays one."""

from collections.abc import Generator
from typing import Protocol, TypeAlias, TypeVar

T_co = TypeVar("T_co", covariant=True)
T = TypeVar("T")

Lines: TypeAlias = Generator[tuple[T, bool], None, None]


class Series(Protocol[T_co]):
    """Games by number, each the same whoever plays it; it travels to other processes, so it holds plain data only."""

    @property
    def games(self) -> int:
        """How many there are, counted from 0."""
        ...

    def play(self, numbers: range) -> Lines[T_co]:
        """What is told of these games, line by line, and with each line whether its game ends with it."""
        ...
