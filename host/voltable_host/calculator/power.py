"""Which plants can run together, what they burn and earn."""

from typing import Any

from voltable_cards.edition import CardGame
from voltable_cards.production import best_income, burnt, chosen, income, runs
from voltable_cards.state import Player
from voltable_host.calculator.amounts import named
from voltable_host.calculator.plants import Hand, Plant


def power(plants: list[Plant], fuel, everything: bool = False) -> list[dict[str, Any]]:
    """The sets this fuel can run to which no plant can be added, or all; best first, then the one that burns less."""
    hand = Hand(plants)
    owner = hand.owner(fuel)
    able = runs(owner)
    known = all(plant.income is not None for plant in plants)
    rows = [running(plants, hand, owner, *found) for found in able if everything or is_largest(found[0], able)]
    return sorted(rows, key=lambda row: (-row["income"] if known else -len(row["plants"]), row["units"]))


def payout(plants: list[Plant], fuel=None) -> dict[str, Any]:
    """What all these plants earn, or, with so much fuel, the best of them that can run."""
    if fuel is not None:
        return power(plants, fuel)[0]
    hand = Hand(plants)
    return {"plants": hand.names, "income": income(hand, range(len(plants))), "mixes": []}


def is_largest(which: int, able: list) -> bool:
    """Whether no other set that can run holds all of these plants."""
    return not any(other != which and other & which == which for other, least, most in able)


def running(plants: list[Plant], hand: Hand, owner: Player, which: int, least: int, most: int) -> dict[str, Any]:
    """One set that runs, with each mix its hybrids can burn, first what leaves most for the next time."""
    places = chosen(owner.plants, which)
    known = all(plants[place].income is not None for place in places)
    earned = income(hand, places) if places else CardGame.no_production_income
    mixes = [mix(owner, burnt(owner, which, gas)) for gas in range(least, most + 1)]
    mixes.sort(key=lambda found: -best_income(hand, hand.owner(found["left"].values())))
    return {
        "plants": [hand.names[place] for place in places], "income": earned if known else None,
        "units": sum(mixes[0]["burns"].values()), "mixes": mixes,
    }  # fmt: skip


def mix(owner: Player, used) -> dict[str, dict[str, int]]:
    """What burns and what is left."""
    return {"burns": named(used), "left": named(have - gone for have, gone in zip(owner.fuel, used))}
