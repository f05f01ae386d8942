"""`voltable board show`: a board on the terminal or as a picture."""

from pathlib import Path

import click

from voltable.boardgame.own_map import OwnMap
from voltable.engine.game import Game
from voltable_host.calculator.places import PLAYER, find, find_board, named
from voltable_host.calculator.site import check_has_board
from voltable_host.choice import Choice
from voltable_host.commands.board.naming import board_called, complete, edition_of
from voltable_host.commands.calc.shared import refuse_options
from voltable_host.drawing.chart.printing import show_board
from voltable_host.drawing.standing import Standing, drawn, of_board, of_game, recorded
from voltable_host.language import N_, _
from voltable_host.options import BOARD_EDITIONS, board_option, played_with_option
from voltable_host.saves import saves
from voltable_host.saves.kinds import is_table_file
from voltable_host.saves.looking import read_game, read_path
from voltable_host.shell import command
from voltable_host.talk import Talk, pass_talk
from voltable_host.terminal.screen import Screen


@command(
    "show",
    examples=(
        "board show mygame", "board show mygame --for Ana --svg mygame.svg", "board show germany",
        "board show --board germany --edition classic --svg germany.svg",
    ),
)  # fmt: skip
@click.argument("name", metavar="[GAME|BOARD]", required=False, shell_complete=complete)
@board_option(N_("an empty board instead of a game: its name, or the file of a map of one's own"))
@click.option("--edition", type=Choice(BOARD_EDITIONS), help=N_("whose board; classic if it is not told"))
@click.option("--for", "player", metavar="NAME", help=N_("what each city would cost this player"))
@click.option("--list", "as_list", is_flag=True, help=N_("a list by region instead of a map"))
@click.option("--svg", type=click.Path(path_type=Path), metavar="FILE", help=N_("draw a picture; it replaces the file"))
@played_with_option
@pass_talk
def show(talk, name, board, edition, player, as_list, svg, cards) -> None:
    """Draw the map of a game or of an empty board: regions, connections, houses, and prices for whoever builds.

    Without a name it is the newest game that has a board.
    """
    called = board_called(name) if name and not board else None
    if called:
        standing = standing_of_board(called, edition or edition_of(called), player)
    elif name or not (board or edition):
        refuse_options(
            {"board": named(board), "edition": edition}, _("The game tells this already: leave out {option}.")
        )
        game = read_game(talk, name, cards) if name else newest(talk, cards)
        standing = standing_of_game(game, player)
    else:
        standing = standing_of_board(board, edition, player)
    if svg:
        write(svg, drawn(standing))
        talk.data(recorded(standing) | {"file": str(svg)}, _("The board is drawn: {file}").format(file=svg))
    elif talk.json:
        talk.data(recorded(standing), "")
    else:
        show_board(standing, Screen(talk), as_list)


def newest(talk: Talk, cards) -> Game:
    """The newest game with a board, where nothing is named."""
    on_boards = (path for path in saves.files() if saves.describe(path)["edition"] in BOARD_EDITIONS)
    path = next((path for path in on_boards if not is_table_file(path)), None)
    if path is None:
        raise click.UsageError(_("Name a game, or a board: --board germany. To see them all: voltable board list"))
    return read_path(talk, saves.told(talk, path), cards)


def standing_of_game(game: Game, player: str | None) -> Standing:
    """A saved game as it stands, with the prices of one player or of whoever builds."""
    check_has_board(game)
    return of_game(game, find(player, game.names, PLAYER) if player else None)


def standing_of_board(board: str | OwnMap | None, edition: str | None, player: str | None) -> Standing:
    """An empty board."""
    if player:
        raise click.UsageError(_("--for names a player of a game: name the game too."))
    edition = edition or BOARD_EDITIONS[0]
    return of_board(edition, find_board(edition, board))


def write(path: Path, picture: str) -> None:
    """The picture as a file."""
    try:
        path.write_text(picture, encoding="utf-8")
    except OSError as error:
        told = _("{file} cannot be written ({why}). Choose another place.")
        raise click.ClickException(told.format(file=path, why=error.strerror or error)) from error
