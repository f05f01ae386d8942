"""Whether a name means a saved game or a board."""

from contextlib import suppress
from pathlib import Path

from voltable.boardgame.own_map import OwnMap
from voltable.engine.start import find_edition
from voltable_host.calculator.places import spelled
from voltable_host.maps.map_file import is_path, read_map
from voltable_host.options import BOARD_EDITIONS
from voltable_host.saves import saves
from voltable_host.saves.save_errors import SaveError


def complete(ctx, param, incomplete: str) -> list[str]:
    """Games, then boards, for the shell."""
    begun = [name for name in boards() if name.startswith(incomplete)]
    return [*saves.complete(ctx, param, incomplete), *begun]


def boards() -> list[str]:
    """The names of all boards of all editions."""
    return list(dict.fromkeys(board for edition in BOARD_EDITIONS for board in find_edition(edition).boards))


def board_called(name: str) -> str | OwnMap | None:
    """The board that is meant, or the map of a file; nothing where a saved game is called so, or no board."""
    if is_path(name):
        return read_map(Path(name))
    if spelled(name) not in map(spelled, boards()):
        return None
    with suppress(SaveError):
        saves.find(name)
        return None
    return name


def edition_of(board: str | OwnMap) -> str | None:
    """The first edition that has a board of this name; an owner's map fits any."""
    if isinstance(board, OwnMap):
        return None
    return next(name for name in BOARD_EDITIONS if spelled(board) in map(spelled, find_edition(name).boards))
