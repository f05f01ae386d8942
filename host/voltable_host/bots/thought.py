"""What a bot says: its move, and why in one sentence."""

from collections import namedtuple

from voltable_host.language import _
from voltable_host.words import fuel_name

Thought = namedtuple("Thought", ("action", "why", "numbers"))  # why: a sentence marked with N_; numbers fill its braces


def in_words(thought: Thought) -> str:
    """The reason in the chosen language."""
    numbers = {key: fuel_name(value) if key == "fuel" else value for key, value in thought.numbers.items()}
    return _(thought.why).format(**numbers)
