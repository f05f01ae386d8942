"""A ladder: the bots of one game, weakest first."""

from voltable.engine.refusal import Refusal
from voltable.talk.said import Said, said
from voltable_host.bots.random_rung import Random

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from voltable.engine.edition import Edition
    from voltable_host.bots.shapes import Bot, Clock

    Find = Callable[[str, int | None, float | None, Clock | None], Bot]

# Which ladder an edition's family has: text, so that no arrow points up and nothing is loaded before it is asked for.
LADDERS = {"board": "voltable_host.bots.board", "card": "voltable_host.bots.card"}
EVERYBODY = ("random", "greedy", "steady", "sharp")  # every name that some ladder has


class Ladder:
    """Each bot's name with the id of how it plays, and what makes those that only this game has."""

    __slots__ = ("find", "rungs")

    def __init__(self, rungs: "tuple[tuple[str, str], ...]", find: "Find") -> None:
        self.rungs = rungs
        self.find = find

    @property
    def names(self) -> "tuple[str, ...]":
        """Weakest first."""
        return tuple([name for name, _ in self.rungs])

    def about(self, name: str) -> Said:
        """How a bot plays."""
        self.check(name)
        return said(dict(self.rungs)[name])

    def make(
        self, name: str, nodes: "int | None" = None, seconds: "float | None" = None, clock: "Clock | None" = None
    ) -> "Bot":
        """A bot of this ladder; where it tries moves out, so many in a decision, or for so long by a clock."""
        self.check(name)
        return Random() if name == "random" else self.find(name, nodes, seconds, clock)

    def check(self, name: str) -> None:
        """Refuse a name that no rung has."""
        if name not in self.names:
            raise Refusal("unknown-bot", name, *self.names)


def ladder_of(edition: "Edition | type[Edition]") -> Ladder:
    """The bots that play an edition."""
    found: Ladder = __import__(LADDERS[edition.family], None, None, ("LADDER",)).LADDER
    return found
