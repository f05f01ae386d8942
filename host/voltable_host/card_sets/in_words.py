"""Cards and what is found about them, as people read them."""

from typing import Any

from voltable_host.card_sets.card_file import DEMOLITION, FUEL, PLANT
from voltable_host.card_sets.check import DOUBT, VIOLATION, Finding
from voltable_host.card_sets.entering import Card, is_entered
from voltable_host.language import N_, _, pgettext
from voltable_host.language.words import NP_, fuel_name, kind_name, named

PROVENANCES = {
    "printed": NP_("provenance", "printed"),
    "source": NP_("provenance", "source"),
    "reconstructed": NP_("provenance", "reconstructed"),
}
ENTERED_HERE = NP_("provenance", "entered")
SIZES = {"small": NP_("plant", "small"), "large": NP_("plant", "large")}
FINDINGS = {VIOLATION: N_("violation: {finding}"), DOUBT: N_("doubt: {finding}")}


def finding_in_words(finding: Finding) -> str:
    """What is wrong, or only strange."""
    return _(FINDINGS[finding.kind]).format(finding=finding.text)


def in_columns(row: dict[str, Any]) -> str:
    """A card on one line, marked where its numbers are ours."""
    mark = f"  ({named(PROVENANCES, row['provenance'])})" if row["provenance"] else ""
    if row["card"] == PLANT:
        return plant_in_columns(row) + mark
    if row["card"] == FUEL:
        return fuel_in_columns(row) + mark
    line = _("demolition {label} in the board game: first {first}, later {later}")
    if row["card"] == DEMOLITION:
        line = _("demolition {label}: first {first}, later {later}")
    return line.format(label=row["label"], first=row["first"], later=row["later"]) + mark


def plant_in_columns(row: dict[str, Any]) -> str:
    """A plant and what stands on it."""
    need = f"{row['need']} {kind_name(row['kind'])}" if row["need"] else kind_name(row["kind"])
    size = named(SIZES, row["size"])
    line = _("plant {label} {size} {need} earns {income}")
    return line.format(label=f"{row['label']:<4}", size=f"{size:<8}", need=f"{need:<14}", income=f"{row['income']:>2}")


def fuel_in_columns(row: dict[str, Any]) -> str:
    """A fuel card and the mark it bears."""
    label = f"{fuel_name(row['kind'])} {row['units']}"
    line = _("fuel {label} for {mark}") if row["mark"] else _("fuel {label} for singles")
    return line.format(label=f"{label:<14}", mark=row["mark"])


def with_provenance(card: Card, label: str) -> str:
    """A card as it is asked for, and where its numbers come from."""
    if is_entered(card):
        return f"{card_in_words(card, label)} ({pgettext(*ENTERED_HERE)})"
    known = card.row.get("provenance")
    return card_in_words(card, label) + (f" ({named(PROVENANCES, known)})" if known else "")


def card_in_words(card: Card, label: str) -> str:
    """A card as it is asked for: its values in the order in which they are typed."""
    row = card.row
    if card.sort == PLANT:
        line = _("plant {label}, {size}: {kind} {need}, earns {income}")
        if not row["fuel"]:
            line = _("plant {label}, {size}: {kind}, earns {income}")
        size, kind = named(SIZES, row["size"]), kind_name(row["kind"])
        return line.format(label=label, size=size, kind=kind, need=row["fuel"], income=row["income"])
    if card.sort == FUEL:
        line = _("fuel card {card}, mark {mark}") if row["mark"] else _("fuel card {card} without a mark")
        return line.format(card=f"{fuel_name(row['kind'])} {row['units']}", mark=row["mark"])
    line = _("demolition card {number} of the board game: {first} for the first, {later} for later ones")
    if card.sort == DEMOLITION:
        line = _("demolition card {number}: {first} for the first, {later} for later ones")
    return line.format(number=row["index"], first=row["first"], later=row["later"])


def plant_card(label: str, kind: str, need: int) -> str:
    """A plant by what is printed on it: its number, its kind and what it burns."""
    return f"{label} {kind_name(kind)} {need or ''}".rstrip()


def in_short(card: Card, label: str) -> str:
    """A card in a list of its sort."""
    row = card.row
    if card.sort == PLANT:
        return plant_card(label, row["kind"], row["fuel"])
    if card.sort != FUEL:
        return str(row["index"])
    return f"{fuel_name(row['kind'])} {row['units']}" + (f" ({row['mark']})" if row["mark"] else "")
