"""What is printed on a card, as its owner types it: `coal 2 5`, `2`, `1 0`; words by their beginnings."""

import re
from typing import Any, TypeAlias

from voltable_cards.words import ECO, FUELS, KINDS
from voltable_host.card_sets.card_file import DEMOLITION, DEMOLITION_BOARD, FUEL, PLANT
from voltable_host.card_sets.faults import GROUPS, HIGHEST, HUNGRIEST, LARGEST_CARD, MARKS
from voltable_host.language import N_, _
from voltable_host.language.folding import folded
from voltable_host.language.words import kind_name, kinds_called

Values: TypeAlias = dict[str, Any]  # of a row, by field
PLANT_LINE = re.compile(r"(?:(\d{1,9}) )?([^\W\d]+) ?(\d{1,9})(?: (\d{1,9}))?")
FUEL_LINE = re.compile(r"(?:([^\W\d]+) ?)?(\d{1,9})(?: (\S+))?")
DEMOLITION_LINE = re.compile(r"(\d{1,9})[ /](\d{1,9})")
SINGLE = "-"  # typed where a card has no mark
PAYS = N_("Type what the first and what later ones get, such as: 3 2")
HOW = {
    PLANT: N_(
        "Type kind, need and income, such as: coal 2 5; an eco plant has no need: eco 6; another number comes first:"
        " 4 coal 2 5"
    ),
    FUEL: N_("Type the units, such as: 2; if fuel or mark differ: coal 2 4-6, or coal 1 - for a card without a mark"),
    DEMOLITION: PAYS,
    DEMOLITION_BOARD: PAYS,
}


class NoSuchCard(Exception):
    """What was typed stands on no card; the message says what could."""


def read_card(sort: str, line: str) -> Values:
    """The fields of a card that a line tells."""
    text = folded(line.replace(",", " "))
    if sort == PLANT:
        return read_plant(text)
    return read_fuel(text) if sort == FUEL else read_demolition(text, sort)


def read_plant(text: str) -> Values:
    """Kind, need and income, perhaps a number before them; an eco plant needs nothing."""
    number, word, *amounts = matched(PLANT_LINE, text, PLANT)
    kind = kind_called(word, KINDS)
    told = [int(amount) for amount in amounts if amount]
    if KINDS.index(kind) == ECO and len(told) == 1:
        told = [0, *told]
    if len(told) < 2:
        raise not_understood(text, PLANT)
    need, income = told
    check_need(kind, need)
    in_range(income, 1, HIGHEST, N_("A plant earns {least} to {most} Elektro, not {value}."))
    if not number:
        return {"kind": kind, "fuel": need, "income": income}
    in_range(int(number), 1, HIGHEST, N_("A plant has a number from {least} to {most}, not {value}."))
    return {"number": int(number), "kind": kind, "fuel": need, "income": income}


def check_need(kind: str, need: int) -> None:
    """Eco plants need nothing, all others something."""
    if KINDS.index(kind) != ECO:
        in_range(need, 1, HUNGRIEST, N_("A plant needs {least} to {most} units, not {value}."))
    elif need:
        raise NoSuchCard(_("An eco plant needs no fuel. Type it so: eco 6"))


def read_fuel(text: str) -> Values:
    """Units, and what differs of fuel and mark."""
    word, units, mark = matched(FUEL_LINE, text, FUEL)
    values: Values = {"units": int(units)}
    in_range(values["units"], 1, LARGEST_CARD, N_("A fuel card has {least} to {most} units, not {value}."))
    if word:
        values["kind"] = kind_called(word, FUELS)
    if mark:
        values["mark"] = mark_called(mark)
        values["group"] = GROUPS[values["mark"]]
    return values


def mark_called(text: str) -> str | None:
    """A mark as it is printed."""
    mark = None if text == SINGLE else text
    if mark not in MARKS:
        marks = ", ".join(mark or SINGLE for mark in MARKS)
        raise NoSuchCard(_("There is no mark {mark}. There are: {marks}").format(mark=text[:20], marks=marks))
    return mark


def read_demolition(text: str, sort: str) -> Values:
    """Two payouts."""
    first, later = (int(amount) for amount in matched(DEMOLITION_LINE, text, sort))
    for amount in (first, later):
        in_range(amount, 0, HIGHEST, N_("A demolition card pays {least} to {most} Elektro, not {value}."))
    return {"first": first, "later": later}


def kind_called(word: str, kinds: tuple[str, ...]) -> str:
    """The one kind whose name begins so."""
    found = kinds_called(word, kinds)
    if len(found) == 1:
        return kinds[found[0]]
    names = ", ".join(kind_name(kind) for kind in ([kinds[kind] for kind in found] or kinds))
    if found:
        told = _("{word} can mean several fuels: {fuels}. Type more of the name.")
        raise NoSuchCard(told.format(word=word, fuels=names))
    raise NoSuchCard(_("There is no kind {word}. There are: {kinds}").format(word=word[:20], kinds=names))


def matched(pattern: re.Pattern[str], text: str, sort: str) -> tuple[str, ...]:
    """The parts of a line."""
    found = pattern.fullmatch(text)
    if not found:
        raise not_understood(text, sort)
    return found.groups(default="")


def not_understood(text: str, sort: str) -> NoSuchCard:
    """What can be typed instead."""
    told = _("I do not understand: {line}.").format(line=text[:40])
    return NoSuchCard(f"{told} {_(HOW[sort])}")


def in_range(value: int, least: int, most: int, sentence: str) -> None:
    """Refuse a number that is on no card."""
    if not least <= value <= most:
        raise NoSuchCard(_(sentence).format(least=least, most=most, value=value))
