"""What the fuel market will offer: prices and tokens in this round and the next, as everybody's plants burn them.

Tokens are counted in halves of one, so that whole numbers are exact: hybrids burn half and half.
"""

from voltable.boardgame.fuels import COAL, FUELS, OIL, URANIUM
from voltable.boardgame.market import cost
from voltable.boardgame.state import AUCTION, FUEL
from voltable.engine.words import HYBRID

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from voltable.boardgame.edition import BoardEdition
    from voltable.boardgame.phases.fuel import FuelPhase
    from voltable.boardgame.state import Player, State
    from voltable.engine.game import Game

HALVES: "Final" = 2  # of a token
QUARTERS: "Final" = 4  # in between
ROUNDS: "Final" = 3  # so far ahead fuel is reckoned
SOLD_OUT: "Final" = 2  # Elektro above the dearest space, for fuel that will hardly be there


def unit_prices(game: "Game", seat: int) -> "list[float]":
    """What a token will cost this player by kind of plant, on average in this round and the next two."""
    prices = [mean_price(game, fuel) - saved(game, seat, fuel) for fuel in range(len(FUELS))]
    return prices + [min(prices[COAL], prices[OIL]), 0.0]


def mean_price(game: "Game", fuel: int) -> float:
    """The price of a fuel as the plants of everybody use up what lies there and what comes."""
    state: "State" = game.state
    edition: "BoardEdition" = game.edition
    players = everybody(state)
    burnt = sum([wanted(player, fuel) for player in players])
    bought = sum([lack(player, fuel) for player in players])
    lying, coming, spaces = HALVES * state.tokens[fuel], HALVES * refilled(game, fuel), HALVES * edition.tokens[fuel]
    total = 0
    for _ in range(ROUNDS):
        total += space_price(edition.sums[fuel], HALVES * lying - bought)
        lying = min(max(0, lying - bought) + coming, spaces)
        bought = burnt
    return total / ROUNDS


def refilled(game: "Game", fuel: int) -> int:
    """Tokens that the next refill brings, if the supply has them."""
    state: "State" = game.state
    edition: "BoardEdition" = game.edition
    return 0 if fuel == URANIUM and state.phased_out else edition.refill(state.step, fuel)


def wanted(player: "Player", fuel: int) -> int:
    """What a player's plants burn of a fuel in a round, in halves of a token: hybrids half and half."""
    needs = player.needs
    return HALVES * needs[fuel] + (needs[HYBRID] if fuel in (COAL, OIL) else 0)


def lack(player: "Player", fuel: int) -> int:
    """What a player's plants still lack of a fuel for one production, in halves of a token."""
    return max(0, wanted(player, fuel) - HALVES * player.fuel[fuel])


def everybody(state: "State") -> "list[Player]":
    """The players, and the Trust where it plays."""
    return state.players + [state.dummy] if state.dummy else state.players


def space_price(sums: "tuple[int, ...]", lying: int) -> int:
    """The price of the cheapest token where about so many quarters of a token lie on the market."""
    spaces = len(sums) - 1
    place = max(0, nearest(QUARTERS * spaces - lying))
    return cost(sums, spaces - place, 1) if place < spaces else cost(sums, 1, 1) + SOLD_OUT


def nearest(quarters: int) -> int:
    """The nearest whole number; the even one where two are as near.

    >>> [nearest(quarters) for quarters in (5, 6, 7, 10)]
    [1, 2, 2, 2]
    """
    whole, rest = quarters >> 2, quarters & 3
    return whole + (whole & 1 if rest == 2 else rest >> 1)


def saved(game: "Game", seat: int, fuel: int) -> int:
    """What this player pays less for a token than others."""
    state: "State" = game.state
    edition: "BoardEdition" = game.edition
    lying = state.tokens[fuel]
    if not lying:
        return 0
    phase: "FuelPhase" = game.phases[FUEL]
    return edition.cost(fuel, lying, 1) - phase.cost(state, state.players[seat], fuel, 1)


def left_now(game: "Game", seat: int) -> "list[int]":
    """Half tokens of each fuel that will be there for a player in this round, when those before have bought."""
    state: "State" = game.state
    if state.phase != AUCTION:
        phase: "FuelPhase" = game.phases[FUEL]
        return [HALVES * phase.stock(state, fuel) for fuel in range(len(FUELS))]
    buyers = before(state, seat)
    left: "list[int]" = []
    for fuel, lying in enumerate(state.tokens):
        left.append(max(0, HALVES * lying - sum([lack(buyer, fuel) for buyer in buyers])))
    return left


def left_later(game: "Game", seat: int) -> "list[int]":
    """The same in the next round, if everybody buys now what is lacking and burns it."""
    state: "State" = game.state
    players, buyers = everybody(state), before(state, seat)
    left: "list[int]" = []
    for fuel, lying in enumerate(state.tokens):
        bought = sum([lack(player, fuel) for player in players])
        then = max(0, HALVES * lying - bought) + HALVES * refilled(game, fuel)
        left.append(max(0, then - sum([wanted(buyer, fuel) for buyer in buyers])))
    return left


def before(state: "State", seat: int) -> "list[Player]":
    """Who buys fuel before a player: those behind in the order, and the Trust between the two."""
    place = state.order.index(seat)
    buyers = [state.players[other] for other in state.order[place + 1 :]]
    return buyers + [state.dummy] if state.dummy and not place else buyers
