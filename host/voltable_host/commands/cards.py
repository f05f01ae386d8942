"""`voltable cards`: what the cards are, where their numbers come from, and whether a set of one's own is right."""

import sys
from pathlib import Path

import click

from voltable_host.card_sets.card_file import CardFileError, describe, shipped_cards
from voltable_host.card_sets.check import DOUBT, VIOLATION, check_cards
from voltable_host.language import N_, _
from voltable_host.language.words import NP_, fuel_name, kind_name, named
from voltable_host.options import cards_option
from voltable_host.shell import group
from voltable_host.talk import pass_talk

DOUBTFUL = "reconstructed"
PROVENANCES = {
    "printed": NP_("provenance", "printed"),
    "source": NP_("provenance", "source"),
    "reconstructed": NP_("provenance", "reconstructed"),
}
SIZES = {"small": NP_("plant", "small"), "large": NP_("plant", "large")}
FINDINGS = {VIOLATION: N_("violation: {finding}"), DOUBT: N_("doubt: {finding}")}


@group("cards", examples=("cards show", "cards check mybox.json"))
def command() -> None:
    """The cards of the card game, and card sets of one's own."""


@command.command(examples=("cards show", "cards show --cards mybox.json --json"))
@cards_option
@pass_talk
def show(talk, cards) -> None:
    """List every card with its provenance; reconstructed ones are our stand-ins."""
    try:
        rows = describe(cards or shipped_cards())
    except CardFileError as error:
        raise click.ClickException(error.sentences[0]) from error
    for row in rows:
        talk.data(row, in_words(row))
    doubtful = sum(row["provenance"] == DOUBTFUL for row in rows)
    if doubtful and not talk.json:
        sentence = _(
            "{doubtful} of {all} cards are reconstructed: our stand-ins, not the real cards. If you own the box, "
            "write them into a file of your own (docs/cards.md) and run: voltable cards check FILE"
        )
        talk.note(sentence.format(doubtful=doubtful, all=len(rows)))


def in_words(row: dict) -> str:
    """A card on one line, marked where its numbers are ours."""
    mark = f"  ({named(PROVENANCES, row['provenance'])})" if row["provenance"] else ""
    if row["card"] == "plant":
        return plant_in_words(row) + mark
    if row["card"] == "fuel":
        return fuel_in_words(row) + mark
    boards = row["card"] != "demolition"
    line = _("demolition {label}: first {first}, later {later}")
    if boards:
        line = _("demolition {label} in the board game: first {first}, later {later}")
    return line.format(label=row["label"], first=row["first"], later=row["later"]) + mark


def plant_in_words(row: dict) -> str:
    """A plant in columns."""
    need = f"{row['need']} {kind_name(row['kind'])}" if row["need"] else kind_name(row["kind"])
    size = named(SIZES, row["size"])
    line = _("plant {label} {size} {need} earns {income}")
    return line.format(label=f"{row['label']:<4}", size=f"{size:<8}", need=f"{need:<14}", income=f"{row['income']:>2}")


def fuel_in_words(row: dict) -> str:
    """A fuel card and the mark it bears."""
    label = f"{fuel_name(row['kind'])} {row['units']}"
    line = _("fuel {label} for {mark}") if row["mark"] else _("fuel {label} for singles")
    return line.format(label=f"{label:<14}", mark=row["mark"])


@command.command(examples=("cards check mybox.json",))
@click.argument("file", type=click.Path(path_type=Path))
@pass_talk
def check(talk, file) -> None:
    """Name every printed fact that a card set violates; exit 0 if there is none."""
    findings = check_cards(file)
    for finding in findings:
        talk.data(finding._asdict(), _(FINDINGS[finding.kind]).format(finding=finding.text))
    violations = sum(finding.kind == VIOLATION for finding in findings)
    if not violations and not talk.json:
        talk.line(_("{file} agrees with every printed fact.").format(file=file))
    sys.exit(1 if violations else 0)
