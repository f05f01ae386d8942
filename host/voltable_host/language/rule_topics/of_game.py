"""The rules with the numbers of one game: of its players, its map and its options, where a page tells those of all."""

import re

from voltable.engine.game import Game
from voltable_host.language.calling import Called
from voltable_host.language.rule_topics import topic


def topic_of(name: str, game: Game) -> dict:
    """A topic in the chosen language, as `topic` has it; further topics as they are asked for at the prompt."""
    found = topic(name, game.edition)
    return found | {"sentences": [as_asked_here(sentence) for sentence in found["sentences"]]}


def as_asked_here(sentence: str) -> str:
    """A command of the shell as a word of the prompt."""
    return re.sub(rf"{re.escape(Called.program)} rules ([\w-]+)(?: --edition \w+)?", r"rules \1", sentence)
