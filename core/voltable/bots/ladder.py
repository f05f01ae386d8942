"""A ladder: the bots of one game, weakest first."""

from voltable.bots.random_rung import Random
from voltable.engine.refusal import Refusal
from voltable.talk.said import Said, said

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from voltable.bots.shapes import Bot, Clock
    from voltable.engine.edition import Edition

    Find = Callable[[str, int | None, float | None, Clock | None], Bot]

# Where the ladder of each family of editions stands: text, so that no arrow points up.
FOLDERS = {"board": "voltable.boardgame.bots", "card": "voltable_cards.bots"}
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
    found: Ladder = __import__(FOLDERS[edition.family] + ".ladder", None, None, ("LADDER",)).LADDER
    return found
