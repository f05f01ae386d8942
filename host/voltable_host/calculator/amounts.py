"""Units of fuel as people write and read them."""

import re
from typing import Any

import click

from voltable.plants.production import MOST
from voltable_cards.words import FUELS, HYBRID, KINDS
from voltable_host.calculator.kinds import kind_of, with_kind
from voltable_host.language import N_, _
from voltable_host.language.words import kind_name

EITHER = {"gas_or_oil": N_("gas or oil"), "coal_or_oil": N_("coal or oil")}  # hybrids lend room to both together
EMPTY = (0, 0, 0, 0)


def read_units(item: str, kinds: tuple[str, ...] = KINDS) -> tuple[int, int]:
    """Fuel and units of c3, coal3 or coal=3; no fuel has the kind of a hybrid."""
    found = re.fullmatch(r"([^\W\d_]+)=?(\d{1,2})", item)
    kind = kind_of(found[1], kinds) if found else None
    return (HYBRID, 0) if found is None or kind is None else (kind, int(found[2]))


def read_fuel(text: str, kinds: tuple[str, ...] = KINDS) -> tuple[int, ...]:
    """Units of each fuel: c3,o2."""
    fuel = [0, 0, 0, 0]
    for item in re.findall(r"[^\s,;]+", text):
        kind, units = read_units(item, kinds)
        if kind >= HYBRID or fuel[kind] + units > MOST:
            told = _('"{text}" is no fuel. Write fuels and units, at most {most} of each: c3,o2 or coal3,oil2.')
            raise click.UsageError(with_kind(told.format(text=item, most=MOST), item, kinds))
        fuel[kind] += units
    return tuple(fuel)


def parts_of(edition: Any) -> tuple[str, ...]:
    """The four fuels of a game, and the two together that its hybrids burn."""
    fuels, mixed = edition.fuels, edition.mixed
    return (*fuels, f"{fuels[mixed]}_or_{fuels[mixed + 1]}")


def named(units, parts: tuple[str, ...] = FUELS) -> dict[str, int]:
    """Units by fuel, as JSON has them."""
    return dict(zip(parts, units))


def amounts(units: dict[str, int]) -> str:
    """Units in words, without the fuels of which there are none."""
    words = {part: _(EITHER[part]) if part in EITHER else kind_name(part) for part in units}
    return ", ".join(f"{words[part]} {count}" for part, count in units.items() if count) or _("nothing")
