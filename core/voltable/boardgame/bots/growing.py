"""How steady builds: as far as income repays it, and at the end as far as it can be powered."""

from voltable.boardgame.bots import ending
from voltable.boardgame.bots.forecast import Forecast
from voltable.bots.thought import Thought
from voltable.engine.verbs import BUILD, DONE
from voltable.talk.said import said

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.boardgame.state import Player, State
    from voltable.engine.game import Game


def building(game: "Game") -> Thought:
    """A city of the plan, or the end of the turn."""
    state: "State" = game.state
    player = state.players[state.turn]
    forecast = Forecast(game, state.turn)
    can = ending.fuelled(game.edition.cards, player)
    most = min(player.houses, ending.payable(forecast.route, player.money))
    if ending.will_end(game):
        return last_cities(forecast, can, most)
    lacking = forecast.end - forecast.cities
    if most >= lacking:
        count = max(lacking, min(most, can - forecast.cities))
        if ending.wins(game, forecast.route, count):
            price, city = forecast.route[0]
            why = said("bot-city-wins", city=city, price=price, n=min(can, forecast.cities + count))
            return Thought((BUILD, city), why)
        most = lacking - 1
    if best_count(player, forecast, can, most):
        return connect(forecast, "bot-city-repays")
    return Thought((DONE,), said("bot-city-too-dear"))


def best_count(player: "Player", forecast: Forecast, can: int, most: int) -> int:
    """How many cities to build in this turn: what they bring until the end decides, and more if they bring the same."""
    money = player.money
    best, found = forecast.value(player.plants, money, 0, can), 0
    for count in range(1, most + 1):
        money -= forecast.costs[count - 1]
        value = forecast.value(player.plants, money, count, can)
        if value >= best:
            best, found = value, count
    return found


def last_cities(forecast: Forecast, can: int, most: int) -> Thought:
    """One more city while it can be powered."""
    if most and forecast.cities < can:
        return connect(forecast, "bot-last-city")
    return Thought((DONE,), said("bot-all-powered", cities=min(can, forecast.cities)))


def connect(forecast: Forecast, why: str) -> Thought:
    """The next city of the route."""
    price, city = forecast.route[0]
    return Thought((BUILD, city), said(why, city=city, price=price))
