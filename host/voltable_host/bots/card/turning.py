"""Which cards are turned down where their owner says so: to every bot they are all the same."""

from voltable.engine.verbs import GIVE
from voltable.talk.said import said
from voltable_host.bots.thought import Thought


def turning(choices) -> Thought:
    """The card that shows least, used up as far as may be."""
    _, card, _, most = choices[0]
    return Thought((GIVE, card, most), said("bot-fewest-units"))
