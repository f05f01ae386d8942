"""Room for fuel: what still fits, what is missing, what has to go."""

from typing import Any

from voltable.engine.words import HYBRID
from voltable.plants.storage import overflow, rooms
from voltable_cards.words import GAS
from voltable_host.calculator.amounts import EMPTY, named, parts_of


def storage(needs, fuel, edition: Any, last_round: bool = False) -> dict[str, dict[str, int]]:
    """Room for fuel, what may still come, and what has to go; in the card game's last round purchases are limited."""
    mixed, factor = edition.mixed, edition.storage_factors[0]
    names = parts_of(edition)
    return {
        "room": named(parts(needs, EMPTY, factor, mixed), names),
        "fits": named(parts(needs, fuel, edition.storage_factors[last_round], mixed), names),
        "give_up": named(spare(needs, fuel, factor, mixed), names),
    }


def parts(needs, fuel, factor: int, mixed: int = GAS) -> tuple[int, ...]:
    """The units still missing to so many productions: of each fuel, and of either of two fuels for the hybrids."""
    stored = list(fuel)
    pure = rooms((*needs[:HYBRID], 0, 0), stored, factor, mixed)
    return *pure, rooms(tuple(needs), stored, factor, mixed)[mixed] - pure[mixed]


def spare(needs, fuel, factor: int, mixed: int) -> tuple[int, ...]:
    """The units that do not fit: of each fuel, and of either of the two that hybrids burn."""
    over, both = overflow(tuple(needs), list(fuel), factor, mixed)
    first, second = over[mixed], over[mixed + 1]
    over[mixed], over[mixed + 1] = both - second, both - first
    return *over, first + second - both
