"""Which table is meant."""

from pathlib import Path

import click

from voltable.engine.game import Game
from voltable_host.gate.signs import is_quiet
from voltable_host.language import N_, _
from voltable_host.saves import saves
from voltable_host.saves.kinds import is_table_file
from voltable_host.saves.looking import read_game
from voltable_host.saves.save_errors import NotMeant, SaveError
from voltable_host.saves.save_file import SaveFile
from voltable_host.talk import Talk


def complete(ctx, param, incomplete: str) -> list[str]:
    """The names of tables, for the shell."""
    try:
        return [path.stem for path in tables() if path.stem.startswith(incomplete) and is_quiet(path.stem)]
    except SaveError:
        return []


game_option = click.option(
    "--game", "name", metavar="GAME", shell_complete=complete, help=N_("which table; else the newest that is not over")
)


def tables() -> list[Path]:
    """Every table of the folder of games, the newest first."""
    return [path for path in saves.files() if is_table_file(path)]


def find(name: str | None = None, last_told: bool = False) -> Path:
    """The table of this name; else the newest that is not over, or else the newest, or the one that was told last."""
    if name is None:
        found = tables()
        if not found:
            raise SaveError(_("There is no table yet. Start one: voltable table new classic --players Ana,Bo,Cy"))
        return found[0] if last_told else saves.newest(found)
    path = saves.find(name)
    if not is_table_file(path):
        told = _("{name} is no table but a game of Voltable itself. To go on with it: voltable resume {name}")
        raise NotMeant(told.format(name=saves.called(path)))
    return path


def opened(talk: Talk, name: str | None, last_told: bool = False) -> SaveFile:
    """A table to tell something, with a word where its file had to be mended."""
    save = SaveFile.open(find(name, last_told))
    if save.mended:
        talk.note(save.mended)
    return save


def looked_at(talk: Talk, name: str | None) -> tuple[str, Game]:
    """A table only to look at, and what it is called."""
    path = find(name)
    return saves.called(path), read_game(talk, str(path), None)
