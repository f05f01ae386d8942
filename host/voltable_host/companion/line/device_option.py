"""Options of commands that play together with a device."""

import click

from voltable_host.language import N_, _
from voltable_host.talk import Talk


def device_options(command):
    """--device PORT, and what to do while it is not there."""
    command = click.option(
        "--offline", is_flag=True, help=N_("with --device: play on without asking while the device is not there")
    )(command)
    return click.option(
        "--device", metavar="PORT", help=N_("play together with the device at this port: it puts the moves in order")
    )(command)


def check(device: str | None, offline: bool) -> None:
    """One means nothing without the other."""
    if offline and device is None:
        raise click.UsageError(_("--offline means something only with --device PORT."))


def check_map(own_map: object, device: str | None) -> None:
    """A device knows no owner's map: it follows such a game as a table, and only keeps the moves of another."""
    if own_map and device is not None:
        raise click.UsageError(
            _(
                "A device does not have a map of one's own, so it cannot play along: leave out --device."
                " It follows a table on such a map: voltable table new"
            )
        )


def check_own_cards(own_cards: object, device: str | None) -> None:
    """Nor any cards but the shipped ones."""
    if own_cards and device is not None:
        raise click.UsageError(
            _(
                "A device has only the shipped cards, so it cannot play along with those of your own: leave out"
                " --device, or begin a game with --cards shipped"
            )
        )


def reach(device: str, talk: Talk) -> None:
    """Before anything is made: somebody answers there, of the same version."""
    from voltable.line.messages import VERSION
    from voltable_host.companion.line.client import connected
    from voltable_host.companion.line.ports import find
    from voltable_host.companion.line.refusals import Refused

    with connected(find(device), talk) as client:
        client.hello()
        if client.is_rescue:
            raise Refused(VERSION)
