"""`voltable device watch`: the game on the device, move by move, with a line for one's own."""

import click

from voltable_host.companion.line.ports import find, port_option
from voltable_host.language import N_, _
from voltable_host.saves import saves
from voltable_host.shell import command
from voltable_host.talk import pass_talk

NO_GAME = N_("No game is open on the device. Open one there, or name one: voltable device watch --game GAME")


@command(examples=("device watch", "device watch --game mygame", "device watch --json --follow < moves.txt"))
@port_option
@click.option(
    "--game", "name", metavar="GAME", shell_complete=saves.complete, help=N_("which game; else the one on its display")
)
@click.option("--follow", is_flag=True, help=N_("watch on when stdin has ended"))
@click.option("--offline", is_flag=True, help=N_("make moves here without asking while the device is not there"))
@pass_talk
def watch(talk, port, name, follow, offline) -> None:
    """Follow the game on the device; lines that are typed or piped are moves for it, as in logs.

    Moves count once the device has them. The cable may be pulled and put back at any time. q or Ctrl-C ends it.
    """
    from voltable_host.companion.line.live_client import joined
    from voltable_host.terminal.live.watching import Watcher

    if name is not None:
        saves.find(name)  # a wrong one is told before anything is opened
    url = find(port)
    with opened(url, talk, name) as save, joined(url, save, talk) as client:
        Watcher(client, talk, offline).watch(follow)


def opened(url: str, talk, name: str | None):
    """The file of the game that is named, or of the one on the display."""
    from voltable_host.companion.line.syncing import fetched
    from voltable_host.saves.save_file import SaveFile

    if name is None:
        return fetched(url, talk, _(NO_GAME))
    save = SaveFile.open(saves.find(name))
    if save.mended:
        talk.note(save.mended)
    return save
