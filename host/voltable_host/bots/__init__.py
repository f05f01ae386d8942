"""The bots of the card game, weakest first; each is loaded when it is asked for."""

from voltable import Refusal
from voltable_host.language import N_

LADDER = ("random", "greedy", "steady", "sharp")
ABOUT = {
    "random": N_("Plays any move the rules allow and bids hardly more than it must."),
    "greedy": N_("Buys what earns most for its price now and fuel for one production; it never thinks ahead."),
    "steady": N_("Reckons what a plant earns until the end, bids up to that, and stores fuel while it is cheap."),
    "sharp": N_("Tries its moves on copies of the game, deals the hidden cards anew each time, and takes the best."),
}


def make(name: str, **budget):
    """A bot of the ladder; sharp takes nodes= (moves it may try in a decision) or seconds=, the others need neither."""
    if name == "random":
        from voltable_host.bots.random_bot import Random as Bot
    elif name == "greedy":
        from voltable_host.bots.greedy import Greedy as Bot
    elif name == "steady":
        from voltable_host.bots.steady import Steady as Bot
    elif name == "sharp":
        from voltable_host.bots.sharp import Sharp

        return Sharp(**budget)
    else:
        raise Refusal("unknown-bot", name, *LADDER)
    return Bot()
