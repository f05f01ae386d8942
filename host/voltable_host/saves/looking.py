"""A game only to look at: nothing is locked or written, and every trouble is one sentence."""

from collections.abc import Callable
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

import click

from voltable import LogError
from voltable.engine.game import Game
from voltable_host.language import _
from voltable_host.language.words import advised
from voltable_host.saves import log_file, saves
from voltable_host.saves.opening import load
from voltable_host.talk import Talk

More = ParamSpec("More")
Found = TypeVar("Found")


def read_game(talk: Talk, name: str | None, cards) -> Game:
    """The game of this name, without one the newest; an end that was cut off is left out."""
    return read_path(talk, saves.told(talk, saves.newest_of_all()) if name is None else saves.find(name), cards)


def read_path(talk: Talk, path: Path, cards) -> Game:
    """The game of a file."""
    data = run(log_file.read, path)
    game, good = load(path, data, cards)
    if len(good) < len(data):
        talk.note(_("The end of {file} is cut off; this is all before it.").format(file=path))
    return game


def run(work: Callable[Concatenate[Path, More], Found], file: Path, *more: More.args, **named: More.kwargs) -> Found:
    """Do it, with every trouble as one sentence."""
    try:
        return work(file, *more, **named)
    except log_file.Unreadable as error:
        raise click.ClickException(f"{file}: {error}") from error
    except LogError as error:
        raise click.ClickException(f"{file}: {advised(error)}") from error
