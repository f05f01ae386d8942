"""The Trust's fuel at a real table."""

import re
from typing import Any

import click

from voltable.boardgame.editions.recharged import Recharged
from voltable.boardgame.fuels import FUELS, KINDS
from voltable.engine.words import HYBRID
from voltable.tracker.needs import needs, taken
from voltable_host.calculator.amounts import amounts, named, read_fuel
from voltable_host.calculator.board_plants import read_board_plants
from voltable_host.calculator.plants import check_count
from voltable_host.gate.sentences import in_lines
from voltable_host.language import _
from voltable_host.language.words import fuel_name, kind_name

MARKET = "coal=17,oil=3,garbage=6,uranium=2"


def read_trust_plants(text: str) -> list[int]:
    """The Trust's plants by fuel and need, or by number, packed as a table keeps them."""
    texts = tuple(re.findall(r"[^\s,;]+", text))
    check_count(texts, Recharged.plant_limits[2])
    return [8 * plant.kind + plant.need for plant in read_board_plants(texts, Recharged)]


def read_tokens(text: str | None) -> tuple[int, ...]:
    """The tokens that lie on the market."""
    if not text:
        raise click.UsageError(_("Say how many tokens lie on the fuel market: --market {market}").format(market=MARKET))
    lying = read_fuel(text, KINDS)
    for fuel, most in enumerate(Recharged.tokens):
        if lying[fuel] > most:
            told = _("There are only {n} tokens of this fuel: {fuel}.")
            raise click.UsageError(told.format(n=most, fuel=fuel_name(FUELS[fuel])))
    return lying


def trust_fuel(plants: list[int], lying: tuple[int, ...]) -> dict[str, Any]:
    """What it takes for one production: plants of one fuel first, then each hybrid begins with coal (A36, A37)."""
    pure = taken([plant for plant in plants if plant >> 3 != HYBRID], lying)
    tokens = taken(plants, lying)
    got = [*pure, sum(tokens) - sum(pure)]
    rows = [
        {"kind": KINDS[kind], "got": got[kind], "need": units}
        for kind, units in enumerate(needs(plants)[: HYBRID + 1]) if units
    ]  # fmt: skip
    mixed = named((all_of - own for all_of, own in zip(tokens, pure)), FUELS)
    return {"tokens": named(tokens, FUELS), "needs": rows, "hybrids": mixed}


def trust_in_words(record: dict[str, Any]) -> str:
    """All its tokens, one line for each kind of plant, and the rule."""
    if not record["needs"]:
        return _("The Trust takes no fuel.")
    lines = [_("The Trust takes, for nothing: {fuel}").format(fuel=amounts(record["tokens"]))]
    for row in record["needs"]:
        line = f"  {kind_name(row['kind'])} " + _("{got} of {need}").format(got=row["got"], need=row["need"])
        lines.append(line + (f": {amounts(record['hybrids'])}" if row["kind"] == KINDS[HYBRID] else ""))
    rule = _("From the cheapest spaces, plants of one fuel first; then each hybrid, coal and oil in turn, coal first.")
    return in_lines([*lines, rule])
