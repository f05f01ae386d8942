"""The bots of the card game, weakest first; each is loaded when it is asked for."""

from voltable.bots.ladder import Ladder

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.bots.shapes import Bot, Clock

RUNGS = (
    ("random", "bot-about-random"),
    ("greedy", "bot-about-card-greedy"),
    ("steady", "bot-about-card-steady"),
    ("sharp", "bot-about-card-sharp"),
)


def find(name: str, nodes: "int | None", seconds: "float | None", clock: "Clock | None") -> "Bot":
    """A bot that only the card game has; sharp alone needs a budget."""
    if name == "greedy":
        from voltable_cards.bots.greedy import Greedy

        return Greedy()
    if name == "steady":
        from voltable_cards.bots.steady import Steady

        return Steady()
    from voltable_cards.bots.sharp import NODES, Sharp

    return Sharp(nodes or NODES, seconds, clock)


LADDER = Ladder(RUNGS, find)
