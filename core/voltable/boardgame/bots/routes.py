"""Where a network grows: the cheapest city, then the cheapest from there, and where it should begin."""

from voltable.boardgame.state import BUILD, FAR

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Final

    from voltable.boardgame.network import Network
    from voltable.boardgame.phases.build import BuildPhase
    from voltable.boardgame.state import State
    from voltable.engine.game import Game

    Route = list[tuple[int, int]]  # prices and cities

NEAR: "Final" = 6  # cities that a start is judged by
OUT_OF_REACH: "Final" = 100  # what each of them counts that cannot be reached


def next_cities(game: "Game", seat: int, count: int, money: int = FAR) -> "Route":
    """The next cities of a network, each the cheapest after those before; as far as the money goes."""
    state: "State" = game.state
    network: "Network" = state.network
    reach = state.players[seat].reach
    if state.players[seat].cities:
        slots = [FAR if way == FAR else slot for way, slot in zip(reach, state.prices)]  # one house a city
        return grow(network, slots, reach, count, money)
    phase: "BuildPhase" = game.phases[BUILD]
    starts = [city for city, _, _ in phase.price_list(state, seat)]
    if not starts:
        return []
    place = network.place(best_start(game, starts))
    slots = state.prices[:]
    slots[place] = phase.first_prices(state)[place]
    return grow(network, slots, only(place, len(slots)), count, money)


def only(place: int, cities: int) -> "list[int]":
    """Ways of a network that can only begin in one place."""
    ways = [FAR] * cities
    ways[place] = 0
    return ways


def grow(network: "Network", slots: "list[int]", ways: "Iterable[int]", count: int, money: int = FAR) -> "Route":
    """The cheapest cities one after another; their slots are used up."""
    found: "Route" = []
    prices = [way + slot for way, slot in zip(ways, slots)]
    for _ in range(count):
        price = min(prices)
        money -= price
        if price >= FAR or money < 0:
            break
        place = prices.index(price)
        found.append((price, network.cities[place]))
        slots[place] = prices[place] = FAR
        prices = [
            price if price < way + slot else way + slot for price, way, slot in zip(prices, network.rows[place], slots)
        ]
    return found


def best_start(game: "Game", starts: "list[int]") -> int:
    """Of these cities, the one from which the next few cost least."""
    return min([(nearby(game, city), city) for city in starts])[1]


def nearby(game: "Game", city: int) -> int:
    """What the first few cities cost that grow from a city; what is out of reach counts as very dear."""
    state: "State" = game.state
    network: "Network" = state.network
    place = network.place(city)
    slots = state.prices[:]
    slots[place] = game.edition.slots[0]
    grown = grow(network, slots, only(place, len(slots)), NEAR)
    return sum([price for price, _ in grown]) + OUT_OF_REACH * (NEAR - len(grown))
