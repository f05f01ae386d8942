"""What became of a game that both sides were to have alike."""

from dataclasses import asdict, dataclass

SAME, NEW, PUT, PULLED, PUSHED = "same", "new", "put", "pulled", "pushed"
FORK, KEPT, EMPTY, PROBLEM = "fork", "kept", "empty", "problem"


@dataclass
class Synced:
    """How many moves of a game each side had, and what went over."""

    game: str
    name: str | None = None
    how: str = SAME
    device: int | None = None
    here: int | None = None
    pulled: int = 0
    pushed: int = 0
    fork: dict | None = None
    picked: str | None = None
    problem: str | None = None
    is_open: bool = False
    map: str | None = None  # an owner's map: where it is missing a game can be kept, but not shown

    @property
    def is_settled(self) -> bool:
        """Whether both sides have the same now, or at least all that can be had."""
        return self.problem is None and (self.fork is None or self.picked is not None)

    def facts(self) -> dict:
        """For scripts."""
        return asdict(self)
