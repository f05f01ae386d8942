"""The engine's words as people read them: refusals in sentences, and the names of fuels, phases, cities and more."""

import re
from typing import Any

from voltable import LogError, Refusal
from voltable_cards.words import ECO, KINDS
from voltable_host.language import N_, _, pgettext
from voltable_host.language.folding import folded
from voltable_host.language.map_names import region_name
from voltable_host.language.refusals import LOG_ERRORS, REFUSALS, SHORTER


def NP_(context: str, word: str) -> tuple[str, str]:  # noqa: N802  the name that catalogue tools know
    """Marks a word whose translation depends on where it stands; it is translated where it is shown."""
    return context, word


FUEL_NAMES = {
    "coal": NP_("fuel", "coal"),
    "gas": NP_("fuel", "gas"),
    "oil": NP_("fuel", "oil"),
    "garbage": NP_("fuel", "garbage"),
    "uranium": NP_("fuel", "uranium"),
}
KIND_NAMES = {**FUEL_NAMES, "hybrid": NP_("kind of plant", "hybrid"), "eco": NP_("kind of plant", "eco")}
PHASE_NAMES = {
    "setup": NP_("phase", "setup"),
    "order": NP_("phase", "order"),
    "auction": NP_("phase", "auction"),
    "fuel": NP_("phase", "fuel"),
    "build": NP_("phase", "build"),
    "bureaucracy": NP_("phase", "bureaucracy"),
    "over": NP_("phase", "over"),
}
VERB_NAMES = {
    "open": NP_("verb", "open"),
    "bid": NP_("verb", "bid"),
    "pass": NP_("verb", "pass"),
    "drop": NP_("verb", "drop out"),
    "scrap": NP_("verb", "scrap"),
    "give": NP_("verb", "give up"),
    "buy": NP_("verb", "buy"),
    "run": NP_("verb", "run"),
    "done": NP_("verb", "done"),
    "deal": NP_("verb", "deal"),
    "first": NP_("verb", "first"),
    "undo": NP_("verb", "take back"),
    "fuel": NP_("verb", "buy fuel"),
    "build": NP_("verb", "build"),
    "mark": NP_("verb", "mark"),
    "place": NP_("verb", "place"),
    "region": NP_("verb", "region"),
    "bought": NP_("verb", "bought"),
    "city": NP_("verb", "cities"),
    "powered": NP_("verb", "powered"),
    "income": NP_("verb", "income"),
    "set": NP_("verb", "set right"),
}
PART_NAMES = {  # what an action lacks
    "plant": NP_("missing", "a plant"),
    "number": NP_("missing", "a number"),
    "fuel": NP_("missing", "a fuel"),
    "card": NP_("missing", "a fuel card, such as coal2@3"),
    "dealt": NP_("missing", "the card that was drawn"),
    "seat": NP_("missing", "a player's name"),
    "source": NP_("missing", "a fuel"),
    "city": NP_("missing", "a city"),
    "region": NP_("missing", "a region"),
    "field": NP_("missing", "what is to be set"),
}
EDITION_NAMES = {
    "classic": N_("Classic (2004)"),
    "central_europe": N_("Central Europe (2004)"),
    "recharged": N_("Recharged (2020)"),
    "card": N_("The card game"),
}
DUMMY_NAMES = {"Bank": N_("the Bank"), "Trust": N_("the Trust")}
PLACEHOLDER = re.compile(r"\{(\d)(:?)(\w*)\}")


def refuse(no: Refusal, game=None) -> str:
    """The sentence for a refusal; a game lends the labels of its plants."""
    known = LOG_ERRORS if isinstance(no, LogError) else REFUSALS
    numbers = numbers_of(no)
    sentence = known.get(no.word, no.word)
    if any(not filled(found, numbers, game) for found in PLACEHOLDER.finditer(sentence)):
        sentence = SHORTER.get(no.word, sentence)
    return PLACEHOLDER.sub(lambda found: filled(found, numbers, game), _(sentence)).strip()


