"""`voltable board check`: everything that keeps a file from being a board."""

import json
import sys
from pathlib import Path

import click

from voltable_host.commands.board.violations import violations
from voltable_host.language import _, ngettext
from voltable_host.saves.save_errors import shown
from voltable_host.shell import command
from voltable_host.talk import pass_talk

LARGEST_FILE = 100_000  # bytes; our own files have about 6,000


@command("check", examples=("board check myboard.json", "board check myboard.json --json"))
@click.argument("file", type=click.Path(path_type=Path))
@pass_talk
def check(talk, file) -> None:
    """Name all that a board file violates: its regions, cities and connections; exit 0 if there is nothing."""
    found = violations(read(file))
    told = found or [_("{file} is a board: nothing is violated.").format(file=shown(file))]
    talk.data({"file": shown(file), "ok": not found, "violations": found}, "\n".join(told))
    if not talk.json and len(found) > 1:
        talk.note(ngettext("{n} violation", "{n} violations", len(found)))
    sys.exit(1 if found else 0)


def read(path: Path):
    """Whatever the JSON file holds."""
    try:
        with open(path, "rb") as file:
            content = file.read(LARGEST_FILE + 1)
        if len(content) > LARGEST_FILE:
            raise click.ClickException(_("{file} is too large for a board.").format(file=shown(path)))
        return json.loads(content.decode("utf-8-sig"))
    except OSError as error:
        told = _("{file} cannot be read ({why}).")
        raise click.ClickException(told.format(file=shown(path), why=error.strerror or error)) from error
    except json.JSONDecodeError as error:
        told = _("{file} is not JSON: line {line}, column {column}.")
        raise click.ClickException(told.format(file=shown(path), line=error.lineno, column=error.colno)) from error
    except (ValueError, RecursionError) as error:
        raise click.ClickException(_("{file} is no JSON text.").format(file=shown(path))) from error
