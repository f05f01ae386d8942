"""Why a table does not take a line, and what it would take."""

from __future__ import annotations

from typing import TYPE_CHECKING

from voltable import Refusal
from voltable.tracker.answers import answers, settable_fields
from voltable_host.language import _
from voltable_host.language.near import after_guess
from voltable_host.language.words import refuse
from voltable_host.terminal.ordering import has_place

if TYPE_CHECKING:
    from voltable.talk.shapes import OwnGame


def refused(no: Refusal, game: OwnGame) -> str:
    """The sentence of a refusal, with what can be said instead."""
    if no.word == "no-such-card":
        told = _("Of all cards a table hears only of the last one: deal {card}")
        return told.format(card=game.edition.numbers.last_card_word)
    if no.word == "cannot-come":
        return has_place(game.names[int(no.numbers[0])])
    if no.word == "must-buy":
        return _("In the first round everybody buys a plant: nobody drops out.")
    if no.word == "unknown-field":
        told = _("There is nothing called {field} to set. What can be set: {fields}")
        fields = settable_fields(game)
        return after_guess(told.format(field=no.numbers[0], fields=", ".join(fields)), str(no.numbers[0]), fields)
    if no.word == "game-over":
        return refuse(no, game) + " " + _("To take something back: voltable table undo")
    return " ".join([refuse(no, game), *instead(no, game)])


def instead(no: Refusal, game: OwnGame) -> list[str]:
    """The words that would be understood."""
    if no.word in ("not-now", "unknown-verb", "unknown-name"):
        told = ", ".join(words for words, _meaning in answers(game))
        return [_("What can be told now: {words}").format(words=told)]
    if no.word == "no-such-field":
        return [_("What can be set: {fields}").format(fields=", ".join(settable_fields(game)))]
    return []
