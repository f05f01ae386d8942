"""What to run, with which mix, and what the burnt fuel is worth."""

from voltable.boardgame.fuels import MIXED
from voltable.boardgame.phases.bureaucracy import able
from voltable.engine.verbs import RUN
from voltable.plants.production import burnt, chosen


def best_run(game, prices) -> tuple[tuple, int, int]:
    """The run that earns most after the worth of its fuel: the action, cities powered, what it earns."""
    player = game.state.players[game.turn]
    incomes, best = game.edition.incomes, None
    for which, least, most in able(player):
        cities = powered(game.edition.cards, player, which)
        for coal in range(least, most + 1):
            used = burnt(player, which, coal, MIXED)
            worth = sum([tokens * price for tokens, price in zip(used, prices)])
            score = incomes[cities] - worth, cities, -which, -coal
            if best is None or score > best[0]:
                best = score, (RUN, which, coal), cities
    assert best
    return best[1], best[2], incomes[best[2]]


def powered(cards, player, which: int) -> int:
    """How many cities a set of plants powers in this network."""
    power = sum([cards.power[plant] for plant in chosen(player.plants, which)])
    return min(power, len(player.cities))
