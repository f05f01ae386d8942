"""Which cards are turned down where their owner says so: to every bot they are all the same."""

from voltable.bots.thought import Thought
from voltable.engine.verbs import GIVE
from voltable.talk.said import said

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.engine.shapes import Action


def turned_down(choices: "list[Action]") -> "Action":
    """The card that shows least, used up as far as may be."""
    _, card, _, most = choices[0]
    return (GIVE, card, most)


def turning(choices: "list[Action]") -> Thought:
    """The same, and why."""
    return Thought(turned_down(choices), said("bot-fewest-units"))
