"""A card set of one's own, taken only where it violates nothing that is printed."""

from pathlib import Path

import click

from voltable.boardgame.payouts import Payouts
from voltable_cards.cards import CardSet
from voltable_host.card_sets.card_file import CardFileError, read_cards, read_payouts
from voltable_host.card_sets.check import check_cards
from voltable_host.language import ngettext
from voltable_host.wrong_value import existing


def read_card_set(path: Path) -> CardSet:
    """A card set of one's own, if it violates nothing that is printed."""
    return read_own_cards(path)[0]


def read_own_cards(path: Path) -> tuple:
    """The card set of a file, and what demolition pays in the board game where the file says it."""
    violations = [finding.text for finding in check_cards(existing(path)) if finding.kind == "violation"]
    if violations:
        sentence = ngettext(
            "{finding} Run: voltable cards check {path}",
            "{finding} This is one of {n} findings. Run: voltable cards check {path}",
            len(violations),
        )
        raise click.ClickException(sentence.format(finding=violations[0], path=path))
    try:
        payouts = read_payouts(path)
        return (CardSet(tuple(read_cards(path))), *([Payouts(payouts)] if payouts else []))
    except CardFileError as error:
        raise click.ClickException(error.sentences[0]) from error
