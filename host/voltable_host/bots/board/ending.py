"""The last round: what everybody can power at the end, and who can end the game."""

from voltable.boardgame.phases.bureaucracy import able, power
from voltable.plants.production import chosen
from voltable_host.bots.board.routes import next_cities

HARDLY = 1  # who powers so many fewer cities than the end takes may still end the game


def fuelled(cards, player) -> int:
    """The most cities that plants can power with the fuel in store, however few are connected."""
    return max([power(cards, chosen(player.plants, which)) for which, _, _ in able(player)])


def payable(prices, money: int) -> int:
    """How many of the next cities the money pays.

    >>> payable([10, 12, 15], 36)
    2
    """
    count = 0
    for price in prices:
        money -= price
        if money < 0:
            break
        count += 1
    return count


def standing(game, seat: int) -> tuple[int, int]:
    """What a rival can have at the end of this building phase: cities powered, then money."""
    state = game.state
    rival = state.players[seat]
    can = fuelled(game.edition.cards, rival)
    cities, money = len(rival.cities), rival.money
    if state.order.index(seat) < state.order.index(state.turn):  # still to build
        prices = [price for price, _ in next_cities(game, seat, max(0, can - cities))]
        count = payable(prices, money)
        cities += count
        money -= sum(prices[:count])
    return min(can, cities), money


def will_end(game) -> bool:
    """Whether the game ends in this phase whatever one does oneself."""
    state = game.state
    place = state.order.index(state.turn)
    return state.most >= game.edition.last_cities or any(can_end(game, seat) for seat in state.order[:place])


def can_end(game, seat: int) -> bool:
    """Whether a player has money for the last cities, and plants that make it worth while."""
    player = game.state.players[seat]
    end = game.edition.last_cities
    lacking = end - len(player.cities)
    prices = [price for price, _ in next_cities(game, seat, lacking)]
    return payable(prices, player.money) == lacking and fuelled(game.edition.cards, player) >= end - HARDLY


def wins(game, route, count: int) -> bool:
    """Whether ending the game with so many more cities beats what everybody else can have."""
    state = game.state
    player = state.players[state.turn]
    can = fuelled(game.edition.cards, player)
    money = player.money - sum([price for price, _ in route[:count]])
    mine = min(can, len(player.cities) + count), money
    others = [standing(game, seat) for seat in state.order if seat != state.turn]
    if not state.market:  # waiting brings money to everybody, and nobody a better plant
        return mine[0] >= max(others)[0]
    return mine > max(others)
