"""`voltable device config`: the settings that lie on the device."""

import click

from voltable_host.companion.line.ports import find, port_option
from voltable_host.companion.port.companion import settings
from voltable_host.gate.sentences import in_lines
from voltable_host.language import N_, _
from voltable_host.language.near import after_guess
from voltable_host.shell import group
from voltable_host.talk import pass_talk

MEANINGS = {
    "profile": N_("which device it is; see voltable device wiring"),
    "lang": N_("the language of its screens"),
    "brightness": N_("of the display, 0 to 255"),
    "sound": N_("a short tone at each press"),
    "pixels": N_("one light for each seat"),
    "edition": N_("what the next game offers first"),
    "board": N_("the map of the next game"),
    "players": N_("how many the next game has"),
    "depth": N_("how closely the next game is followed"),
    "draw": N_("whether the device draws the first order"),
    "tested": N_("no: ask for every key at the next start"),
}


@group("config", examples=("device config get", "device config set lang=cs", "device config set display=sh1106"))
def config() -> None:
    """The settings that lie on the device."""


@config.command(examples=("device config get", "device config get profile", "device config get --json"))
@click.argument("key", required=False, shell_complete=lambda *_given: list(settings()))
@port_option
@pass_talk
def get(talk, key, port) -> None:
    """Show one setting of the device, or all of them and what they mean."""
    from voltable_host.companion.port import settings_file
    from voltable_host.companion.port.device import Device

    if key and key not in settings():
        told = _("There is no key {key}. There are: {keys}.").format(key=key, keys=", ".join(settings()))
        raise click.UsageError(after_guess(told, key, settings()))
    with Device(stopped(find(port), talk)) as device:
        kept = settings_file.read(device)
    values = {name: kept.get(name, setting.default) for name, setting in settings().items()}
    if key:
        talk.data({key: values[key]}, shown(values[key]))
        return
    lines = [f"{name:<10} {shown(value) or '-':<22} {_(MEANINGS[name])}" for name, value in values.items()]
    talk.data(values, in_lines(lines))


@config.command("set", examples=("device config set lang=cs", "device config set profile=pico-lcd-1.3 brightness=120"))
@click.argument("pairs", nargs=-1, required=True, metavar="KEY=VALUE...")
@port_option
@pass_talk
def set_(talk, pairs, port) -> None:
    """Change settings of the device and start its program again."""
    from voltable_host.companion.port import settings_file
    from voltable_host.companion.port.answering import wait_for_app
    from voltable_host.companion.port.device import Device

    changes = settings_file.parse(pairs)
    url = stopped(find(port), talk)
    with Device(url) as device:
        changes = settings_file.with_profile_of_display(changes, settings_file.read(device))
        settings_file.change(device, changes)
    wait_for_app(url, talk)
    lines = [_("{key} is now {value}.").format(key=key, value=shown(value)) for key, value in changes.items()]
    talk.data(changes, in_lines(lines))


def stopped(url: str, talk) -> str:
    """The same port, once the program there has left; one that does not run need not."""
    from voltable_host.companion.port.answering import part

    part(url, talk)
    return url


def shown(value: object) -> str:
    """As it is typed."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
