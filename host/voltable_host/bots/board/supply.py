"""What the fuel market will offer: prices and tokens in this round and the next, as everybody's plants burn them."""

from voltable.boardgame.fuels import COAL, FUELS, OIL, URANIUM
from voltable.boardgame.market import cost
from voltable.boardgame.state import AUCTION, FUEL
from voltable.engine.words import HYBRID

ROUNDS = 3  # so far ahead fuel is reckoned
SOLD_OUT = 2  # Elektro above the dearest space, for fuel that will hardly be there


def unit_prices(game, seat: int) -> list[float]:
    """What a token will cost this player by kind of plant, on average in this round and the next two."""
    prices = [mean_price(game, fuel) - saved(game, seat, fuel) for fuel in range(len(FUELS))]
    return [*prices, min(prices[COAL], prices[OIL]), 0]


def mean_price(game, fuel: int) -> float:
    """The price of a fuel as the plants of everybody use up what lies there and what comes."""
    state = game.state
    lying, coming = state.tokens[fuel], refilled(game, fuel)
    burnt = sum([wanted(player, fuel) for player in everybody(state)])
    bought = sum([lack(player, fuel) for player in everybody(state)])
    sums, total = game.edition.sums[fuel], 0
    for _ in range(ROUNDS):
        total += space_price(sums, lying - bought / 2)
        lying = min(max(0, lying - bought) + coming, game.edition.tokens[fuel])
        bought = burnt
    return total / ROUNDS


def refilled(game, fuel: int) -> int:
    """Tokens that the next refill brings, if the supply has them."""
    return 0 if fuel == URANIUM and game.state.phased_out else game.edition.refill(game.state.step, fuel)


def wanted(player, fuel: int) -> float:
    """What a player's plants burn of a fuel in a round, hybrids half and half."""
    return player.needs[fuel] + (player.needs[HYBRID] / 2 if fuel in (COAL, OIL) else 0)


def lack(player, fuel: int) -> float:
    """What a player's plants still lack of a fuel for one production."""
    return max(0, wanted(player, fuel) - player.fuel[fuel])


def everybody(state) -> list:
    """The players, and the Trust where it plays."""
    return [*state.players, state.dummy] if state.dummy else state.players


def space_price(sums: tuple[int, ...], lying: float) -> int:
    """The price of the cheapest token where about so many lie on the market."""
    spaces = len(sums) - 1
    place = max(0, round(spaces - lying))
    return cost(sums, spaces - place, 1) if place < spaces else cost(sums, 1, 1) + SOLD_OUT


def saved(game, seat: int, fuel: int) -> int:
    """What this player pays less for a token than others."""
    state = game.state
    lying = state.tokens[fuel]
    if not lying:
        return 0
    return game.edition.cost(fuel, lying, 1) - game.phases[FUEL].cost(state, state.players[seat], fuel, 1)


def left_now(game, seat: int) -> list[float]:
    """Tokens of each fuel that will be there for a player in this round, when those before have bought."""
    state = game.state
    if state.phase != AUCTION:
        return [game.phases[FUEL].stock(state, fuel) for fuel in range(len(FUELS))]
    buyers = before(state, seat)
    return [max(0, lying - sum([lack(buyer, fuel) for buyer in buyers])) for fuel, lying in enumerate(state.tokens)]


def left_later(game, seat: int) -> list[float]:
    """The same in the next round, if everybody buys now what is lacking and burns it."""
    left = []
    for fuel, lying in enumerate(game.state.tokens):
        bought = sum([lack(player, fuel) for player in everybody(game.state)])
        lying = max(0, lying - bought) + refilled(game, fuel)
        left.append(max(0, lying - sum([wanted(player, fuel) for player in before(game.state, seat)])))
    return left


def before(state, seat: int) -> list:
    """Who buys fuel before a player: those behind in the order, and the Trust between the two."""
    place = state.order.index(seat)
    buyers = [state.players[other] for other in state.order[place + 1 :]]
    return [*buyers, state.dummy] if state.dummy and not place else buyers
