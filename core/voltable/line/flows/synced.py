"""What became of a game that both sides were to have alike."""

from collections import namedtuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NamedTuple

    from voltable.line.flows.forking import Fork

    class Problem(NamedTuple):
        """Why both sides are not alike: a word, and what cannot be kept or where something is kept instead."""

        word: str
        cause: object
else:
    Problem = namedtuple("Problem", ("word", "cause"))

SAME, NEW, PUT, PULLED, PUSHED = "same", "new", "put", "pulled", "pushed"
FORK, KEPT, EMPTY, PROBLEM = "fork", "kept", "empty", "problem"
NOT_KEPT, UNPLAYABLE, OTHER_GAME = "not-kept", "unplayable", "other-game"  # words of problems


class Synced:
    """How many moves of a game each side had, and what went over."""

    def __init__(self, game: str, is_open: bool = False) -> None:
        self.game = game
        self.name: "str | None" = None
        self.how = SAME
        self.device: "int | None" = None
        self.here: "int | None" = None
        self.pulled = self.pushed = 0
        self.fork: "Fork | None" = None
        self.picked: "str | None" = None
        self.problem: "Problem | None" = None
        self.is_open = is_open
        self.map: "str | None" = None  # an owner's map: where it is missing a game can be kept, but not shown

    @property
    def is_settled(self) -> bool:
        """Whether both sides have the same now, or at least all that can be had."""
        return self.problem is None and (self.fork is None or self.picked is not None)
