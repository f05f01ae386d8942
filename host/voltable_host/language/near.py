"""Near misses: the known words that a mistyped one may stand for, and the one sentence that asks whether it does."""

import re
from collections.abc import Iterable

from voltable_host.language import _
from voltable_host.language.folding import folded, spelled

MOST = 3  # suggestions
LONGEST = 40  # letters; what is longer is no word that slipped
A_BEGINNING = 3  # letters that tell a name by its beginning
A_SLIPPED_BEGINNING = 4  # the same where one of them is wrong


def near(word: str, known: Iterable[str]) -> list[str]:
    """Those that look most like it, in the order they are known; none where it looks like nothing.

    >>> near("plya", ("play", "replay", "log")), near("germ", ("usa", "germany")), near("xyzzy", ("play",))
    (['play'], ['germany'], [])
    """
    typed = spelled(word)
    if not 1 < len(typed) <= LONGEST:
        return []
    found = [(unlike(typed, name), name) for name in dict.fromkeys(known)]
    least = min((rank for rank, _name in found if rank is not None), default=None)
    return [name for rank, name in found if rank is not None and rank == least][:MOST]


def unlike(typed: str, name: str) -> int | None:
    """How far a name is from what was typed; nothing where nobody would have meant it."""
    row = slips(typed, spelled(name))
    ranks = [row[-1]] if row[-1] <= allowed(max(len(typed), len(row) - 1)) else []
    if len(typed) >= A_BEGINNING and any(part.startswith(typed) for part in (spelled(name), *parts(name))):
        ranks.append(1)
    if len(typed) >= A_SLIPPED_BEGINNING and min(row) <= allowed(len(typed)):
        ranks.append(min(row) + 1)
    return min(ranks, default=None)


def allowed(letters: int) -> int:
    """Once in a short word, and in a long one not more than once in three letters."""
    return max(1, letters // 3)


def parts(name: str) -> list[str]:
    """The words that a name is made of."""
    return re.split(r"[\W_]+", folded(name))


def slips(typed: str, name: str) -> list[int]:
    """How many slips lead from each beginning of a name to what was typed, the whole name last.

    A slip is a letter too many, one too few, a wrong one, or two that changed places.

    >>> slips("plya", "play")[-1], slips("germny", "germany")[-1]
    (1, 1)
    """
    before: list[int] = []
    row = list(range(len(name) + 1))
    for at, letter in enumerate(typed, 1):
        earlier, before, row = before, row, [at]
        for place, other in enumerate(name, 1):
            least = min(before[place] + 1, row[-1] + 1, before[place - 1] + (letter != other))
            if at > 1 and place > 1 and (letter, typed[at - 2]) == (name[place - 2], other):
                least = min(least, earlier[place - 2] + 1)
            row.append(least)
    return row


def did_you_mean(found: list[str]) -> str:
    """The question, where there is something to ask.

    >>> did_you_mean(["play", "replay"]), did_you_mean([])
    ('Did you mean: play, replay?', '')
    """
    return _("Did you mean: {near}?").format(near=", ".join(found)) if found else ""


def with_guess(sentence: str, word: str, known: Iterable[str]) -> str:
    """A sentence about a wrong word, and behind it the question."""
    return f"{sentence} {did_you_mean(near(word, known))}".rstrip()


def after_guess(sentence: str, word: str, known: Iterable[str]) -> str:
    """A sentence that lists all there is, and the question before it, for lists may be long."""
    return f"{did_you_mean(near(word, known))} {sentence}".lstrip()
