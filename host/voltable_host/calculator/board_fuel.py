"""What tokens of the board game's fuel market cost, by the phases that sell them."""

import re
from functools import partial
from typing import Any

import click

from voltable.boardgame.editions.central_europe import CentralEurope
from voltable.boardgame.editions.classic import Classic
from voltable.boardgame.editions.recharged import Recharged
from voltable.boardgame.fuels import COAL, FUELS
from voltable.boardgame.state import FUEL, new_state
from voltable_host.calculator.kinds import kind_of, with_kind
from voltable_host.language import _
from voltable_host.language.words import fuel_name

GAP = " " * 7


def read_order(texts: tuple[str, ...]) -> tuple[int, int]:
    """Fuel and number of tokens: coal 5, coal5 or c5."""
    text = " ".join(texts)
    found = re.fullmatch(r"([^\W\d_]+)[ =]?(\d{1,2})", text)
    fuel = kind_of(found[1], FUELS) if found else None
    if not found or fuel is None or not int(found[2]):
        told = _('"{text}" is no fuel with a number of tokens. Write: coal 5. There are: {fuels}.')
        sentence = told.format(text=text, fuels=", ".join(map(fuel_name, FUELS)))
        raise click.UsageError(with_kind(sentence, text, FUELS))
    return fuel, int(found[2])


def fuel_cost(fuel: int, tokens: int, left: int, storage: int = 0, wien: bool = False) -> dict[str, Any]:
    """The price of each token and of all, and of the one after them, where so many lie on the market."""
    check(fuel, left, storage, wien)
    edition = edition_for(storage, wien)
    phase, state = edition.course[FUEL], new_state(2, 0, 0, edition.slots)
    state.tokens[fuel], state.supply[COAL] = left, storage
    buyer = state.players[0]
    buyer.cities = (edition.fuel_discount[1],) if isinstance(edition, CentralEurope) else ()
    stock = phase.stock(state, fuel)
    if tokens > stock:
        told = _("There are too few: {fuel} {n}, and {wanted} are wanted.")
        raise click.ClickException(told.format(fuel=fuel_name(FUELS[fuel]), n=stock, wanted=tokens))
    sums = [phase.cost(state, buyer, fuel, count) for count in range(min(tokens + 1, stock) + 1)]
    prices = [after - before for before, after in zip(sums, sums[1:])]
    return {
        "fuel": FUELS[fuel], "tokens": tokens, "left": left, "storage": storage, "prices": prices[:tokens],
        "cost": sums[tokens], "next": prices[tokens] if tokens < stock else None,
    }  # fmt: skip


def edition_for(storage: int, wien: bool) -> Classic | Recharged:
    """The edition whose fuel phase sells so; they differ in nothing else."""
    if storage:
        return next(edition for edition in map(partial(Recharged, 2), Recharged.boards) if edition.coal_storage)
    return CentralEurope(2) if wien else Classic(2)


def check(fuel: int, left: int, storage: int, wien: bool) -> None:
    """Refuse what no table can look like."""
    if storage and fuel != COAL:
        raise click.UsageError(_("The storage of the USA holds nothing but coal: leave out --storage."))
    if wien and fuel != CentralEurope.discount[0]:
        cheap = fuel_name(FUELS[CentralEurope.discount[0]])
        raise click.UsageError(_("Wien makes one fuel cheaper, {fuel}: leave out --wien.").format(fuel=cheap))
    if wien and storage:
        raise click.UsageError(_("Wien and the storage of the USA lie on different boards."))
    if left + storage > Classic.tokens[fuel]:
        told = _("There are only {n} tokens of this fuel: {fuel}.")
        raise click.UsageError(told.format(n=Classic.tokens[fuel], fuel=fuel_name(FUELS[fuel])))


def cost_in_words(record: dict[str, Any]) -> str:
    """Every price, their sum, and what the next token costs."""
    told = _("{n} {fuel} from {left} on the market: {prices} = {cost} Elektro")
    if record["storage"]:
        told = _("{n} {fuel} from {left} on the market and {storage} in the storage: {prices} = {cost} Elektro")
    fuel, prices = fuel_name(record["fuel"]), "+".join(map(str, record["prices"]))
    numbers = {key: record[key] for key in ("left", "storage", "cost")}
    more = _("next {fuel} costs {price}") if record["next"] is not None else _("no {fuel} is left")
    return told.format(n=record["tokens"], fuel=fuel, prices=prices, **numbers) + GAP + more.format(
        fuel=fuel, price=record["next"]
    )  # fmt: skip
