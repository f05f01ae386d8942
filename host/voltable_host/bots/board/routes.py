"""Where a network grows: the cheapest city, then the cheapest from there, and where it should begin."""

from voltable.boardgame.state import BUILD, FAR

NEAR = 6  # cities that a start is judged by


def next_cities(game, seat: int, count: int) -> list[tuple[int, int]]:
    """The next cities of a network as (price, city), each the cheapest after those before."""
    state = game.state
    player = state.players[seat]
    slots = state.prices
    if player.cities:
        slots = [FAR if way == FAR else slot for way, slot in zip(player.reach, slots)]  # one house a city
        return grow(state.network, slots, player.reach, count)
    starts = [city for city, _, _ in game.phases[BUILD].price_list(state, seat)]
    if not starts:
        return []
    place = state.network.place(best_start(game, slots, starts))
    slots = list(slots)
    slots[place] = game.phases[BUILD].first_prices(state)[place]
    return grow(state.network, slots, only(place, len(slots)), count)


def only(place: int, cities: int) -> list[int]:
    """Ways of a network that can only begin in one place."""
    return [0 if other == place else FAR for other in range(cities)]


def grow(network, slots, ways, count: int) -> list[tuple[int, int]]:
    """The cheapest cities one after another."""
    found = []
    slots = list(slots)
    prices = [way + slot for way, slot in zip(ways, slots)]
    for _ in range(count):
        price = min(prices)
        if price >= FAR:
            break
        place = prices.index(price)
        found.append((price, network.cities[place]))
        slots[place] = FAR
        ways = [new if new < old else old for old, new in zip(ways, network.rows[place])]
        prices = [way + slot for way, slot in zip(ways, slots)]
    return found


def best_start(game, slots, starts) -> int:
    """Of these cities, the one from which the next few cost least."""
    return min(starts, key=lambda city: (nearby(game, slots, city), city))


def nearby(game, slots, city: int) -> int:
    """What the first few cities cost that grow from a city; what is out of reach counts as very dear."""
    network = game.state.network
    place = network.place(city)
    slots = list(slots)
    slots[place] = game.edition.slots[0]
    grown = grow(network, slots, only(place, len(slots)), NEAR)
    return sum([price for price, _ in grown]) + 100 * (NEAR - len(grown))
