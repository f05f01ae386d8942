"""Options that several commands share."""

from pathlib import Path

import click

import voltable
from voltable import Refusal
from voltable.payouts import Payouts
from voltable.start import find_edition
from voltable_cards.cards import CardSet
from voltable_host.card_sets.card_file import CardFileError, read_cards, read_payouts
from voltable_host.card_sets.check import check_cards
from voltable_host.language import N_, _, ngettext
from voltable_host.language.words import region_called

CARD_GAME = "card"
EDITIONS = [name for name, _module in voltable.EDITIONS]
BOARD_EDITIONS = [name for name, module in voltable.EDITIONS if module.startswith("voltable.")]
TRUE = ("true", "yes", "on", "1")
FALSE = ("false", "no", "off", "0")


def read_card_set(path: Path) -> CardSet:
    """A card set of one's own, if it violates nothing that is printed."""
    return read_own_cards(path)[0]


def read_own_cards(path: Path) -> tuple:
    """The card set of a file, and what demolition pays in the board game where the file says it."""
    violations = [finding.text for finding in check_cards(path) if finding.kind == "violation"]
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
        options["cards"] = own_cards(edition, cards)
        if isinstance(options["cards"], Payouts) and not options.get("demolition"):
            raise click.UsageError(_("The cards say what demolition pays: add --option demolition=true"))
    return options


def own_cards(edition: str, path: Path):
    """What of a file concerns an edition."""
    for own in read_own_cards(path):
        if isinstance(own, find_edition(edition).owners_cards()):
            return own
    raise click.ClickException(_("{path} says nothing about the board game: demolition.board_side is missing.").format(
        path=path
    ))  # fmt: skip


def read_value(name: str, text: str, default) -> object:
    """A truth, a number, or a word or list of words; anything else is refused by name."""
    if isinstance(default, bool):
        if text.lower() not in TRUE + FALSE:
            raise Refusal("bad-option", name, text, "true", "false")
        return text.lower() in TRUE
    if isinstance(default, str):
        words = [region_called(word) for word in text.split(",") if word.strip()]
        return words[0] if words in ([default], ["draft"]) else words
    if text.isdecimal() and len(text) < 10:
        return int(text)
    raise Refusal("bad-option", name, text)


def played_with(ctx: click.Context, param: click.Parameter, path: Path | None) -> tuple | None:
    """What the file of --cards holds, or nothing."""
    return read_own_cards(path) if path else None


CARD_FILE = click.Path(path_type=Path)
cards_option = click.option("--cards", type=CARD_FILE, metavar="FILE", help=N_("a card set of one's own"))
played_with_option = click.option(
    "--cards", type=CARD_FILE, metavar="FILE", callback=played_with, help=N_("the card set the game is played with")
)
pairs_option = click.option(
    "--option", "pairs", multiple=True, metavar="NAME=VALUE", help=N_("an option, such as demolition=true")
)
