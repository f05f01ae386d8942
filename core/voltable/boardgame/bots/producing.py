"""What to run, with which mix, and what the burnt fuel is worth."""

from voltable.boardgame.fuels import MIXED
from voltable.boardgame.phases.bureaucracy import able
from voltable.engine.verbs import RUN
from voltable.plants.production import burnt, chosen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.boardgame.plants import BoardPlants
    from voltable.boardgame.state import Player, State
    from voltable.engine.game import Game
    from voltable.engine.shapes import Action


def best_run(game: "Game", prices: "list[float]") -> "tuple[Action, int, int]":
    """The run that earns most after the worth of its fuel: the action, cities powered, what it earns."""
    state: "State" = game.state
    player = state.players[state.turn]
    incomes: "tuple[int, ...]" = game.edition.incomes
    scores: "list[tuple[float, int, int, int]]" = []
    for which, least, most in able(player):
        cities = powered(game.edition.cards, player, which)
        for coal in range(least, most + 1):
            worth = worth_of(burnt(player, which, coal, MIXED), prices)
            scores.append((incomes[cities] - worth, cities, -which, -coal))
    _, cities, which, coal = max(scores)
    return (RUN, -which, -coal), cities, incomes[cities]


def worth_of(used: "tuple[int, ...]", prices: "list[float]") -> float:
    """What fuel is worth; added up one by one, for the built-in sum rounds otherwise in some interpreters."""
    worth = 0.0
    for tokens, price in zip(used, prices):
        worth += tokens * price
    return worth


def powered(cards: "BoardPlants", player: "Player", which: int) -> int:
    """How many cities a set of plants powers in this network."""
    power = sum([cards.power[plant] for plant in chosen(player.plants, which)])
    return min(power, len(player.cities))
