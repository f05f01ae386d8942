"""Fuel for the next round: bought now where it is cheap or will be scarce."""

from voltable.boardgame.bots.supply import HALVES, lack, refilled, space_price, wanted
from voltable.boardgame.fuels import FUELS
from voltable.boardgame.state import FUEL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from voltable.boardgame.bots.forecast import Forecast
    from voltable.boardgame.phases.fuel import FuelPhase
    from voltable.boardgame.state import State
    from voltable.engine.game import Game
    from voltable.engine.shapes import Action

TENTHS: "Final" = 10
CHEAPER: "Final" = 7  # tenths of the next round's price that fuel kept for it may cost
DEAREST: "Final" = 9  # what fuel may cost that will be sold out in the next round
NO_FUEL: "Final" = (-1, 0)


def extra(game: "Game", forecast: "Forecast", choices: "list[Action]") -> "tuple[int, int]":
    """A fuel worth keeping and its price, NO_FUEL where none is; two cities go before what is only cheap."""
    state: "State" = game.state
    player = state.players[state.turn]
    if not forecast.rounds:
        return NO_FUEL
    phase: "FuelPhase" = game.phases[FUEL]
    spare = player.money - sum(forecast.costs[:2])
    for choice in choices[:-1]:
        fuel = choice[1]
        if fuel < len(FUELS):
            price = phase.cost(state, player, fuel, 1)
            left = left_for(game, fuel)
            if left < wanted(player, fuel) and price <= DEAREST:
                return fuel, price
            then = space_price(game.edition.sums[fuel], HALVES * left)
            if price <= spare and TENTHS * price <= CHEAPER * then:
                return fuel, price
    return NO_FUEL


def left_for(game: "Game", fuel: int) -> int:
    """Half tokens for this player in the next round, store included, if the order stays and all buy what they burn."""
    state: "State" = game.state
    place = state.order.index(state.turn)
    after, before = state.order[:place], state.order[place + 1 :]
    player = state.players[state.turn]
    lying = HALVES * state.tokens[fuel] - sum([lack(state.players[seat], fuel) for seat in after])
    lying = max(0, lying) + HALVES * refilled(game, fuel)
    lying -= sum([wanted(state.players[seat], fuel) for seat in before])
    if state.dummy:
        lying -= wanted(state.dummy, fuel)
    return lying + max(0, HALVES * player.fuel[fuel] - wanted(player, fuel))
