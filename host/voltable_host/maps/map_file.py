"""The file of a map: read with a limit, and taken only where nothing in it is wrong."""

import json
from pathlib import Path
from typing import Any

import click

from voltable.boardgame.own_map import OwnMap
from voltable.boards import read
from voltable_host.language import _, ngettext
from voltable_host.maps.kept import learn
from voltable_host.maps.violations import violations
from voltable_host.wrong_value import existing

ENDING = ".json"
LARGEST_FILE = 100_000  # bytes; our own files have about 8,000


def is_path(board: str) -> bool:
    """Whether somebody means a file, and not a board by its name."""
    return board.lower().endswith(ENDING)


def read_map(path: Path) -> OwnMap:
    """A map of one's own, if nothing in its file is wrong; its names are known from then on."""
    data = load_json(path)
    found = violations(data)
    if found:
        told = ngettext(
            "{finding} Run: voltable board check {path}",
            "{finding} This is one of {n} findings. Run: voltable board check {path}",
            len(found),
        )
        raise click.ClickException(told.format(finding=found[0], path=path))
    own = read(data)
    learn(own)
    return own


def load_json(path: Path) -> Any:
    """Whatever the JSON file holds."""
    try:
        with open(existing(path), "rb") as file:
            content = file.read(LARGEST_FILE + 1)
        if len(content) > LARGEST_FILE:
            raise click.ClickException(_("{file} is too large for a board.").format(file=path))
        return json.loads(content.decode("utf-8-sig"))
    except OSError as error:
        told = _("{file} cannot be read ({why}).")
        raise click.ClickException(told.format(file=path, why=error.strerror or error)) from error
    except json.JSONDecodeError as error:
        told = _("{file} is not JSON: line {line}, column {column}.")
        raise click.ClickException(told.format(file=path, line=error.lineno, column=error.colno)) from error
    except (ValueError, RecursionError) as error:
        raise click.ClickException(_("{file} is no JSON text.").format(file=path)) from error
