"""Which plants of the board game can run together, what they burn, and what their cities pay."""

from typing import Any

from voltable.boardgame.edition import BoardEdition
from voltable.boardgame.fuels import FUELS, MIXED
from voltable.boardgame.phases.bureaucracy import able
from voltable.boardgame.phases.bureaucracy import power as powered
from voltable.boardgame.state import Player
from voltable.plants.production import burnt, chosen
from voltable_host.calculator.amounts import named, parts_of
from voltable_host.calculator.board_plants import BoardHand, BoardPlant

PARTS = parts_of(BoardEdition)


def power(
    edition: type[BoardEdition], plants: list[BoardPlant], fuel, cities: int, everything: bool = False
) -> list[dict[str, Any]]:
    """The sets worth running with this fuel, or all that can run; most cities first, then those that burn less.

    Without fuel the stores are full, and what hybrids burn is either coal or oil.
    """
    hand = BoardHand(plants)
    owner = hand.owner(fuel)
    lit = {which: lights(hand, owner, which, cities) for which, _least, _most in able(owner)}
    rows = [
        running(edition, hand, owner, which, lit[which])
        | {"mixes": mixes(hand, owner, which, cities, fuel is None, ways)}
        for which, *ways in able(owner) if everything or is_worthwhile(which, lit)
    ]  # fmt: skip
    return sorted(rows, key=lambda row: (-row["cities"], row["units"]))


def lights(hand: BoardHand, owner: Player, which: int, cities: int) -> int:
    """How many of so many cities a set of plants powers."""
    return min(cities, powered(hand, chosen(owner.plants, which)))


def is_worthwhile(which: int, lit: dict[int, int]) -> bool:
    """Whether no more plants would power more cities, and no fewer as many."""
    if any(other & which == which and lit[other] > lit[which] for other in lit):
        return False
    return not any(other != which and other & which == other and lit[other] == lit[which] for other in lit)


def running(edition: type[BoardEdition], hand: BoardHand, owner: Player, which: int, cities: int) -> dict[str, Any]:
    """One set that runs, how many cities it powers, what that pays, and how many tokens it burns."""
    places = chosen(owner.plants, which)
    return {
        "plants": [hand.names[place] for place in places], "cities": cities, "income": edition.incomes[cities],
        "units": sum(hand.needs(places)),
    }  # fmt: skip


def mixes(hand: BoardHand, owner: Player, which: int, cities: int, full: bool, ways) -> list[dict[str, Any]]:
    """Each mix the hybrids can burn (ruling A48), first what leaves most for the next time."""
    if full:
        return [{"burns": named(hand.needs(chosen(owner.plants, which)), PARTS), "left": None}]
    least, most = ways
    found = [mix(owner, burnt(owner, which, coal, MIXED)) for coal in range(least, most + 1)]
    return sorted(found, key=lambda one: -best(hand, hand.owner(one["left"].values()), cities))


def mix(owner: Player, used) -> dict[str, dict[str, int]]:
    """What burns and what is left."""
    return {"burns": named(used, FUELS), "left": named((a - b for a, b in zip(owner.fuel, used)), FUELS)}


def best(hand: BoardHand, owner: Player, cities: int) -> int:
    """The most cities that can be powered with the fuel in store."""
    return max(lights(hand, owner, which, cities) for which, _least, _most in able(owner))