def advised(error: LogError) -> str:
    """What is wrong with a log, and what helps at a keyboard where something does; a device has no such advice."""
    sentence = refuse(error)
    return f"{sentence} {_('Name its file: --board FILE.json')}" if error.word == "other-map" else sentence


def numbers_of(no: Refusal) -> tuple:
    """What fills the braces; a refusal within an error about a log becomes its sentence."""
    if no.word == "illegal-move":
        record, word, *numbers = no.numbers
        return record, refuse(Refusal(str(word), *numbers))
    if no.word == "bad-genesis":
        word, *numbers = " ".join(map(str, no.numbers[1:])).split() or [""]
        return (0, refuse(Refusal(word, *numbers))) if word in REFUSALS else (0,)
    return no.numbers


def filled(found: re.Match, numbers: tuple, game) -> str:
    """What stands at one place of a sentence: a number or a name, or all from there on; nothing where nothing can."""
    place, rest, kind = int(found[1]), found[2], found[3]
    if rest and not kind:
        return ", ".join(map(str, numbers[place:]))
    if kind == "regions":
        return ", ".join(region_name(str(number)) for number in numbers[place:])
    return "".join(shown(number, kind, game) for number in numbers[place : place + 1])


def shown(number, kind: str, game) -> str:
    """A number as itself, or by its name where the sentence says what it is."""
    if kind == "plant":
        return plant_label(number, game)
    if kind == "fuel":
        return fuel_label(number, game)
    if kind == "city":
        return city_name(number, game)
    return part_name(str(number)) if kind == "part" else str(number)


def plant_label(plant, game) -> str:
    """A plant as people write it, if there is a game and it has such a plant."""
    if game is None or type(plant) is not int or not 0 <= plant < len(game.edition.cards.number):
        return ""
    return game.edition.cards.label(plant)


def fuel_label(fuel: Any, game: Any) -> str:
    """A fuel as people call it, if there is a game and it has such a fuel."""
    if isinstance(fuel, str):
        return fuel_name(fuel)
    return fuel_name(game.edition.fuels[fuel]) if game and 0 <= fuel < len(game.edition.fuels) else ""


def city_name(city: Any, game: Any) -> str:
    """A city by its name, if there is a game and its board has such a city."""
    if isinstance(city, str):
        return city
    return game.edition.map.CITIES[city] if game and 0 <= city < len(game.edition.map.CITIES) else ""


def fuel_name(word: str) -> str:
    """A fuel in the chosen language."""
    return named(FUEL_NAMES, word)


def kind_name(word: str) -> str:
    """A kind of plant in the chosen language."""
    return named(KIND_NAMES, word)


def phase_name(word: str) -> str:
    """A phase in the chosen language."""
    return named(PHASE_NAMES, word)


def edition_name(word: str) -> str:
    """An edition in the chosen language."""
    return _(EDITION_NAMES.get(word, word))


def dummy_name(game) -> str:
    """The third party of two players in the chosen language."""
    return _(DUMMY_NAMES[game.edition.dummy_name]) if game.edition.dummy else ""


def kinds_called(beginning: str, kinds: tuple[str, ...] = KINDS) -> list[int]:
    """The kinds of fuel and plant whose name begins so, in English or in the chosen language, accents or not."""
    beginning = folded(beginning)
    names = [(word, folded(kind_name(word))) for word in kinds]
    found = [kind for kind, both in enumerate(names) if any(name.startswith(beginning) for name in both)]
    return [kind for kind in found if kind != ECO] if len(beginning) == 1 and len(found) > 1 else found


def part_name(word: str) -> str:
    """What an action lacks, in the chosen language."""
    return named(PART_NAMES, word)


def named(names: dict[str, tuple[str, str]], word: str) -> str:
    """A word of the engine as people say it; one without a name stays as it is."""
    return pgettext(*names[word]) if word in names else word
