"""`voltable cards`: what the cards are, where their numbers come from, and whether a set of one's own is right."""

import json
import sys
from pathlib import Path

import click

from voltable_host.card_check import check_cards
from voltable_host.card_file import CardFileError, describe, shipped_cards

DOUBTFUL = "reconstructed"


@click.group("cards")
def command() -> None:
    """The cards of the card game, and card sets of one's own."""


@command.command()
@click.option("--cards", type=click.Path(path_type=Path), help="a card set of one's own instead of the shipped one")
@click.option("--json", "as_json", is_flag=True, help="a JSON object on each line")
def show(cards, as_json) -> None:
    """List every card with its provenance; reconstructed ones are our stand-ins.

    \b
    Example:
      voltable cards show
    """
    try:
        rows = describe(cards or shipped_cards())
    except CardFileError as error:
        raise click.ClickException(error.sentences[0]) from error
    for row in rows:
        click.echo(json.dumps(row, ensure_ascii=False) if as_json else in_words(row))
    doubtful = sum(row["provenance"] == DOUBTFUL for row in rows)
    if doubtful and not as_json:
        click.echo(
            f"{doubtful} of {len(rows)} cards are reconstructed: our stand-ins, not the real cards. If you own the box,"
            " write them into a file of your own (docs/cards.md) and run: voltable cards check FILE", err=True,
        )  # fmt: skip


def in_words(row: dict) -> str:
    """A card on one line, marked where its numbers are ours."""
    mark = f"  ({row['provenance']})" if row["provenance"] else ""
    if row["card"] == "plant":
        need = f"{row['need']} {row['kind']}" if row["need"] else row["kind"]
        return f"plant {row['label']:<4} {row['size']:<6} {need:<10} earns {row['income']:>2}{mark}"
    if row["card"] == "fuel":
        return f"fuel {row['label']:<10} for {row['mark'] or 'singles'}{mark}"
    return f"demolition {row['label']}: first {row['first']}, later {row['later']}{mark}"


@command.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="a JSON object on each line")
def check(file, as_json) -> None:
    """Name every printed fact that a card set violates; exit 0 if there is none.

    \b
    Example:
      voltable cards check mybox.json
    """
    findings = check_cards(file)
    for finding in findings:
        line = {"kind": finding.kind, "text": finding.text}
        click.echo(json.dumps(line, ensure_ascii=False) if as_json else f"{finding.kind}: {finding.text}")
    violations = sum(finding.kind == "violation" for finding in findings)
    if not violations and not as_json:
        click.echo(f"{file} agrees with every printed fact.")
    sys.exit(1 if violations else 0)
