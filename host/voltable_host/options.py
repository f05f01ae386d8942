"""Options that several commands share."""

from pathlib import Path

import click

import voltable
from voltable import Refusal
from voltable.start import find_edition
from voltable_cards.cards import CardSet
from voltable_host.card_sets.card_file import CardFileError, read_cards
from voltable_host.card_sets.check import check_cards
from voltable_host.language import N_, _, ngettext

EDITIONS = [name for name, _module in voltable.EDITIONS]
TRUE = ("true", "yes", "on", "1")
FALSE = ("false", "no", "off", "0")


def read_card_set(path: Path) -> CardSet:
    """A card set of one's own, if it violates nothing that is printed."""
    violations = [finding.text for finding in check_cards(path) if finding.kind == "violation"]
    if violations:
        sentence = ngettext(
            "{finding} Run: voltable cards check {path}",
            "{finding} This is one of {n} findings. Run: voltable cards check {path}",
            len(violations),
        )
        raise click.ClickException(sentence.format(finding=violations[0], path=path))
    try:
        return CardSet(tuple(read_cards(path)))
    except CardFileError as error:
        raise click.ClickException(error.sentences[0]) from error


def read_options(edition: str, pairs: tuple[str, ...], cards: Path | None) -> dict:
    """`--option k=v` as values of the type that the edition's default has."""
    defaults = dict(find_edition(edition).options)
    options: dict = {}
    for pair in pairs:
        name, _equals, text = pair.partition("=")
        if name == "cards":
            raise click.UsageError(_("A card set is named with --cards FILE."))
        if name not in defaults:
            raise Refusal("unknown-option", name, *defaults)
        options[name] = read_value(name, text, defaults[name])
    if cards:
        options["cards"] = read_card_set(cards)
    return options


def read_value(name: str, text: str, default) -> object:
    """A truth or a number; anything else is refused by name."""
    if isinstance(default, bool):
        if text.lower() in TRUE + FALSE:
            return text.lower() in TRUE
    elif text.isdecimal() and len(text) < 10:
        return int(text)
    raise Refusal("bad-option", name, text)


def played_with(ctx: click.Context, param: click.Parameter, path: Path | None) -> CardSet | None:
    """The card set that --cards names, or nothing."""
    return read_card_set(path) if path else None


CARD_FILE = click.Path(path_type=Path)
cards_option = click.option("--cards", type=CARD_FILE, metavar="FILE", help=N_("a card set of one's own"))
played_with_option = click.option(
    "--cards", type=CARD_FILE, metavar="FILE", callback=played_with, help=N_("the card set the game is played with")
)
pairs_option = click.option(
    "--option", "pairs", multiple=True, metavar="NAME=VALUE", help=N_("an option, such as demolition=true")
)
