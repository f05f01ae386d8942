"""How the board game stands, as facts that any face may show: what plants power, what lies where, what comes next."""

from voltable.boardgame.fuels import URANIUM
from voltable.boardgame.phases.bureaucracy import able, power
from voltable.plants.production import chosen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.boardgame.edition import BoardEdition
    from voltable.boardgame.shapes import BoardGame, Powering
    from voltable.boardgame.state import Player
    from voltable.engine.shapes import Action, Cards


def gives(game: "BoardGame", plant: int) -> int:
    """How many cities a plant powers."""
    return game.edition.cards.power[plant]


def best_set(cards: "Powering", player: "Player") -> "tuple[int, ...]":
    """The plants that power most with the fuel in store, those that burn least and are fewest if several do."""
    most = len(player.cities)
    sets = [chosen(player.plants, which) for which, _least, _most in able(player)]
    ranked = [(-min(most, power(cards, ran)), burnt_by(cards, ran), place) for place, ran in enumerate(sets)]
    return sets[min(ranked)[2]]


def burnt_by(cards: "Powering", plants: "tuple[int, ...]") -> "tuple[int, int]":
    """How much plants burn altogether, and how many they are."""
    needs: "Cards" = cards  # type: ignore[assignment]
    return sum(needs.needs(plants)), len(plants)


def price_list(game: "BoardGame") -> "dict[int, tuple[int, int, int]]":
    """What each city would cost the player whose turn it is: altogether, its slot, the way."""
    phase = game.phases[game.state.phase]
    return {city: (slot + way, slot, way) for city, slot, way in phase.price_list(game.state, game.state.turn)}


def income_of_run(game: "BoardGame", choice: "Action") -> int:
    """What a set of plants earns with the cities there are."""
    player = game.state.players[game.state.turn]
    cities = min(len(player.cities), power(game.edition.cards, chosen(player.plants, choice[1])))
    return game.edition.incomes[cities]


def tokens_burnt(game: "BoardGame", choice: "Action") -> "tuple[int, int]":
    """How much a set of plants burns, and how many they are."""
    return burnt_by(game.edition.cards, chosen(game.state.players[game.state.turn].plants, choice[1]))


def spaces(edition: "BoardEdition", fuel: int, lying: int) -> "list[tuple[int, int]]":
    """The market of a fuel as (price, tokens), cheapest first."""
    prices = [edition.cost(fuel, left, 1) for left in range(1, lying + 1)]
    return [(price, prices.count(price)) for price in sorted(set(prices))]


def refill(game: "BoardGame", fuel: int) -> int:
    """How many tokens the end of this round brings, as things stand."""
    state = game.state
    if fuel == URANIUM and state.phased_out:
        return 0
    return min(game.edition.refill(state.step, fuel), state.supply[fuel])


def is_last(game: "BoardGame") -> bool:
    """Whether somebody has as many cities as end the game."""
    return game.state.most >= game.edition.last_cities
