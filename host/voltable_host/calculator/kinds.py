"""A fuel or a kind of plant by the beginning of its name."""

import re

import click

from voltable_cards.words import KINDS
from voltable_host.language import _
from voltable_host.language.near import with_guess
from voltable_host.language.words import kind_name, kinds_called


def kind_of(word: str, kinds: tuple[str, ...] = KINDS) -> int | None:
    """Coal, hybrid and so on, in English or in the chosen language; the card game's kinds unless others are given.

    >>> kind_of("Oil"), kind_of("h"), kind_of("peat"), kind_of("g", ("coal", "oil", "garbage"))
    (2, 4, None, 2)
    """
    found = kinds_called(word, kinds)
    if len(found) > 1:
        told = _("{word} can mean several fuels: {fuels}. Type more of the name.")
        raise click.UsageError(told.format(word=word, fuels=", ".join(kind_name(kinds[kind]) for kind in found)))
    return found[0] if found else None


def with_kind(sentence: str, text: str, kinds: tuple[str, ...] = KINDS) -> str:
    """A sentence about a text that names no kind, and the question for the one that was meant."""
    word = "".join(re.findall(r"[^\W\d_]+", text)[:1])
    return sentence if kinds_called(word, kinds) else with_guess(sentence, word, [*kinds, *map(kind_name, kinds)])
