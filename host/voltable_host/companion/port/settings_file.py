"""The settings on a device: read, checked, replaced whole."""

import json

import click

from voltable_host.companion.port.companion import find_profile, profiles, settings, with_display
from voltable_host.companion.port.device import Device
from voltable_host.config import FALSE, TRUE
from voltable_host.language import _
from voltable_host.language.near import after_guess

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
        return known_display(value)
    if key not in settings():
        known = [*settings(), DISPLAY]
        told = _("There is no key {key}. There are: {keys}.").format(key=key, keys=", ".join(known))
        raise click.UsageError(after_guess(told, key, known))
    setting = settings()[key]
    read = as_kind(value, type(setting.default))
    if not setting.allows(read):
        raise impossible(key, value, setting.possible(), setting.words())
    return read  # type: ignore[return-value]


def known_display(value: str) -> str:
    """A controller that some profile has."""
    displays = list(dict.fromkeys(profile.display for profile in profiles().values()))
    if value not in displays:
        raise impossible(DISPLAY, value, ", ".join(displays), displays)
    return value


def impossible(key: str, value: str, possible: str, words: list[str]) -> click.UsageError:
    """The value that was typed, and those that a key can have."""
    told = _("{key} cannot be {value}. There are: {all}.")
    return click.UsageError(after_guess(told.format(key=key, value=value, all=possible), value, words))


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
