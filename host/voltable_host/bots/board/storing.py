"""Fuel for the next round: bought now where it is cheap or will be scarce."""

from voltable.boardgame.fuels import FUELS
from voltable.boardgame.state import FUEL
from voltable_host.bots.board.supply import lack, refilled, space_price, wanted

CHEAPER = 0.7  # part of the next round's price that fuel kept for it may cost
DEAREST = 9  # what fuel may cost that will be sold out in the next round


def extra(game, forecast, choices) -> tuple[int, int] | None:
    """A fuel worth keeping and its price, if any; two cities go before what is only cheap."""
    state = game.state
    player = state.players[game.turn]
    if not forecast.rounds:
        return None
    spare = player.money - sum(forecast.costs[:2])
    for choice in choices[:-1]:
        fuel = choice[1]
        if fuel < len(FUELS):
            price = game.phases[FUEL].cost(state, player, fuel, 1)
            left = left_for(game, fuel)
            scarce = left < wanted(player, fuel) and price <= DEAREST
            if scarce or price <= spare and price <= CHEAPER * space_price(game.edition.sums[fuel], left):
                return fuel, price
    return None


def left_for(game, fuel: int) -> float:
    """Tokens for this player in the next round, store included, if the order stays and all buy what they burn."""
    state = game.state
    place = state.order.index(game.turn)
    after, before = state.order[:place], state.order[place + 1 :]
    player = state.players[game.turn]
    lying = state.tokens[fuel] - sum([lack(state.players[seat], fuel) for seat in after])
    lying = max(0, lying) + refilled(game, fuel) - sum([wanted(state.players[seat], fuel) for seat in before])
    if state.dummy:
        lying -= wanted(state.dummy, fuel)
    return lying + max(0, player.fuel[fuel] - wanted(player, fuel))
