"""Fuel for production: what plants lack, what that is worth, and what it costs on the market now."""

from voltable.boardgame.fuels import COAL, FUELS, GARBAGE, OIL, URANIUM
from voltable.boardgame.state import FUEL
from voltable.engine.words import HYBRID
from voltable.plants.production import chosen


def missing(needs, stock, prices, available, penalty: float) -> float:
    """What the tokens cost that plants with these needs lack, with a penalty for each that will hardly be there.

    Hybrids burn what is left in store, then what is cheaper.
    """
    cost = 0.0
    hybrid = needs[HYBRID]
    short = left = 0.0
    for fuel in range(len(FUELS)):
        tokens = needs[fuel] - stock[fuel]
        there = available[fuel]
        if tokens > 0:
            cost += tokens * prices[fuel]
            there -= tokens
            if there < 0:
                short -= there
        elif hybrid and fuel in (COAL, OIL):
            hybrid += tokens
        if fuel in (COAL, OIL) and there > 0:
            left += there
    if hybrid > 0:
        cost += hybrid * prices[HYBRID]
        short += max(0, hybrid - left)
    return cost + penalty * short


def offers(game, seat: int) -> list[tuple[int, int, list[int]]]:
    """Each set of one's plants that the market can feed: cities powered, what the fuel costs now, tokens to buy."""
    state, cards = game.state, game.edition.cards
    player = state.players[seat]
    found = []
    for which in range(1 << len(player.plants)):
        plants = chosen(player.plants, which)
        shopping = cheapest(game, player, cards.needs(plants))
        if shopping:
            found.append((sum([cards.power[plant] for plant in plants]), *shopping))
    return found


def cheapest(game, player, needs) -> tuple[int, list[int]] | None:
    """The cheapest tokens that feed these needs, by the mix of the hybrids; nothing where the market lacks some."""
    best = None
    for coal in range(needs[HYBRID] + 1):
        wanted = [needs[COAL] + coal, needs[OIL] + needs[HYBRID] - coal, needs[GARBAGE], needs[URANIUM]]
        tokens = [max(0, burnt - stored) for burnt, stored in zip(wanted, player.fuel)]
        cost = bill(game, player, tokens)
        if cost is not None and (best is None or cost < best[0]):
            best = cost, tokens
    return best


def bill(game, player, tokens) -> int | None:
    """What these tokens cost now; nothing where there are not so many."""
    state, phase = game.state, game.phases[FUEL]
    total = 0
    for fuel, number in enumerate(tokens):
        if number > phase.stock(state, fuel):
            return None
        if number:
            total += phase.cost(state, player, fuel, number)
    return total
