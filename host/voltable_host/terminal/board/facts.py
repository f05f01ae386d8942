"""What plants of the board game power, and how the fuel market stands."""

from voltable.boardgame.edition import BoardEdition
from voltable.boardgame.fuels import URANIUM
from voltable.boardgame.phases.bureaucracy import able, power
from voltable.engine.game import Game
from voltable.plants.production import chosen


def gives(game: Game, plant: int) -> str:
    """How many cities it powers."""
    return str(game.edition.cards.power[plant])


def best_set(cards, player) -> tuple:
    """The plants that power most with the fuel in store, those that burn least and are fewest if several do."""
    most = len(player.cities)
    sets = [chosen(player.plants, which) for which, _least, _most in able(player)]
    return max(sets, key=lambda plants: (min(most, power(cards, plants)), -sum(cards.needs(plants)), -len(plants)))


def spaces(edition: BoardEdition, fuel: int, lying: int) -> list[tuple[int, int]]:
    """The market of a fuel as (price, tokens), cheapest first."""
    prices = [edition.cost(fuel, left, 1) for left in range(1, lying + 1)]
    return [(price, prices.count(price)) for price in sorted(set(prices))]


def refill(game: Game, fuel: int) -> int:
    """How many tokens the end of this round brings, as things stand."""
    state = game.state
    if fuel == URANIUM and state.phased_out:
        return 0
    return min(game.edition.refill(state.step, fuel), state.supply[fuel])
