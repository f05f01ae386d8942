"""What a line may have meant that means nothing: the same line with one of its words as it is known."""

import re
from collections.abc import Callable, Iterable

from voltable import Refusal
from voltable.engine.game import Game
from voltable.engine.verbs import WORDS
from voltable_host.language.folding import folded, spelled
from voltable_host.language.near import MOST, did_you_mean, near
from voltable_host.language.words import kind_name, refuse, stated
from voltable_host.terminal.families import played_family_of
from voltable_host.terminal.menu import Entry
from voltable_host.terminal.own_words import OTHERS, own

LETTERS = re.compile(r"([^\W\d_]+)")
LONGEST = 60  # a line of more signs is no slip


def meant(line: str, known: Iterable[str], is_understood: Callable[[str], bool]) -> list[str]:
    """Lines that look like it and are understood, at most three; one where it names several things.

    >>> meant("opne 5", ["open", "bid"], lambda line: line.startswith("open"))
    ['open 5']
    """
    if len(line) > LONGEST:
        return []
    looks = {spelled(line): ""}
    for look in candidates(" ".join(line.split()), list(known)):
        looks.setdefault(spelled(look), look)
    found = [look for look in looks.values() if look and is_understood(look)]
    return found[: 1 if "," in line else MOST]


def candidates(line: str, known: list[str]) -> list[str]:
    """All its words put right, a single one in several ways; a name for all of it, or for all behind its first word."""
    first, _space, rest = line.partition(" ")
    pieces = LETTERS.split(line)
    looks = [near(piece, known) if place % 2 else [] for place, piece in enumerate(pieces)]
    right = "".join((look or [piece])[0] for look, piece in zip(looks, pieces))
    wrong = [at for at, look in enumerate(looks) if look and spelled(look[0]) != spelled(pieces[at])]
    ways = ["".join([*pieces[:at], word, *pieces[at + 1 :]]) for at in wrong[:1] for word in looks[at]]
    behind = [f"{first} {name}" for name in alike(rest, known)]
    return [right, *(ways if len(wrong) == 1 else []), *alike(line, known), *behind]


def alike(words: str, known: list[str]) -> list[str]:
    """The names that look like it; like several words only names of several."""
    return near(words, known if " " not in words else [name for name in known if " " in name])


def asking(no: Exception, found: list[str], game: Game) -> str:
    """Why a line is not taken, and the question for those that may have been meant."""
    if isinstance(no, Refusal):
        return f"{stated(no, game)} {did_you_mean(found)}" if found else refuse(no, game)
    return f"{no} {did_you_mean(found)}".rstrip()


def known_words(game: Game, menu: list[Entry]) -> list[str]:
    """The verbs of a menu and its words, amounts, and all that has a name; in two languages."""
    verbs = [WORDS[entry.action[0]] for entry in menu]
    labels = [entry.label for entry in menu if not re.search(r"\d", entry.label)]
    typed = [*verbs, *OTHERS]
    return [*map(own, typed), *typed, *labels, game.edition.last_card_word, *named(game)]


def named(game: Game) -> list[str]:
    """Fuels in two languages, cities and regions."""
    kinds = [name for kind in game.edition.kinds for name in (kind, kind_name(kind))]
    return [*kinds, *played_family_of(game).typed.names(game)]


def mistyped(line: str, game: Game) -> list[str]:
    """The same for a plan, which is made of names only; a beginning of one is no slip."""
    known = named(game)
    words = [folded(word) for word in LETTERS.findall(line)]
    if all(any(folded(name).startswith(word) for name in known) for word in words):
        return []
    return meant(line, known, lambda other: True)
