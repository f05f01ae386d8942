"""`voltable board`: which boards there are, how one stands, and whether a file holds one."""

from voltable.engine.start import find_edition
from voltable_host.commands.board.check import check
from voltable_host.commands.board.show import show
from voltable_host.options import BOARD_EDITIONS
from voltable_host.shell import group
from voltable_host.talk import pass_talk


@group("board", examples=("board list", "board show mygame", "board show --board germany --svg germany.svg"))
def command() -> None:
    """The boards of the board game: list them, show or draw one, check a file."""


@command.command("list", examples=("board list", "board list --json"))
@pass_talk
def list_(talk) -> None:
    """List the boards of each edition."""
    for edition in BOARD_EDITIONS:
        boards = find_edition(edition).boards
        talk.data({"edition": edition, "boards": list(boards)}, f"{edition}: {', '.join(boards)}")


for part in (show, check):
    command.add_command(part)
