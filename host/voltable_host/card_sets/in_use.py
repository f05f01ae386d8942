"""Which cards are played with where none are named: those of an owner's box, or else the shipped ones."""

import os
from pathlib import Path

import click

from voltable_host import config
from voltable_host.card_sets.kept import Own
from voltable_host.card_sets.own import read_own_cards
from voltable_host.language import _

KEY = "cards"
SHIPPED = "shipped"  # for --cards, where the box is left in its cupboard for once


def usual_place() -> Path:
    """Where an owner's cards are kept if no file is named."""
    return config.home() / "cards.json"


def in_use() -> Path | None:
    """The file of the cards that are played with; none for the shipped ones."""
    named = config.remembered(KEY)
    return Path(os.path.expanduser(named)) if named else None


def is_in_use(path: Path) -> bool:
    """Whether the file is the one, by whatever name."""
    now = in_use()
    return now is not None and os.path.realpath(now) == os.path.realpath(path)


def use(path: Path) -> None:
    """From now on they are played with."""
    if not is_in_use(path):
        config.keep(KEY, os.path.abspath(path))


def forget() -> None:
    """From now on the shipped ones are played with; the file stays."""
    if in_use():
        config.keep(KEY, "")


def chosen(named: Path | None) -> Path | None:
    """The file that is named, none for the word `shipped`, or else the one in use."""
    if named is None:
        return in_use()
    return None if str(named) == SHIPPED else named


def read_chosen(named: Path | None) -> tuple[Own, ...]:
    """The sets of that file; nothing for the shipped cards."""
    path = chosen(named)
    if path is None:
        return ()
    try:
        return read_own_cards(path)
    except click.ClickException as error:
        if named:
            raise
        way_back = _("To play with the shipped cards instead: voltable cards enter --forget")
        raise click.ClickException(f"{error.message} {way_back}") from error
