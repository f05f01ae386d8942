"""Units of fuel as people write and read them."""

import re

import click

from voltable_cards.production import MOST
from voltable_cards.words import FUELS, HYBRID
from voltable_host.calculator.plants import kind_of
from voltable_host.language import _
from voltable_host.words import kind_name

EITHER = "gas_or_oil"  # hybrids lend room to both together
PARTS = (*FUELS, EITHER)
EMPTY = (0, 0, 0, 0)


def read_units(item: str) -> tuple[int, int]:
    """Fuel and units of c3 or coal3; no fuel has the kind of a hybrid."""
    found = re.fullmatch(r"([^\W\d_]+)(\d{1,2})", item)
    kind = kind_of(found[1]) if found else None
    return (HYBRID, 0) if found is None or kind is None else (kind, int(found[2]))


def read_fuel(text: str) -> tuple[int, ...]:
    """Units of each fuel: c3,o2."""
    fuel = [0, 0, 0, 0]
    for item in re.findall(r"[^\s,;]+", text):
        kind, units = read_units(item)
        if kind >= HYBRID or fuel[kind] + units > MOST:
            told = _('"{text}" is no fuel. Write fuels and units, at most {most} of each: c3,o2 or coal3,oil2.')
            raise click.UsageError(told.format(text=item, most=MOST))
        fuel[kind] += units
    return tuple(fuel)


def named(units) -> dict[str, int]:
    """Units by fuel, as JSON has them."""
    return dict(zip(PARTS, units))


def amounts(units: dict[str, int]) -> str:
    """Units in words, without the fuels of which there are none."""
    words = {fuel: kind_name(fuel) for fuel in FUELS} | {EITHER: _("gas or oil")}
    return ", ".join(f"{words[part]} {units[part]}" for part in PARTS if units.get(part)) or _("nothing")
