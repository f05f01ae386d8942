"""Bots for the card game, weakest first; each is loaded when it is asked for."""

from voltable_host.bots.ladder import Bot, Ladder
from voltable_host.language import N_

ABOUT = {
    "random": N_("Plays any move the rules allow and bids hardly more than it must."),
    "greedy": N_("Buys what earns most for its price now and fuel for one production; it never thinks ahead."),
    "steady": N_("Reckons what a plant earns until the end, bids up to that, and stores fuel while it is cheap."),
    "sharp": N_("Tries its moves on copies of the game, deals the hidden cards anew each time, and takes the best."),
}


def find(name: str, nodes: int | None, seconds: float | None) -> Bot:
    """A bot that only the card game has; sharp alone needs a budget."""
    if name == "greedy":
        from voltable_host.bots.card.greedy import Greedy

        return Greedy()
    if name == "steady":
        from voltable_host.bots.card.steady import Steady

        return Steady()
    from voltable_host.bots.card.sharp import NODES, Sharp

    return Sharp(nodes or NODES, seconds)


LADDER = Ladder(ABOUT, find)
