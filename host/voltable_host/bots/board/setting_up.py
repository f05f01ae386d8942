"""Before the first round: which region to play in, where the Trust builds, which city to begin in."""

from voltable.boardgame.network import connections
from voltable.engine.verbs import MARK, PLACE, REGION
from voltable.talk.said import said
from voltable_host.bots.board.routes import best_start, nearby
from voltable_host.bots.thought import Thought


def region(game, choices) -> Thought:
    """The region whose connections cost least, those to the regions in play included."""
    costs = {choice: mean_cost(game, choice[1]) for choice in choices}
    choice = min(choices, key=lambda choice: (costs[choice], choice))
    return Thought((REGION, choice[1]), said("bot-cheap-region", cost=round(costs[choice])))


def mean_cost(game, region: int) -> float:
    """What a connection costs that ends here and leads nowhere out of play."""
    played = game.state.regions | 1 << region
    costs, region_of = [], game.edition.map.REGION_OF
    for one, other, cost in connections(game.edition.map):
        ends = region_of[one], region_of[other]
        if region in ends and all(played >> end & 1 for end in ends):
            costs.append(cost)
    return sum(costs) / len(costs)


def place(game, choices) -> Thought:
    """A house of the Trust where nobody wants to begin."""
    costs = [(nearby(game, game.state.prices, city), city) for _, city in choices]
    city = max(costs)[1]
    return Thought((PLACE, city), said("bot-out-of-the-way", city=city))


def mark(game, choices) -> Thought:
    """The city one would like to begin in."""
    city = best_start(game, game.state.prices, [choice[1] for choice in choices])
    return Thought((MARK, city), said("bot-good-start", city=city))


SETTING_UP = {REGION: region, PLACE: place, MARK: mark}
