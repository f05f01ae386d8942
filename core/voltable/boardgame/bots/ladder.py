"""The bots of the board game, weakest first; each is loaded when it is asked for."""

from voltable.bots.ladder import Ladder

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.bots.shapes import Bot, Clock

RUNGS = (
    ("random", "bot-about-random"),
    ("greedy", "bot-about-board-greedy"),
    ("steady", "bot-about-board-steady"),
)


def find(name: str, nodes: "int | None", seconds: "float | None", clock: "Clock | None") -> "Bot":
    """A bot that only the board game has; none of them needs a budget."""
    if name == "greedy":
        from voltable.boardgame.bots.greedy import Greedy

        return Greedy()
    from voltable.boardgame.bots.steady import Steady

    return Steady()


LADDER = Ladder(RUNGS, find)
