"""The Bank's move at a real table: the fuel it takes, and its plant."""

import re
from typing import Any

import click

from voltable.engine.words import OUT
from voltable_cards import bank
from voltable_cards.edition import CardGame
from voltable_cards.events import BankTookFuel
from voltable_cards.phases.auction import CardAuction
from voltable_cards.state import State
from voltable_cards.words import ECO, FUELS, HYBRID, KINDS
from voltable_host.calculator.amounts import named
from voltable_host.calculator.market import back_in_words, lay_out, returned
from voltable_host.calculator.plants import Hand, Plant, read_plants
from voltable_host.gate.sentences import in_lines
from voltable_host.language import _
from voltable_host.language.words import kind_name


def read_needs(text: str) -> list[Plant]:
    """The Bank's plants: fuel and need, never a card's number, so that it fits every printing."""
    texts = re.findall(r"[^\s,;]+", text)
    for one in texts:
        if one[0].isdecimal():
            told = _("The Bank's plants are told by fuel and need, not by number ({text}): coal3,hybrid2,eco")
            raise click.UsageError(told.format(text=one))
    return read_plants(texts, most=CardGame.plant_limit)


def bank_fuel(state: State, needs) -> dict[str, Any]:
    """What the Bank takes for one production, and what each kind of plant gets of it."""
    owner = state.dummy
    assert owner is not None, "two directors play with the Bank"
    owner.needs = tuple(needs)
    events: list = []
    bank.take_fuel(state, events.append, False)
    taken = [event for event in events if isinstance(event, BankTookFuel)]
    cards = [
        {"column": event.column, "fuel": FUELS[event.fuel], "units": event.units,
         "kind": KINDS[HYBRID if event.for_hybrid else event.fuel]}
        for event in taken
    ]  # fmt: skip
    return {"cards": cards} | shares(taken, needs, owner.fuel) | returned(events)


def shares(taken: list[BankTookFuel], needs, stored) -> dict[str, Any]:
    """What each kind gets, and the gas and oil that pure plants leave to the hybrids."""
    pure = [sum(event.units for event in taken if event.fuel == fuel and not event.for_hybrid) for fuel in range(4)]
    got = [min(pure[fuel], needs[fuel]) for fuel in range(4)]
    hybrids = [stored[fuel] - got[fuel] for fuel in range(4)]
    rows = [
        {"kind": KINDS[kind], "got": units, "need": needs[kind]}
        for kind, units in enumerate((*got, sum(hybrids))) if needs[kind]
    ]  # fmt: skip
    return {"needs": rows, "spare": named(min(pure[fuel] - got[fuel], hybrids[fuel]) for fuel in range(4))}


def bank_in_words(record: dict[str, Any]) -> str:
    """The Bank's move as a small picture, one line for each kind of plant."""
    if not record["needs"]:
        return _("The Bank takes no fuel.")
    lines = [_("The Bank takes, for nothing:")]
    for row in record["needs"]:
        told = _("{kind} {got} of {need}: {cards}")
        cards = ", ".join(taken_in_words(record, row["kind"])) or _("nothing")
        lines.append("  " + told.format(kind=kind_name(row["kind"]), got=row["got"], need=row["need"], cards=cards))
    return in_lines(lines + back_in_words(record))


def taken_in_words(record: dict[str, Any], kind: str) -> list[str]:
    """The cards for one kind of plant; hybrids first burn what is spare."""
    spare = record["spare"] if kind == KINDS[HYBRID] else {}
    told = [_("{fuel} {n} (spare)").format(fuel=kind_name(fuel), n=n) for fuel, n in spare.items() if n]
    for card in record["cards"]:
        if card["kind"] == kind:
            place = _("{fuel} {n} (column {column})")
            told.append(place.format(fuel=kind_name(card["fuel"]), n=card["units"], column=card["column"]))
    return told


def bank_plant(labels: list[str], last_round: bool) -> dict[str, Any]:
    """The plant that the Bank takes of those in the market."""
    if not 1 <= len(labels) <= CardGame.market_size:
        told = _("Write the plants in the market, 1 to {most} of them: 5,6,9,12")
        raise click.UsageError(told.format(most=CardGame.market_size))
    market = sorted(labels, key=number_of)  # equal numbers as they lie, newer ones right (ruling R-22)
    state = lay_out([(), (), (), ()], None)
    state.market = tuple(range(len(market)))
    state.last_card = OUT if last_round else state.last_card
    offered = CardAuction(CardGame(2)).offered(state)
    events: list = []
    bank.take_plant(state, events.append, Hand([Plant(label, ECO, 0) for label in market]), offered)
    return {"takes": market[events[0].plant], "offered": [market[plant] for plant in offered]}


def number_of(label: str) -> int:
    """The number of a plant, whatever letter it has."""
    found = re.fullmatch(r"(\d{1,2})[a-z]?", label)
    if not found:
        raise click.UsageError(_('"{text}" is no number of a plant. Write them so: 5,6,9,12').format(text=label))
    return int(found[1])
