"""The last round: what everybody can power at the end, and who can end the game."""

from voltable.boardgame.bots.routes import next_cities
from voltable.boardgame.phases.bureaucracy import able, power
from voltable.plants.production import chosen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from voltable.boardgame.bots.routes import Route
    from voltable.boardgame.plants import BoardPlants
    from voltable.boardgame.state import Player, State
    from voltable.engine.game import Game

HARDLY: "Final" = 1  # who powers so many fewer cities than the end takes may still end the game


def fuelled(cards: "BoardPlants", player: "Player") -> int:
    """The most cities that plants can power with the fuel in store, however few are connected."""
    return max([power(cards, chosen(player.plants, which)) for which, _, _ in able(player)])


def payable(route: "Route", money: int) -> int:
    """How many of the next cities the money pays.

    >>> payable([(10, 7), (12, 8), (15, 3)], 36)
    2
    """
    count = 0
    for price, _ in route:
        money -= price
        if money < 0:
            break
        count += 1
    return count


def standing(game: "Game", seat: int) -> "tuple[int, int]":
    """What a rival can have at the end of this building phase: cities powered, then money."""
    state: "State" = game.state
    rival = state.players[seat]
    can = fuelled(game.edition.cards, rival)
    cities, money = len(rival.cities), rival.money
    if state.order.index(seat) < state.order.index(state.turn):  # still to build
        built = next_cities(game, seat, can - cities, money)
        cities += len(built)
        money -= sum([price for price, _ in built])
    return min(can, cities), money


def will_end(game: "Game") -> bool:
    """Whether the game ends in this phase whatever one does oneself."""
    state: "State" = game.state
    if state.most >= game.edition.last_cities:
        return True
    return any(can_end(game, seat) for seat in state.order[: state.order.index(state.turn)])


def can_end(game: "Game", seat: int) -> bool:
    """Whether a player has money for the last cities, and plants that make it worth while."""
    state: "State" = game.state
    player = state.players[seat]
    end: int = game.edition.last_cities
    if fuelled(game.edition.cards, player) < end - HARDLY:
        return False
    lacking = end - len(player.cities)
    return len(next_cities(game, seat, lacking, player.money)) == lacking


def wins(game: "Game", route: "Route", count: int) -> bool:
    """Whether ending the game with so many more cities beats what everybody else can have."""
    state: "State" = game.state
    player = state.players[state.turn]
    can = fuelled(game.edition.cards, player)
    money = player.money - sum([price for price, _ in route[:count]])
    mine = min(can, len(player.cities) + count), money
    best = max([standing(game, seat) for seat in state.order if seat != state.turn])
    if not state.market:  # waiting brings money to everybody, and nobody a better plant
        return mine[0] >= best[0]
    return mine > best
