"""An order of players on one line: Ana Bo Cy, each by a beginning that no other has, names with blanks too."""

from collections.abc import Sequence

from voltable.engine.verbs import FIRST, WORDS
from voltable.notation import quote, split
from voltable_host.language import _
from voltable_host.language.folding import folded

VERB = WORDS[FIRST]  # it may stand before each name, or nowhere


def called(words: Sequence[str], names: Sequence[str]) -> tuple[list[str], list[str]]:
    """The players that words name one after the other, and all words from the first on that names nobody.

    >>> called(["a", "cy", "d", "bo"], ["Ana", "Bo", "Cy D"])
    (['Ana', 'Cy D', 'Bo'], [])
    >>> called(["Bo", "x", "Ana"], ["Ana", "Bo"])
    (['Bo'], ['x', 'Ana'])
    """
    found: list[str] = []
    rest = list(words)
    while rest:
        left = [name for name in names if name not in found]
        length, name = begun(rest, left)
        if name is None:
            break
        found.append(name)
        rest = rest[length:]
    return found, rest


def begun(words: Sequence[str], names: Sequence[str]) -> tuple[int, str | None]:
    """How many words are a whole name, and which; else the only name that the first one begins."""
    for length in range(len(words), 0, -1):
        exact = [name for name in names if folded(name) == folded(" ".join(words[:length]))]
        if len(exact) == 1:
            return length, exact[0]
    beginning = [name for name in names if folded(name).startswith(folded(words[0]))]
    return 1, beginning[0] if len(beginning) == 1 else None


def parted(line: str, names: Sequence[str]) -> tuple[str, str]:
    """The first player of a line, and what stands behind it; a word that names nobody stands as it is.

    >>> parted("first Cy D, first Bo", ["Bo", "Cy D"])
    ('"Cy D"', 'Bo')
    """
    found, rest = called(words_of(line), names)
    first, *others = [*map(quote, found), *map(quote, rest)] or [""]
    return first, " ".join(others)


def words_of(line: str) -> list[str]:
    """The names of a line; quotes hold one together."""
    return [word for word in split(line.replace(",", " ")) if word != VERB]


def has_place(name: str) -> str:
    """Why a player cannot come next."""
    return _("{name} has a place in the order already.").format(name=name)
