"""Bots for the card game, weakest first; each is loaded when it is asked for."""

from voltable_host.language import N_

LADDER = ("random", "greedy", "steady", "sharp")
ABOUT = {
    "random": N_("Plays any move the rules allow and bids hardly more than it must."),
    "greedy": N_("Buys what earns most for its price now and fuel for one production; it never thinks ahead."),
    "steady": N_("Reckons what a plant earns until the end, bids up to that, and stores fuel while it is cheap."),
    "sharp": N_("Tries its moves on copies of the game, deals the hidden cards anew each time, and takes the best."),
}


def make(name: str, **budget):
    """A bot of this ladder; sharp takes nodes= (moves it may try in a decision) or seconds=."""
    if name == "greedy":
        from voltable_host.bots.card.greedy import Greedy as Bot
    elif name == "steady":
        from voltable_host.bots.card.steady import Steady as Bot
    else:
        from voltable_host.bots.card.sharp import Sharp

        return Sharp(**budget)
    return Bot()
