"""What plants of the board game power, and how the fuel market stands."""

from voltable.fuels import URANIUM
from voltable.game import Game
from voltable.phases.bureaucracy import able, power
from voltable.production import chosen
from voltable.tables.money import INCOME, PRICES


def gives(game: Game, plant: int) -> str:
    """How many cities it powers."""
    return str(game.edition.cards.power[plant])


def best_set(cards, player) -> tuple:
    """The plants that power most with the fuel in store, those that burn least and are fewest if several do."""
    most = len(player.cities)
    sets = [chosen(player.plants, which) for which, _least, _most in able(player)]
    return max(sets, key=lambda plants: (min(most, power(cards, plants)), -sum(cards.needs(plants)), -len(plants)))


def income_of(cities: int) -> int:
    """What powering so many cities earns."""
    return INCOME[min(cities, len(INCOME) - 1)]


def spaces(fuel: int, lying: int) -> list[tuple[int, int]]:
    """The market of a fuel as (price, tokens), cheapest first.

    >>> spaces(3, 2)
    [(14, 1), (16, 1)]
    """
    prices = PRICES[fuel][len(PRICES[fuel]) - lying :]
    return [(price, prices.count(price)) for price in sorted(set(prices))]


def refill(game: Game, fuel: int) -> int:
    """How many tokens the end of this round brings, as things stand."""
    state = game.state
    if fuel == URANIUM and state.phased_out:
        return 0
    return min(game.edition.refill(state.step, fuel), state.supply[fuel])
