"""`voltable device wiring`: which wire goes where, for each device that people build."""

import re

import click

from voltable_host.companion.port.companion import Profile, find_profile, profiles
from voltable_host.gate.sentences import in_lines
from voltable_host.language import N_, _
from voltable_host.shell import command
from voltable_host.talk import pass_talk

# As tools/wiring.py names them.
PARTS = (
    N_("display"), N_("encoder"), N_("buzzer, optional"), N_("NeoPixels, optional"), N_("one side; the other to GND"),
    N_("+; the other to GND"),
)  # fmt: skip
KEY = N_("key {label}")
NUMBERED = re.compile(r"(\S+) \(pin (\d+)\)")


@command(examples=("device wiring", "device wiring pico-oled-3b", "device wiring pico-lcd-1.3 --json"))
@click.argument("profile", required=False, shell_complete=lambda *_given: list(profiles()))
@pass_talk
def wiring(talk, profile) -> None:
    """Show which wire goes where, or list the devices that are known."""
    if profile:
        one = find_profile(profile)
        wires = [{"part": part, "pin": pin, "to": to} for part, pin, to in one.wiring]
        record = {"profile": one.name, "display": one.display, "bus": one.bus, "keys": one.labels, "wiring": wires}
        talk.data(record, table([(_("part"), _("its pin"), _("goes to")), *[in_words(row) for row in one.wiring]]))
        return
    found = list(profiles().values())
    record = [{"profile": one.name, "display": one.display, "bus": one.bus_name, "keys": one.labels} for one in found]
    talk.data(record, table([(_("profile"), _("display"), _("bus"), _("keys")), *[summary(one) for one in found]]))


def summary(profile: Profile) -> tuple[str, ...]:
    """A profile in a line."""
    return profile.name, profile.display, profile.bus_name, " ".join(profile.labels)


def in_words(row: tuple[str, str, str]) -> tuple[str, ...]:
    """A wire in the language people read."""
    part, pin, to = row
    label = part.removeprefix("key ")
    return _(KEY).format(label=label) if label != part else _(part), _(pin) if pin in PARTS else pin, pin_name(to)


def pin_name(name: str) -> str:
    """A pin of the device, with its number where it has one."""
    found = NUMBERED.fullmatch(name)
    return _("{name} (pin {number})").format(name=found[1], number=found[2]) if found else name


def table(rows: list[tuple[str, ...]]) -> str:
    """Columns as wide as their widest entry."""
    widths = [max(len(row[place]) for row in rows) for place in range(len(rows[0]))]
    lines = ["  ".join(f"{cell:<{width}}" for cell, width in zip(row, widths)).rstrip() for row in rows]
    return in_lines(lines)
