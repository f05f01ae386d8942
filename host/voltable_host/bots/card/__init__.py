"""Bots for the card game, weakest first; each is loaded when it is asked for."""

from voltable_host.bots.ladder import Ladder

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable_host.bots.shapes import Bot, Clock

RUNGS = (
    ("random", "bot-about-random"),
    ("greedy", "bot-about-card-greedy"),
    ("steady", "bot-about-card-steady"),
    ("sharp", "bot-about-card-sharp"),
)


def find(name: str, nodes: "int | None", seconds: "float | None", clock: "Clock | None") -> "Bot":
    """A bot that only the card game has; sharp alone needs a budget."""
    if name == "greedy":
        from voltable_host.bots.card.greedy import Greedy

        return Greedy()
    if name == "steady":
        from voltable_host.bots.card.steady import Steady

        return Steady()
    from voltable_host.bots.card.sharp import NODES, Sharp

    return Sharp(nodes or NODES, seconds, clock)


LADDER = Ladder(RUNGS, find)
