"""The settings on a device: read, checked, replaced whole."""

import json

import click

from voltable_host.companion.port.companion import find_profile, settings, with_display
from voltable_host.companion.port.device import Device
from voltable_host.config import FALSE, TRUE
from voltable_host.language import _

PATH, DAMAGED = "/settings.json", "/settings.bad"
DISPLAY = "display"  # no setting of its own: it chooses the profile with the same wires


def read(device: Device) -> dict:
    """What the file says, or nothing; the device takes defaults for all that is missing."""
    return device.read_object(PATH) or {}


def change(device: Device, changes: dict) -> dict:
    """Some settings; the others stay, also those that only another version knows. Gives what is there now."""
    kept = device.read_object(PATH)
    if kept is None:
        put_aside(device)
    after = (kept or {}) | changes
    if after != kept:
        device.replace(PATH, json.dumps(after).encode())
    return after


def put_aside(device: Device) -> None:
    """A file that is no JSON object is kept under another name before it is replaced."""
    data = device.read(PATH)
    if data:
        device.replace(DAMAGED, data)


def parse(pairs: tuple[str, ...]) -> dict:
    """`key=value` as typed, each a value that the device takes."""
    found = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise click.UsageError(_("{pair} is no KEY=VALUE.").format(pair=pair))
        found[key.strip()] = checked(key.strip(), value.strip())
    return found


def checked(key: str, value: str) -> str | int | bool:
    """One value, as its kind."""
    if key == DISPLAY:
        return value
    if key not in settings():
        names = ", ".join([*settings(), DISPLAY])
        raise click.UsageError(_("There is no key {key}. There are: {keys}.").format(key=key, keys=names))
    setting = settings()[key]
    read = as_kind(value, type(setting.default))
    if not setting.allows(read):
        sentence = _("{key} cannot be {value}. There are: {all}.")
        raise click.UsageError(sentence.format(key=key, value=value, all=setting.possible()))
    return read  # type: ignore[return-value]


def as_kind(value: str, kind: type) -> str | int | bool | None:
    """A typed value as text, number or yes and no; None where it is none of them."""
    if kind is bool:
        return True if value.lower() in TRUE else False if value.lower() in FALSE else None
    if kind is int:
        return int(value) if value.isascii() and value.isdigit() and len(value) < 10 else None
    return value


def with_profile_of_display(changes: dict, kept: dict) -> dict:
    """`display=sh1106` as the profile that has the device's wires and that controller."""
    if DISPLAY not in changes:
        return changes
    display = changes[DISPLAY]
    name = changes.get("profile", kept.get("profile", settings()["profile"].default))
    found = with_display(find_profile(name), display)
    if not found:
        sentence = _("No profile has the wires of {profile} and the display {display}. See: voltable device wiring")
        raise click.UsageError(sentence.format(profile=name, display=display))
    return {key: value for key, value in changes.items() if key != DISPLAY} | {"profile": found.name}
