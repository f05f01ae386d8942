"""`voltable device reset`: start the device's program again, or let it forget games that are safe here."""

import click

from voltable_host.companion.line.ports import find, port_option
from voltable_host.gate.asking import confirm
from voltable_host.language import N_, _, ngettext
from voltable_host.shell import command
from voltable_host.talk import pass_talk


@command(examples=("device reset", "device reset --forget 7f3a", "device reset --forget all --yes"))
@port_option
@click.option("--forget", metavar="GAME|all", help=N_("remove a game from the device, once all of it is here"))
@click.option("--yes", is_flag=True, help=N_("remove without asking"))
@pass_talk
def reset(talk, port, forget, yes) -> None:
    """Start the device's program again.

    With --forget, games go from the device's flash; one goes only if this computer holds its last record.
    """
    from voltable_host.companion.port.answering import wait_for_app
    from voltable_host.companion.port.device import Device

    url = find(port)
    games = chosen(talk, url, forget, yes) if forget else []
    with Device(url) as device:
        if games:
            forgotten(device, games)
    hello = wait_for_app(url, talk)
    record = {
        "port": url, "restarted": True, "forgotten": [gid.hex() for gid in games],
        "game": hello.gid and hello.gid.hex(),
    }  # fmt: skip
    told = ngettext("{n} game forgotten; restarted", "{n} games forgotten; restarted", len(games))
    talk.data(record, told if forget else _("restarted"))


def chosen(talk, url: str, forget: str, yes: bool) -> list[bytes]:
    """The games that are meant, all of them safe here; the program is told to leave."""
    from voltable_host.companion.line.asking import games as listed
    from voltable_host.companion.port import forgetting
    from voltable_host.companion.port.answering import connected, greet, say_bye

    with connected(url, talk) as client:
        greet(client)
        games = forgetting.meant(list(listed(client).values()), forget)
        forgetting.check_safe(games)
        if games and not yes:
            names = ", ".join(gid.hex()[:4] for gid, *_rest in games)
            confirm(_("Remove from the device: {games}?").format(games=names))
        say_bye(client)
    return [gid for gid, *_rest in games]


def forgotten(device, games: list[bytes]) -> None:
    """Every file of these games."""
    from voltable_host.companion.port.forgetting import files_of

    device.remove(files_of(device, games))
