"""Room for fuel: what still fits, what is missing, what has to go."""

from voltable_cards.edition import CardGame
from voltable_cards.storage import overflow, rooms
from voltable_cards.words import GAS, HYBRID
from voltable_host.calculator.amounts import EMPTY, named
from voltable_host.calculator.plants import Hand, Plant


def storage(plants: list[Plant], fuel, last_round: bool) -> dict[str, dict[str, int]]:
    """Room for fuel, what may still come, and what has to go; in the last round only purchases are limited."""
    factor = CardGame.storage_factors[0]
    needs = Hand(plants).owner(fuel).needs
    (coal, gas, oil, uranium), both = overflow(needs, fuel, factor)
    return {
        "room": named(parts(needs, EMPTY, factor)),
        "fits": named(parts(needs, fuel, CardGame.storage_factors[last_round])),
        "give_up": named((coal, both - oil, both - gas, uranium, gas + oil - both)),
    }


def parts(needs, fuel, factor: int) -> tuple[int, ...]:
    """The units that are still missing to so many productions: of each fuel, and of gas or oil for the hybrids."""
    coal, gas, oil, uranium = rooms((*needs[:HYBRID], 0, 0), fuel, factor)
    return coal, gas, oil, uranium, rooms(needs, fuel, factor)[GAS] - gas
