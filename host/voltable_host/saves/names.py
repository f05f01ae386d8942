"""Where games are saved, and what a saved game is called."""

from pathlib import Path

from voltable_host import config
from voltable_host.saves.save_errors import as_argument

SUFFIX = ".vtl"


def folder() -> Path:
    """Where games are saved."""
    return config.games_folder()


def called(path: Path) -> str:
    """A game as commands understand it: by its name in the folder of games, else by its file."""
    at_home = path.parent.resolve() == folder().resolve() and path.suffix == SUFFIX
    return as_argument(path.stem if at_home else path)
