"""Cards and what is found about them, as people read them."""

from typing import Any

from voltable_host.card_sets.card_file import DEMOLITION, FUEL, PLANT
from voltable_host.card_sets.check import DOUBT, VIOLATION, Finding
from voltable_host.language import N_, _
from voltable_host.language.words import NP_, fuel_name, kind_name, named

PROVENANCES = {
    "printed": NP_("provenance", "printed"),
    "source": NP_("provenance", "source"),
    "reconstructed": NP_("provenance", "reconstructed"),
}
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
