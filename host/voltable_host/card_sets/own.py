"""A card set of one's own, taken only where it violates nothing that is printed."""

from pathlib import Path

import click

from voltable_host.card_sets.card_file import CardFileError, load_cards
from voltable_host.card_sets.check import VIOLATION, check_cards
from voltable_host.card_sets.kept import Own, learn
from voltable_host.language import ngettext
from voltable_host.wrong_value import existing


def read_own_cards(path: Path) -> tuple[Own, ...]:
    """The card set of a file, and what demolition pays in the board game where the file says it."""
    try:
        data = load_cards(existing(path))
    except CardFileError as error:
        raise refused(path, error.sentences) from error
    violations = [finding.text for finding in check_cards(data) if finding.kind == VIOLATION]
    if violations:
        raise refused(path, violations)
    return learn(data)


def refused(path: Path | None, violations: list[str]) -> click.ClickException:
    """The first thing that is wrong with a file, and how to see the others."""
    sentence = ngettext(
        "{finding} Run: voltable cards check {path}",
        "{finding} This is one of {n} findings. Run: voltable cards check {path}",
        len(violations),
    )
    return click.ClickException(sentence.format(finding=violations[0], path=path))
