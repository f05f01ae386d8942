"""`voltable play`: a game in the terminal, with people and bots, or as referee at a real table."""

import secrets
from pathlib import Path

import click

import voltable
from voltable.boardgame.own_map import OwnMap
from voltable.engine.start import find_edition
from voltable_host.choice import Choice
from voltable_host.companion.line.device_option import check, check_map, check_own_cards, device_options, reach
from voltable_host.language import N_, _
from voltable_host.options import BOARD_EDITIONS, board_option, cards_option, pairs_option, read_options
from voltable_host.saves import saves
from voltable_host.saves.save_file import SaveFile
from voltable_host.shell import command as shell_command
from voltable_host.talk import pass_talk
from voltable_host.terminal.evening import play_game
from voltable_host.terminal.seats import read_players

GID_BYTES = 8
NEWEST = "recharged"


@shell_command(
    "play",
    examples=(
        "play",
        "play card --players Ana,Bo,bot:steady --lang cs",
        "play card --players Ana,Bo --dice table",
        "play board --edition recharged --board usa --players 4",
    ),
)
@click.argument("what", metavar="[card|board]", type=Choice(["card", "board"]), default="card")
@click.option("--edition", type=Choice(BOARD_EDITIONS), help=N_("of the board game; recharged if none is named"))
@board_option(N_("of the edition, its first if none is named; or the file of a map of one's own"))
@click.option("--players", default="", metavar="NAMES", help=N_("names, bot:NAME for a bot; or a number: you and bots"))
@click.option("--seed", type=click.IntRange(0, 2**32 - 1), help=N_("the same seed gives the same cards"))
@click.option("--dice", type=Choice(["table"]), help=N_("table: real cards; you are asked what was drawn"))
@pairs_option
@cards_option
@click.option("--take-back", is_flag=True, help=N_("where only people play: undo also past cards that were turned"))
@click.option("--practice", is_flag=True, help=N_("undo without limit against bots too; the result tells it"))
@click.option("--save", "name", metavar="FILE", help=N_("the name of the game, or the file to save it in"))
@device_options
@pass_talk
def command(
    talk, what, edition, board, players, seed, dice, pairs, cards, take_back, practice, name, device, offline
) -> None:  # fmt: skip
    """Play the card game or the board game: alone against bots, together at one keyboard, or at a real table.

    Every move is saved at once. Without a terminal, moves are read from stdin, one a line; when it ends, bots play on.
    """
    check(device, offline)
    check_map(isinstance(board, OwnMap), device)
    edition = chosen_edition(what, edition, board)
    options = read_options(edition, pairs, cards)
    check_own_cards(options.get("cards"), device)
    seed = secrets.randbits(32) if seed is None else seed
    gid = secrets.token_bytes(GID_BYTES)
    game = voltable.new_game(edition, board, read_players(players, find_edition(edition)), seed, dice, options, gid)
    if device is not None:
        reach(device, talk)
    with SaveFile.create(path_of(name), game) if name else saves.create(game) as save:
        play_game(save, talk, take_back, True, device, offline, practice)


def chosen_edition(what: str, edition: str | None, board: str | None) -> str:
    """The card game has one edition and no board; of the board game, the one that is named."""
    if what == "board":
        return edition or NEWEST
    if edition or board:
        raise click.UsageError(_("The card game has no editions and no boards. Say: voltable play board"))
    return what


def path_of(name: str) -> Path:
    """A bare name lies in the folder of games; anything with a folder or an ending is a file as it stands."""
    path = Path(name)
    return path if path.parent != Path() or path.suffix else saves.folder() / f"{name}.vtl"
