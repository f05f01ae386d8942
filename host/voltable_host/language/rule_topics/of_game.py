"""The rules with the numbers of one game: of its players, its map and its options, where a page tells those of all."""

import re
from collections.abc import Mapping

from voltable.boardgame.edition import BoardEdition
from voltable.engine.game import Game
from voltable_host.language import _
from voltable_host.language.calling import Called
from voltable_host.language.rule_topics import page
from voltable_host.language.rule_topics.figures import figures

BY_PLAYERS = re.compile(r"\d+(/\d+)+")  # a number for each count of players


def topic_of(name: str, game: Game) -> dict:
    """A topic in the chosen language, as `topic` has it."""
    title, sentences = page(game.edition.name).TOPICS[name]
    numbers = numbers_of(game)
    told = [as_asked_here(_(sentence).format(**numbers)) for sentence in sentences]
    return {"topic": name, "title": _(title), "sentences": told}


def numbers_of(game: Game) -> Mapping[str, int | str]:
    """What the sentences are filled with; of numbers by players the one that counts here."""
    edition = game.edition
    numbers = dict(page(edition.name).numbers())
    if isinstance(edition, BoardEdition):  # its map may bring others
        numbers |= {name: number for name, number in figures(edition).items() if name in numbers}
    place, counts = edition.count - edition.fewest, edition.most - edition.fewest + 1
    return {name: of_count(number, place, counts) for name, number in numbers.items()}


def of_count(number: int | str, place: int, counts: int) -> int | str:
    """The part of a row of numbers; anything else as it is.

    >>> of_count("10/7/7/7/6", 0, 5), of_count("8/9", 0, 5), of_count(4, 0, 5)
    ('10', '8/9', 4)
    """
    is_row = isinstance(number, str) and BY_PLAYERS.fullmatch(number)
    parts = str(number).split("/") if is_row else []
    return parts[place] if len(parts) == counts else number


def as_asked_here(sentence: str) -> str:
    """Further topics as they are asked for at the prompt."""
    return re.sub(rf"{re.escape(Called.program)} rules ([\w-]+)(?: --edition \w+)?", r"rules \1", sentence)
