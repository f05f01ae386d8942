"""`voltable device backup`: copies of all that a device keeps."""

from pathlib import Path

import click

from voltable_host import config
from voltable_host.companion.line.ports import find, port_option
from voltable_host.language import N_, _, ngettext
from voltable_host.shell import command
from voltable_host.talk import pass_talk


@command(examples=("device backup", "device backup ~/companion", "device backup --all --json"))
@click.argument("folder", required=False, type=click.Path(path_type=Path, file_okay=False))
@port_option
@click.option("--all", "everything", is_flag=True, help=N_("also settings, branches and damaged journals, as they lie"))
@pass_talk
def backup(talk, folder, port, everything) -> None:
    """Copy every game of the device to files here; a file that is there is never overwritten.

    Works with a device of any version, also with one whose program does not run if --all is given.
    """
    from voltable_host.companion.line.errors import NoDevice

    folder = folder or config.home() / "backup"
    url = find(port)
    try:
        copied = games_of(url, folder, talk)
    except NoDevice as error:
        if not everything:
            raise
        talk.note(error.format_message())
        copied = None
    record = {"port": url, "folder": str(folder), "games": copied.facts() if copied else None}
    if everything:
        record["files"] = raw_files(url, folder, talk).facts()
    talk.data(record, summary(folder, record))


def games_of(url: str, folder: Path, talk):
    """Every game over the line."""
    from voltable_host.companion.line.asking import games as listed
    from voltable_host.companion.port.answering import connected
    from voltable_host.companion.port.backing_up import copy_games
    from voltable_host.companion.port.progress import progress

    with connected(url, talk) as client:
        client.hello()
        games = listed(client)
        with progress(talk, _("copying"), len(games)) as step:
            return copy_games(client, games, folder, step)


def raw_files(url: str, folder: Path, talk):
    """Every file of the games folder and the settings, while the program stands still."""
    from voltable_host.companion.port.backing_up import copy_files
    from voltable_host.companion.port.device import Device

    with Device(url) as device:
        return copy_files(device, folder / "board", talk)


def summary(folder: Path, record: dict) -> str:
    """What was new, and what was there already."""
    found = [record[kind] for kind in ("games", "files") if record.get(kind)]
    new, kept = (sum(len(part[name]) for part in found) for name in ("new", "kept"))
    told = ngettext("{n} file copied to {folder}", "{n} files copied to {folder}", new)
    there = ngettext("{n} was there already", "{n} were there already", kept)
    return told.format(folder=folder) + (f"; {there}" if kept else "")
