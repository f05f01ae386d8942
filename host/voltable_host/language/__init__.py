"""The language people read: which one, and every sentence in it through one catalogue (tools/words)."""

import gettext
import locale
import os
from collections.abc import Mapping
from pathlib import Path

from voltable_host.gate.sentences import Sentence
from voltable_host.language.calling import as_called

LANGUAGES = {"en": "English", "cs": "čeština", "pl": "polski", "es": "español", "hu": "magyar"}
DOMAIN = "voltable"
CATALOGUES = Path(__file__).parent / "catalogues"
ENVIRONMENT = ("LC_ALL", "LC_MESSAGES", "LANG")  # what a locale is told by, first wins


class Unknown(ValueError):
    """No catalogue is in this language."""


class Speech:
    """The catalogue in use; one for the whole program, changed in mid-game at will."""

    language = "en"
    catalogue: gettext.NullTranslations = gettext.NullTranslations()


def choose(language: str) -> None:
    """Speak this language from now on, click's own sentences too."""
    if language not in LANGUAGES:
        raise Unknown(language)
    Speech.language = language
    Speech.catalogue = gettext.translation(DOMAIN, CATALOGUES, [language], fallback=True)
    os.environ["LANGUAGE"] = language  # click asks gettext, and gettext asks here
    gettext.bindtextdomain(DOMAIN, str(CATALOGUES))
    gettext.textdomain(DOMAIN)


def preferred(environment: Mapping[str, str]) -> str:
    """VOLTABLE_LANG, or the locale, or English; a language without a catalogue counts as none.

    >>> preferred({"VOLTABLE_LANG": "cs", "LANG": "pl_PL.UTF-8"}), preferred({"LANG": "hu_HU.UTF-8"}), preferred({})
    ('cs', 'hu', 'en')
    """
    for told in (environment.get("VOLTABLE_LANG"), from_locale(environment)):
        language = (told or "").replace("-", "_").partition("_")[0].lower()
        if language in LANGUAGES:
            return language
    return "en"


def from_locale(environment: Mapping[str, str]) -> str:
    """What the locale says, by its variables or, where there are none, by the system."""
    for name in ENVIRONMENT:
        if environment.get(name):
            return environment[name]
    return from_windows() if os.name == "nt" else ""


def from_windows() -> str:
    """The language of the user's Windows, which names locales in its own way."""
    import ctypes

    kernel = getattr(ctypes, "windll").kernel32  # noqa: B009  other systems' ctypes has none
    return locale.windows_locale.get(kernel.GetUserDefaultUILanguage(), "")


def _(sentence: str) -> str:
    """The sentence in the chosen language, its commands as they can be typed here."""
    return Sentence(as_called(Speech.catalogue.gettext(sentence)) if sentence else "")


def ngettext(one: str, many: str, number: int) -> str:
    """The sentence with the plural form that the number takes, the number filled in as {n}."""
    return Sentence(as_called(Speech.catalogue.ngettext(one, many, number)).replace("{n}", str(number)))


def pgettext(context: str, word: str) -> str:
    """A word whose translation depends on where it stands."""
    return Sentence(Speech.catalogue.pgettext(context, word))


def N_(sentence: str) -> str:  # noqa: N802  the name that catalogue tools know
    """Marks a sentence for the catalogue; it is translated where it is shown."""
    return sentence
