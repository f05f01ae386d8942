"""Bots for the board game, weakest first; each is loaded when it is asked for."""

from voltable_host.bots.ladder import Bot, Ladder
from voltable_host.language import N_

ABOUT = {
    "random": N_("Plays any move the rules allow and bids hardly more than it must."),
    "greedy": N_("Buys the plant that powers most for its price, fuel for one production, and the cheapest cities."),
    "steady": N_("Reckons its rounds until the end: what a plant, fuel or a city brings decides what it pays."),
}


def find(name: str, nodes: int | None, seconds: float | None) -> Bot:
    """A bot that only the board game has; none of them needs a budget."""
    if name == "greedy":
        from voltable_host.bots.board.greedy import Greedy

        return Greedy()
    from voltable_host.bots.board.steady import Steady

    return Steady()


LADDER = Ladder(ABOUT, find)
