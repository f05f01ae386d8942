"""Which cards are turned down where their owner says so: to every bot they are all the same."""

from voltable.engine.verbs import GIVE
from voltable_host.bots.thought import Thought
from voltable_host.language import N_

FEWEST = N_("Cards with the fewest units go first: the fuel in store is the same, whichever are turned down.")


def turning(choices) -> Thought:
    """The card that shows least, used up as far as may be."""
    _, card, _, most = choices[0]
    return Thought((GIVE, card, most), FEWEST, {})
