"""Why a table does not take a line, and what it would take."""

from __future__ import annotations

from typing import TYPE_CHECKING

from voltable import Refusal, notation
from voltable.engine.verbs import WORDS
from voltable.tracker.answers import answers, settable_fields
from voltable.tracker.vocabulary import names_of
from voltable_host.language import _
from voltable_host.language.near import did_you_mean, near
from voltable_host.language.words import mistyped as missed
from voltable_host.language.words import stated
from voltable_host.terminal.following.typed import lines_of
from voltable_host.terminal.meant import meant
from voltable_host.terminal.ordering import has_place

if TYPE_CHECKING:
    from voltable.talk.shapes import OwnGame


def refused(no: Refusal, game: OwnGame, line: str = "") -> str:
    """What may have been meant, the sentence of a refusal, and what can be said instead."""
    found = mistyped(line, game)
    word, known = (str(no.numbers[0]), settable_fields(game)) if no.word == "unknown-field" else missed(no, game)
    told = "" if found and no.word == "not-your-turn" else explained(no, game)  # the turn is not what is wrong
    return " ".join(filter(None, (did_you_mean(found or near(word, known)), told)))


def mistyped(line: str, game: OwnGame) -> list[str]:
    """Lines that look like one that means nothing."""
    if is_understood(line, game):
        return []
    return meant(line, known_words(game), lambda other: is_understood(other, game))


def is_understood(line: str, game: OwnGame) -> bool:
    """Whether it is an action, allowed or not; of several lines, the first."""
    try:
        notation.read(lines_of((line,), game)[0], game)
    except (Refusal, IndexError):
        return False
    return True


def known_words(game: OwnGame) -> list[str]:
    """What can be told now: verbs, players, fuels, fields, the last card."""
    verbs = [WORDS[action[0]] for action in game.choices()]
    numbers = game.edition.numbers
    return [*dict.fromkeys(verbs), *names_of(game), *numbers.kinds, numbers.last_card_word]


def explained(no: Refusal, game: OwnGame) -> str:
    """Why not, and what instead."""
    if no.word == "no-such-card":
        told = _("Of all cards a table hears only of the last one: deal {card}")
        return told.format(card=game.edition.numbers.last_card_word)
    if no.word == "cannot-come":
        return has_place(game.names[int(no.numbers[0])])
    if no.word == "must-buy":
        return _("In the first round everybody buys a plant: nobody drops out.")
    if no.word == "unknown-field":
        told = _("There is nothing called {field} to set. What can be set: {fields}")
        return told.format(field=no.numbers[0], fields=", ".join(settable_fields(game)))
    if no.word == "game-over":
        return stated(no, game) + " " + _("To take something back: voltable table undo")
    return " ".join([stated(no, game), *instead(no, game)])


def instead(no: Refusal, game: OwnGame) -> list[str]:
    """The words that would be understood."""
    if no.word in ("not-now", "unknown-verb", "unknown-name"):
        told = ", ".join(words for words, _meaning in answers(game))
        return [_("What can be told now: {words}").format(words=told)]
    if no.word == "no-such-field":
        return [_("What can be set: {fields}").format(fields=", ".join(settable_fields(game)))]
    return []
