"""Moves in the reader's language: verbs and fuels as they are shown in it, and as the prompt understands them."""

import re

from voltable_host.language import Speech
from voltable_host.language.folding import folded
from voltable_host.language.speaking import speaker

VERBS = (
    "open", "bid", "pass", "drop", "scrap", "give", "buy", "fuel", "build", "run", "done", "deal", "first", "region",
    "place", "mark",
)  # fmt: skip
OTHERS = ("max", "all", "none")
FUELS = ("coal", "oil", "gas", "garbage", "uranium")
SAY_FUEL = ("buy", "fuel", "give", "run", "deal")  # behind other verbs stand names
LETTERS = re.compile(r"[^\W\d]+")


def own(word: str) -> str:
    """A verb in the reader's language; any other word as it is."""
    return speaker().name("typed", word)


def own_fuel(fuel: str) -> str:
    """A fuel in the reader's language, of several words the first."""
    return speaker().name("fuel", fuel).split()[0]


def in_own_words(line: str) -> str:
    """A move without its name as it can be typed in the reader's language: fuel coal 3, palivo uhlí 3."""
    if Speech.language == "en":
        return line
    verb, space, rest = line.partition(" ")
    if verb in SAY_FUEL:
        rest = LETTERS.sub(lambda found: own_fuel(found[0]) if found[0] in FUELS else found[0], rest)
    return (own(verb) if verb in VERBS else verb) + space + rest


def as_english(line: str) -> str:
    """A line whose words of the notation are in the reader's language, with the words that logs have."""
    if Speech.language == "en":
        return line
    words = line.split()
    if words and words[0] not in VERBS:
        words[0] = english(words[0], VERBS)
    if words:
        words[-1] = english(words[-1], OTHERS)
    if words and words[0] in SAY_FUEL:
        words[1:] = [LETTERS.sub(lambda found: fuel_called(found[0]), word) for word in words[1:]]
    return " ".join(words)


def english(word: str, known: tuple[str, ...]) -> str:
    """The word of the notation that is meant by one of the reader's language."""
    return next((one for one in known if folded(own(one)) == folded(word)), word)


def fuel_called(word: str) -> str:
    """The fuel that is meant by its name in the reader's language; any other word as it is."""
    return next((fuel for fuel in FUELS if folded(own_fuel(fuel)) == folded(word)), word)
