"""The cheapest fuel for a player's plants, bought as in the fuel phase."""

from typing import Any

from voltable_cards.edition import CardGame
from voltable_cards.events import FuelBought
from voltable_cards.phases.fuel import FuelPhase
from voltable_cards.purchase import PLENTY, cheapest
from voltable_cards.state import State
from voltable_cards.words import FUELS
from voltable_host.calculator.amounts import named, parts_of
from voltable_host.calculator.market import returned
from voltable_host.calculator.storage import parts


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
