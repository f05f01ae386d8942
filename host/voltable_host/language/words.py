"""The engine's words as people read them: refusals in sentences, and the names of fuels, phases, cities and more."""

from typing import Any

from voltable import LogError, Refusal
from voltable_cards.words import ECO, KINDS
from voltable_host.language import _, pgettext
from voltable_host.language.folding import folded
from voltable_host.language.speaking import speaker

# Refusals of a word that is none of those there are: first the word, then those.
LISTED = (
    "unknown-edition", "unknown-board", "unknown-option", "unknown-bot", "unknown-region", "unknown-depth",
    "unknown-field", "unknown-fuel",
)  # fmt: skip


def NP_(context: str, word: str) -> tuple[str, str]:  # noqa: N802  the name that catalogue tools know
    """Marks a word whose translation depends on where it stands; it is translated where it is shown."""
    return context, word


def refuse(no: Refusal, game: Any = None) -> str:
    """The sentence for a refusal, asking first for what may have been meant; a game lends its names."""
    from voltable_host.language.near import after_guess

    return after_guess(stated(no, game), *mistyped(no, game))


def stated(no: Refusal, game: Any = None) -> str:
    """The same without the question."""
    return speaker(game).refuse(no.word, no.numbers)


def mistyped(no: Refusal, game: Any) -> tuple[str, list[str]]:
    """The word that was not known, and those that would have been."""
    told = [str(number) for number in no.numbers]
    if no.word in LISTED:
        return told[0], told[1:]
    if no.word == "bad-option":
        return told[1], told[2:]
    if game is not None and no.word == "unknown-name":
        return told[0], list(game.names)
    if game is not None and no.word == "unknown-city":
        return told[0], list(game.edition.map.CITIES)
    return "", []


def advised(error: LogError) -> str:
    """What is wrong with a log, and what helps at a keyboard where something does; a device has no such advice."""
    sentence = refuse(error)
    return f"{sentence} {_('Name its file: --board FILE.json')}" if error.word == "other-map" else sentence


def fuel_name(word: str) -> str:
    """A fuel in the chosen language."""
    return speaker().name("fuel", word)


def kind_name(word: str) -> str:
    """A kind of plant in the chosen language."""
    return speaker().name("kind", word)


def phase_name(word: str) -> str:
    """A phase in the chosen language."""
    return speaker().name("phase", word)


def edition_name(word: str) -> str:
    """An edition in the chosen language."""
    return speaker().name("edition", word)


def dummy_name(game: Any) -> str:
    """The third party of two players in the chosen language."""
    return speaker().name("dummy", game.edition.dummy_name) if game.edition.dummy else ""


def kinds_called(beginning: str, kinds: tuple[str, ...] = KINDS) -> list[int]:
    """The kinds of fuel and plant whose name begins so, in English or in the chosen language, accents or not."""
    beginning = folded(beginning)
    names = [(word, folded(kind_name(word))) for word in kinds]
    found = [kind for kind, both in enumerate(names) if any(name.startswith(beginning) for name in both)]
    return [kind for kind in found if kind != ECO] if len(beginning) == 1 and len(found) > 1 else found


def named(names: dict[str, tuple[str, str]], word: str) -> str:
    """A word of the engine as people say it; one without a name stays as it is."""
    return pgettext(*names[word]) if word in names else word
