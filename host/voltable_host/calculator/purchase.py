"""The cheapest fuel for a player's plants, bought as in the fuel phase."""

from itertools import product
from typing import Any

from voltable_cards.edition import CardGame
from voltable_cards.events import FuelBought
from voltable_cards.phases.fuel import FuelPhase
from voltable_cards.state import State
from voltable_cards.storage import rooms
from voltable_cards.words import COAL, FUELS, GAS, OIL, URANIUM
from voltable_host.calculator.amounts import named, parts_of
from voltable_host.calculator.market import LARGEST_CARD, PLENTY, returned
from voltable_host.calculator.storage import parts

SHARING = ((COAL,), (GAS, OIL), (URANIUM,))  # fuels that share room


def missing(state: State, needs, fuel, times: int) -> dict[str, int]:
    """What so many productions lack even when the whole market is bought."""
    stock = list(fuel)
    for card in sum(state.columns, ()):
        stock[card // 3] += card % 3 + 1
    return named(parts(needs, stock, times), parts_of(CardGame))


def purchase(state: State, needs, fuel, times: int, last_round: bool) -> dict[str, Any]:
    """The cheapest cards for so many productions, bought as in the fuel phase; what is kept and what goes back."""
    buyer = state.players[0]
    buyer.needs, buyer.fuel = needs, list(fuel)
    state.turn, state.last_round = 0, int(last_round)
    phase = FuelPhase(CardGame(2))
    phase.measure(state)
    factor = CardGame.storage_factors[last_round]
    events: list = []
    for column, card in cheapest(state, needs, fuel, times, factor):
        phase.buy(state, events.append, card // 3, card % 3 + 1, column)
    cards = [
        {"column": event.column, "fuel": FUELS[event.fuel], "units": event.units, "kept": event.kept}
        for event in events if isinstance(event, FuelBought)
    ]  # fmt: skip
    return {"cost": PLENTY - buyer.money, "cards": cards, "stored": named(buyer.fuel)} | returned(events)


def cheapest(state: State, needs, fuel, times: int, factor: int) -> list[tuple[int, int]]:
    """(column, card) of the cheapest purchase; of equally cheap ones what keeps most, then what returns least.

    The cheapest one never holds a card of which nothing fits (ruling R-04): without that card it would be cheaper.
    """
    bought: list[tuple[int, int]] = []
    for fuels in SHARING:
        able = []
        for offers in product(*[bundles(state, one) for one in fuels]):
            coming = dict(zip(fuels, [units for units, _cost, _cards in offers]))
            after = [have + coming.get(place, 0) for place, have in enumerate(fuel)]
            if not any(rooms(needs, after, times)[one] for one in fuels):
                kept = fitting(needs, fuel, coming, factor)
                cards = sum([offer[2] for offer in offers], ())
                able.append((sum([offer[1] for offer in offers]), -kept, sum(coming.values()), len(cards), cards))
        bought += min(able)[-1]
    return sorted(bought)


def bundles(state: State, fuel: int) -> list[tuple[int, int, tuple]]:
    """(units, cost, cards): for each number of units of a fuel the cheapest cards that carry exactly so many."""
    most = state.room[fuel] + LARGEST_CARD - 1  # whoever buys more could leave a card out
    best: dict[int, tuple] = {0: (0, 0, ())}
    for column, cards in enumerate(state.columns, 1):
        for card in cards:
            for units, (cost, count, chosen) in list(best.items()) if card // 3 == fuel else ():
                total, offer = units + card % 3 + 1, (cost + column, count + 1, (*chosen, (column, card)))
                if total <= most and offer < best.get(total, (PLENTY,)):
                    best[total] = offer
    return [(units, cost, chosen) for units, (cost, _count, chosen) in best.items()]


def fitting(needs, fuel, coming: dict[int, int], factor: int) -> int:
    """How many of the units that come are kept."""
    stock = list(fuel)
    for one, units in coming.items():
        stock[one] += min(units, rooms(needs, stock, factor)[one])
    return sum(stock) - sum(fuel)
