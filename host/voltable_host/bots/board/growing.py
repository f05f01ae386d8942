"""How steady builds: as far as income repays it, and at the end as far as it can be powered."""

from voltable.engine.verbs import BUILD, DONE
from voltable.talk.said import said
from voltable_host.bots.board import ending
from voltable_host.bots.board.forecast import Forecast
from voltable_host.bots.thought import Thought


def building(game, choices) -> Thought:
    """A city of the plan, or the end of the turn."""
    player = game.state.players[game.turn]
    forecast = Forecast(game, game.turn)
    can = ending.fuelled(game.edition.cards, player)
    most = min(player.houses, ending.payable([price for price, _ in forecast.route], player.money))
    if ending.will_end(game):
        return last_cities(game, forecast, can, most)
    lacking = forecast.end - forecast.cities
    if most >= lacking:
        count = max(lacking, min(most, can - forecast.cities))
        if ending.wins(game, forecast.route, count):
            return connect(game, forecast, "bot-city-wins", n=min(can, forecast.cities + count))
        most = lacking - 1
    if best_count(player, forecast, can, most):
        return connect(game, forecast, "bot-city-repays")
    return Thought((DONE,), said("bot-city-too-dear"))


def best_count(player, forecast, can: int, most: int) -> int:
    """How many cities to build in this turn: what they bring until the end decides."""
    best = None
    money = player.money
    for count in range(most + 1):
        value = forecast.value(player.plants, money, count, can), count
        best = max(best, value) if best else value
        money -= forecast.costs[count]
    return best[1] if best else 0


def last_cities(game, forecast, can: int, most: int) -> Thought:
    """One more city while it can be powered."""
    if most and forecast.cities < can:
        return connect(game, forecast, "bot-last-city")
    return Thought((DONE,), said("bot-all-powered", cities=min(can, forecast.cities)))


def connect(game, forecast, why: str, **more) -> Thought:
    """The next city of the route."""
    price, city = forecast.route[0]
    return Thought((BUILD, city), said(why, city=city, price=price, **more))
