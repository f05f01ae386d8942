"""What the host knows of the device's program: settings and profiles, baked by tools/bake_companion.py."""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import click

from voltable_host.language import _
from voltable_host.language.near import after_guess

DATA = Path(__file__).parents[2] / "data" / "companion.json"


@dataclass(frozen=True)
class Setting:
    """A setting of the device, its default, and what it may be."""

    name: str
    default: str | int | bool
    values: tuple | None = None
    least: int = 0
    most: int = 0

    def allows(self, value: object) -> bool:
        """Whether the device takes it."""
        if type(value) is not type(self.default):
            return False
        return value in self.values if self.values is not None else self.least <= int(str(value)) <= self.most

    def possible(self) -> str:
        """What there is to choose from."""
        return ", ".join(self.words()) or f"{self.least}…{self.most}"

    def words(self) -> list[str]:
        """The words there are to choose from; none for a number between two others."""
        if isinstance(self.default, bool):
            return ["yes", "no"]
        return [str(value) for value in self.values or () if value != ""]


@dataclass(frozen=True)
class Profile:
    """A device people build: its display, its bus, its keys, and its wires as (part, its pin, the device's pin)."""

    name: str
    display: str
    pin_name: str
    bus: dict
    keys: tuple
    encoder: tuple | None
    wiring: tuple

    @property
    def labels(self) -> list[str]:
        """The keys by their names."""
        return [label for label, _pin in self.keys]

    @property
    def bus_name(self) -> str:
        """As it is written on schematics: i2c0."""
        return f"{self.bus['kind']}{self.bus['number']}"

    def is_wired_like(self, other: "Profile") -> bool:
        """The same pins, whatever the display's controller."""
        return (self.bus, self.keys, self.encoder, self.pin_name) == (
            other.bus, other.keys, other.encoder, other.pin_name
        )  # fmt: skip


@cache
def settings() -> dict[str, Setting]:
    """All settings by name, in the order of the device."""
    rows = json.loads(DATA.read_text(encoding="utf-8"))["settings"]
    return {row["name"]: Setting(**{key: frozen(value) for key, value in row.items()}) for row in rows}


@cache
def profiles() -> dict[str, Profile]:
    """All profiles by name; the first is the reference."""
    rows = json.loads(DATA.read_text(encoding="utf-8"))["profiles"]
    return {row["name"]: Profile(**{key: frozen(value) for key, value in row.items()}) for row in rows}


def frozen(value: Any) -> Any:
    """Lists as tuples."""
    return tuple(map(frozen, value)) if isinstance(value, list) else value


def find_profile(name: str) -> Profile:
    """The profile of that name, or a sentence that lists them all."""
    if name not in profiles():
        told = _("There is no profile {profile}. There are: {names}.").format(profile=name, names=", ".join(profiles()))
        raise click.UsageError(after_guess(told, name, profiles()))
    return profiles()[name]


def with_display(profile: Profile, display: str) -> Profile | None:
    """The profile with the same wires and another controller, if there is one."""
    alike = [other for other in profiles().values() if other.is_wired_like(profile) and other.display == display]
    return alike[0] if alike else None
