"""What a bot says: its move, and why in one sentence."""

from collections import namedtuple

from voltable_cards.words import FUELS
from voltable_host.language import _
from voltable_host.language.words import fuel_name

Thought = namedtuple("Thought", ("action", "why", "numbers"))  # why: a sentence marked with N_; numbers fill its braces


def in_words(thought: Thought) -> str:
    """The reason in the chosen language."""
    return _(thought.why).format(**{key: shown(key, value) for key, value in thought.numbers.items()})


def shown(key: str, value) -> object:
    """Fuels and fuel cards by the words of the chosen language; the prompt understands those too."""
    if key == "fuel":
        return fuel_name(value)
    if key == "card":
        fuel, units, column = value
        return f"{fuel_name(FUELS[fuel])}{units}@{column}"
    return value
