"""`voltable cards check`: whether a card set of one's own is right."""

import sys
from pathlib import Path

import click

from voltable_host.card_sets.check import VIOLATION, check_cards
from voltable_host.card_sets.in_words import finding_in_words
from voltable_host.language import _
from voltable_host.shell import command
from voltable_host.talk import pass_talk
from voltable_host.wrong_value import existing


@command("check", examples=("cards check mybox.json",))
@click.argument("file", type=click.Path(path_type=Path))
@pass_talk
def check(talk, file) -> None:
    """Name every printed fact that a card set violates; exit 0 if there is none."""
    findings = check_cards(existing(file))
    for finding in findings:
        talk.data(finding._asdict(), finding_in_words(finding))
    violations = sum(finding.kind == VIOLATION for finding in findings)
    if not violations and not talk.json:
        talk.line(_("{file} agrees with every printed fact.").format(file=file))
    sys.exit(1 if violations else 0)
