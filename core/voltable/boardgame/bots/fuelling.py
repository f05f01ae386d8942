"""Fuel for production: what plants lack, what that is worth, and what it costs on the market now."""

from voltable.boardgame.bots.supply import HALVES
from voltable.boardgame.fuels import COAL, GARBAGE, OIL, URANIUM
from voltable.boardgame.state import FUEL
from voltable.engine.words import HYBRID
from voltable.plants.production import FIELD, MOST

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from voltable.boardgame.phases.fuel import FuelPhase
    from voltable.boardgame.state import Player, State
    from voltable.engine.game import Game

    Offer = tuple[int, int, list[int]]  # cities powered, what the fuel costs now, tokens to buy

KINDS: "Final" = 4  # of fuel


def missing(needs: int, stock: "list[int]", prices: "list[float]", available: "list[int]", penalty: int) -> float:
    """What the tokens cost that plants with these needs lack, with a penalty for each that will hardly be there.

    Hybrids burn what is left in store, then what is cheaper. Needs are packed as a player's sets are.
    """
    cost = 0.0
    short = left = 0  # half tokens
    hybrid = needs >> HYBRID * FIELD
    for fuel in range(KINDS):
        tokens = (needs >> fuel * FIELD & MOST) - stock[fuel]
        there = available[fuel]
        if tokens > 0:
            cost += tokens * prices[fuel]
            there -= HALVES * tokens
            if there < 0:
                short -= there
        elif hybrid and fuel in (COAL, OIL):
            hybrid += tokens
        if there > 0 and fuel in (COAL, OIL):
            left += there
    if hybrid > 0:
        cost += hybrid * prices[HYBRID]
        if HALVES * hybrid > left:
            short += HALVES * hybrid - left
    return cost + penalty * short / HALVES


def summed(numbers: "tuple[int, ...]", plants: "tuple[int, ...]") -> "list[int]":
    """A number of each set of plants, such as the cities it powers; bit n of its place stands for the nth plant.

    >>> summed((0, 10, 20, 30), (1, 3))
    [0, 10, 30, 40]
    """
    sums = [0]
    for plant in plants:
        more = numbers[plant]
        sums += [other + more for other in sums]
    return sums


def offers(game: "Game", seat: int) -> "list[Offer]":
    """Each set of one's plants that the market can feed."""
    state: "State" = game.state
    player = state.players[seat]
    powers = summed(game.edition.cards.power, player.plants)
    found: "list[Offer]" = []
    for which, needs in enumerate(player.sets):
        cost, tokens = cheapest(game, player, needs)
        if tokens:
            found.append((powers[which], cost, tokens))
    return found


def cheapest(game: "Game", player: "Player", needs: int) -> "tuple[int, list[int]]":
    """The cheapest tokens that feed these needs, by the mix of the hybrids; none where the market lacks some."""
    best = -1
    found: "list[int]" = []
    hybrid = needs >> HYBRID * FIELD
    for coal in range(hybrid + 1):
        tokens = [needs >> fuel * FIELD & MOST for fuel in (COAL, OIL, GARBAGE, URANIUM)]
        tokens[COAL] += coal
        tokens[OIL] += hybrid - coal
        tokens = [max(0, burnt - stored) for burnt, stored in zip(tokens, player.fuel)]
        cost = bill(game, player, tokens)
        if cost >= 0 and (best < 0 or cost < best):
            best = cost
            found = tokens
    return best, found


def bill(game: "Game", player: "Player", tokens: "list[int]") -> int:
    """What these tokens cost now; -1 where there are not so many."""
    state: "State" = game.state
    phase: "FuelPhase" = game.phases[FUEL]
    total = 0
    for fuel, number in enumerate(tokens):
        if number > phase.stock(state, fuel):
            return -1
        if number:
            total += phase.cost(state, player, fuel, number)
    return total
