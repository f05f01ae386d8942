"""`voltable board check`: everything that keeps a file from being a board."""

import sys
from pathlib import Path

import click

from voltable_host.gate.sentences import in_lines
from voltable_host.language import _, ngettext
from voltable_host.maps.map_file import load_json
from voltable_host.maps.violations import violations
from voltable_host.shell import command
from voltable_host.talk import pass_talk


@command("check", examples=("board check myboard.json", "board check myboard.json --json"))
@click.argument("file", type=click.Path(path_type=Path))
@pass_talk
def check(talk, file) -> None:
    """Name all that a board file violates: its regions, cities, connections and rules; exit 0 if there is nothing."""
    found = violations(load_json(file))
    told = found or [_("{file} is a board: nothing is violated.").format(file=file)]
    talk.data({"file": str(file), "ok": not found, "violations": found}, in_lines(told))
    if not talk.json and len(found) > 1:
        talk.note(ngettext("{n} violation", "{n} violations", len(found)))
    sys.exit(1 if found else 0)
