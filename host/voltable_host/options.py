"""Options that several commands share."""

from pathlib import Path

import click

import voltable
from voltable import Refusal
from voltable.boardgame.own_map import OwnMap
from voltable.boardgame.payouts import Payouts
from voltable.engine.start import find_edition
from voltable_host.card_sets.in_use import read_chosen
from voltable_host.card_sets.kept import Own
from voltable_host.card_sets.own import read_own_cards
from voltable_host.config import FALSE, TRUE
from voltable_host.language import N_, _
from voltable_host.language.map_names import region_called
from voltable_host.maps.map_file import is_path, read_map

CARD_GAME = "card"
MOST_JOBS = 1024  # more is a slip of the finger
EDITIONS = [name for name, _module in voltable.EDITIONS]
BOARD_EDITIONS = [name for name, module in voltable.EDITIONS if module.startswith("voltable.")]


def board_option(sentence: str):
    """`--board`, with what it is for."""
    return click.option("--board", type=BoardType(), metavar="NAME|FILE.json", help=sentence)


def read_options(edition: str, pairs: tuple[str, ...], cards: Path | None) -> dict:
    """The options of a game: those that were given, and the owner's cards."""
    options = read_pairs(edition, pairs)
    own = own_cards(edition, cards, bool(options.get("demolition")))
    return options | ({"cards": own} if own else {})


def read_pairs(edition: str, pairs: tuple[str, ...]) -> dict:
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
    return options


def own_cards(edition: str, named: Path | None, demolition: bool) -> Own | None:
    """What of an owner's cards concerns an edition; the board game has no use for them without demolition."""
    needed = find_edition(edition).owners_cards()
    if named is None and needed is Payouts and not demolition:
        return None
    sets = read_chosen(named)
    own = next((own for own in sets if isinstance(own, needed)), None)
    if sets and not own and named:
        told = _("{path} says nothing about the board game: demolition.board_side is missing.")
        raise click.ClickException(told.format(path=named))
    if isinstance(own, Payouts) and not demolition:
        raise click.UsageError(_("The cards say what demolition pays: add --option demolition=true"))
    return own


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


class BoardType(click.ParamType):
    """A board by its name, or the file of a map of one's own."""

    name = "board"

    def convert(self, value, param, ctx) -> object:
        """The name as it stands, or the map of the file."""
        return read_map(Path(value)) if isinstance(value, str) and is_path(value) else value


class MapFileType(click.ParamType):
    """The file of a map: it is known from then on, so that a log may name it."""

    name = "map"

    def convert(self, value, param, ctx) -> OwnMap:
        """Whatever the file is called."""
        return value if isinstance(value, OwnMap) else read_map(Path(value))


CARD_FILE = click.Path(path_type=Path)
cards_option = click.option(
    "--cards", type=CARD_FILE, metavar="FILE", help=N_("a card set of one's own; shipped: ours")
)
played_with_option = click.option(
    "--cards", type=CARD_FILE, metavar="FILE", callback=played_with, help=N_("the card set the game is played with")
)
played_on_option = click.option(
    "--board", type=MapFileType(), metavar="FILE.json", expose_value=False, help=N_("the map the game is played on")
)
jobs_option = click.option(
    "--jobs", type=click.IntRange(1, MOST_JOBS), default=1, show_default=True, help=N_("processes to use")
)
pairs_option = click.option(
    "--option", "pairs", multiple=True, metavar="NAME=VALUE", help=N_("an option, such as demolition=true")
)
