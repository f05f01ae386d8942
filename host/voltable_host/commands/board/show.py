"""`voltable board show`: a board on the terminal or as a picture."""

from pathlib import Path

import click

from voltable.engine.game import Game
from voltable_host.calculator.places import PLAYER, find, find_board, named
from voltable_host.calculator.site import check_has_board
from voltable_host.commands.calc.shared import refuse_options
from voltable_host.drawing.standing import Standing, drawn, in_words, of_board, of_game, recorded
from voltable_host.language import N_, _
from voltable_host.options import BOARD_EDITIONS, board_option, played_with_option
from voltable_host.saves import saves
from voltable_host.saves.looking import read_game
from voltable_host.shell import command
from voltable_host.talk import pass_talk


@command(
    "show",
    examples=(
        "board show mygame", "board show mygame --for Ana --svg mygame.svg",
        "board show --board germany --edition classic --svg germany.svg",
    ),
)  # fmt: skip
@click.argument("name", metavar="[GAME]", required=False, shell_complete=saves.complete)
@board_option(N_("an empty board instead of a game: its name, or the file of a map of one's own"))
@click.option("--edition", type=click.Choice(BOARD_EDITIONS), help=N_("whose board; classic if it is not told"))
@click.option("--for", "player", metavar="NAME", help=N_("what each city would cost this player"))
@click.option("--svg", type=click.Path(path_type=Path), metavar="FILE", help=N_("draw a picture; it replaces the file"))
@played_with_option
@pass_talk
def show(talk, name, board, edition, player, svg, cards) -> None:
    """Show the cities of a game or of an empty board by region: slots, houses, and prices for whoever builds."""
    if name:
        refuse_options(
            {"board": named(board), "edition": edition}, _("The game tells this already: leave out {option}.")
        )
        standing = standing_of_game(read_game(talk, name, cards), player)
    else:
        standing = standing_of_board(board, edition, player)
    if not svg:
        talk.data(recorded(standing), in_words(standing, talk.plain))
        return
    write(svg, drawn(standing))
    talk.data(recorded(standing) | {"file": str(svg)}, _("The board is drawn: {file}").format(file=svg))


def standing_of_game(game: Game, player: str | None) -> Standing:
    """A saved game as it stands, with the prices of one player or of whoever builds."""
    check_has_board(game)
    return of_game(game, find(player, game.names, PLAYER) if player else None)


def standing_of_board(board: str | None, edition: str | None, player: str | None) -> Standing:
    """An empty board."""
    if player:
        raise click.UsageError(_("--for names a player of a game: name the game too."))
    if not board and not edition:
        raise click.UsageError(_("Name a game, or a board: --board germany. To see them all: voltable board list"))
    edition = edition or BOARD_EDITIONS[0]
    return of_board(edition, find_board(edition, board))


def write(path: Path, picture: str) -> None:
    """The picture as a file."""
    try:
        path.write_text(picture, encoding="utf-8")
    except OSError as error:
        told = _("{file} cannot be written ({why}). Choose another place.")
        raise click.ClickException(told.format(file=path, why=error.strerror or error)) from error
