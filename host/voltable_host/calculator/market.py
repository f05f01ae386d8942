"""The fuel market of a real table, as people write it down."""

import re
from collections import Counter
from typing import Any

import click

from voltable_cards.cards import SHIPPED
from voltable_cards.edition import CardGame
from voltable_cards.events import SingleReturned
from voltable_cards.purchase import LARGEST_CARD, PLENTY
from voltable_cards.state import State, new_state
from voltable_cards.words import HYBRID
from voltable_host.calculator.amounts import amounts, named, read_units
from voltable_host.calculator.kinds import with_kind
from voltable_host.language import _


def read_market(text: str) -> list[tuple[int, ...]]:
    """The four columns with their cards, sorted as they lie: "2:c2,g1,o3 3:c1,u2"."""
    columns: list[list[int]] = [[], [], [], []]
    column = 0
    for item in re.findall(r"[^\s,;]+", text):
        price, colon, card = item.rpartition(":")
        if colon:
            column = int(price) if price in ("1", "2", "3", "4") else 0
        if card not in ("", "-") or not column:
            columns[column - 1].append(read_card(item, column, card))
    check_columns(columns)
    return [tuple(sorted(cards)) for cards in columns]


def read_card(item: str, column: int, card: str) -> int:
    """A fuel card as the engine counts it; in column 1 there are singles only."""
    fuel, units = read_units(card)
    if not column or fuel >= HYBRID or not 1 <= units <= (1 if column == 1 else LARGEST_CARD):
        told = _('"{text}" does not belong here. Write the columns, singles in 1: "1:c1 2:c2,g1,o3 3:c1,u2 4:o1"')
        raise click.UsageError(with_kind(told.format(text=item), card))
    return 3 * fuel + units - 1


def check_columns(columns: list[list[int]]) -> None:
    """No column has more cards than there is room for."""
    sizes = [sum(SHIPPED.singles)] + [CardGame.column_sizes[CardGame.most]] * 3
    for column, (cards, most) in enumerate(zip(columns, sizes), 1):
        if len(cards) > most:
            told = _("Too many cards in column {column}: {count}. There are never more than {most}.")
            raise click.UsageError(told.format(column=column, count=len(cards), most=most))


def lay_out(columns: list[tuple[int, ...]], singles: tuple[int, ...] | None) -> State:
    """A table for two and the Bank; the singles that do not lie in column 1 lie beside the market."""
    state = new_state(2, PLENTY, True)
    state.columns = list(columns)
    offered = Counter(card // 3 for card in columns[0])
    beside = [max(0, SHIPPED.singles[fuel] - offered[fuel]) for fuel in range(4)]
    state.singles = beside if singles is None else list(singles)
    return state


def returned(events: list) -> dict[str, dict[str, int]]:
    """Units that go back as singles, and those for which no single is left (ruling R-03)."""
    back = Counter((event.fuel, event.lost) for event in events if isinstance(event, SingleReturned))
    kept, lost = [named(back[fuel, gone] for fuel in range(4)) for gone in (False, True)]
    return {"singles": kept, "lost": lost}


def back_in_words(record: dict[str, Any]) -> list[str]:
    """What goes back and what is lost, where there is any."""
    told = {"singles": _("Back as singles: {fuel}"), "lost": _("Lost, as no single is left: {fuel}")}
    return [told[key].format(fuel=amounts(record[key])) for key in told if any(record[key].values())]
