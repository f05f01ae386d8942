"""The third rung: what a plant, fuel or a city brings until the end."""

from voltable.boardgame.bots.forecast import Forecast
from voltable.boardgame.bots.fuelling import missing, offers
from voltable.boardgame.bots.growing import building
from voltable.boardgame.bots.limits import Limits
from voltable.boardgame.bots.producing import best_run
from voltable.boardgame.bots.setting_up import SETTING_UP, setting_up
from voltable.boardgame.bots.storing import NO_FUEL, extra
from voltable.boardgame.bots.supply import left_now, unit_prices
from voltable.boardgame.fuels import FUELS
from voltable.boardgame.state import AUCTION, BUREAUCRACY
from voltable.boardgame.state import FUEL as FUEL_PHASE
from voltable.bots.known import known
from voltable.bots.thought import Thought
from voltable.engine.verbs import BID, DONE, DROP, FUEL, GIVE, OPEN, PASS, SCRAP
from voltable.plants.auction import BIDDING, OPENING, SCRAPPING
from voltable.talk.said import said

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.boardgame.bots.fuelling import Offer
    from voltable.boardgame.state import State
    from voltable.engine.dice import Dice
    from voltable.engine.game import Game
    from voltable.engine.shapes import Action


class Steady:
    """Reckons until the end, but only for itself."""

    name = "steady"

    def think(self, game: "Game", dice: "Dice") -> Thought:
        """What is best by its own reckoning."""
        game = known(game, dice)
        state: "State" = game.state
        choices = game.choices()
        if choices[0][0] in SETTING_UP:
            return setting_up(game, choices)
        if state.phase == AUCTION:
            return bargaining(game, choices)
        if state.phase == FUEL_PHASE:
            return buying(game, choices)
        return running(game) if state.phase == BUREAUCRACY else building(game)


def bargaining(game: "Game", choices: "list[Action]") -> Thought:
    """Whatever the auction asks for."""
    state: "State" = game.state
    if state.stage == OPENING:
        return opening(game, choices)
    if state.stage == BIDDING:
        return bidding(game, choices)
    return scrapping(game, choices) if state.stage == SCRAPPING else giving(game, choices)


def opening(game: "Game", choices: "list[Action]") -> Thought:
    """The plant with the most room between its price and what it brings."""
    limits = Limits(game)
    offered = [(limits.gain(choice[1], choice[2]), choice[1], choice[2]) for choice in choices if choice[0] == OPEN]
    gain, plant, price = max(offered) if offered else (0, 0, 0)
    if choices[-1][0] == DROP and gain <= 0:
        return Thought((DROP,), said("bot-no-bargain-in-cities"))
    if gain <= 0:
        return Thought((OPEN, plant, price), said("bot-must-open", plant=plant))
    limit, cities = max(price, limits.limit(plant, price)), game.edition.cards.power[plant]
    why = said("bot-bargain-in-cities", plant=plant, price=price, limit=limit, cities=cities)
    return Thought((OPEN, plant, price), why)


def bidding(game: "Game", choices: "list[Action]") -> Thought:
    """One more, up to the limit."""
    state: "State" = game.state
    limit = Limits(game).limit(state.plant, 1)
    if choices[0][0] == BID and state.bid < limit:
        why = said("bot-worth-the-bid", plant=state.plant, limit=limit, price=state.bid + 1)
        return Thought((BID, state.bid + 1), why)
    return Thought((PASS,), said("bot-cities-bring-more", plant=state.plant, limit=limit))


def scrapping(game: "Game", choices: "list[Action]") -> Thought:
    """The plant without which the others bring most."""
    state: "State" = game.state
    player = state.players[state.turn]
    forecast = Forecast(game, state.turn)
    values: "list[tuple[float, int]]" = []
    for _, plant in choices:
        rest = tuple([other for other in player.plants if other != plant])
        values.append((forecast.value(rest, player.money), -plant))
    plant = -max(values)[1]
    return Thought((SCRAP, plant), said("bot-missed-least", plant=plant))


def giving(game: "Game", choices: "list[Action]") -> Thought:
    """One token of the fuel whose loss costs less."""
    state: "State" = game.state
    player = state.players[state.turn]
    prices, available = unit_prices(game, state.turn), left_now(game, state.turn)
    costs: "list[tuple[float, int]]" = []
    for choice in choices:
        if choice[-1]:
            stock = player.fuel[:]
            stock[choice[1]] -= 1
            costs.append((missing(player.sets[-1], stock, prices, available, 0), choice[1]))
    fuel = min(costs)[1]
    return Thought((GIVE, fuel, 1), said("bot-needed-least", fuel=fuel))


def buying(game: "Game", choices: "list[Action]") -> Thought:
    """What the best production lacks; then what will be dearer in the next round."""
    state: "State" = game.state
    forecast = Forecast(game, state.turn)
    power, _, tokens = best_offer(game, forecast)
    for choice in choices[:-1]:
        if choice[1] < len(FUELS) and tokens[choice[1]]:
            return Thought((FUEL, choice[1], min(tokens[choice[1]], choice[3])), said("bot-fuel-for-now", n=power))
    fuel, price = extra(game, forecast, choices)
    if (fuel, price) != NO_FUEL:
        return Thought((FUEL, fuel, 1), said("bot-fuel-for-later", fuel=fuel, price=price))
    return Thought((DONE,), said("bot-cities-fed", cities=power))


def best_offer(game: "Game", forecast: Forecast) -> "Offer":
    """The production that brings most until the end; of equals the one that powers less."""
    state: "State" = game.state
    player = state.players[state.turn]
    plans: "list[tuple[float, int, list[int], int]]" = []
    for power, cost, tokens in offers(game, state.turn):
        if cost <= player.money:
            plans.append((forecast.value(player.plants, player.money - cost, 0, power), -power, tokens, cost))
    _, power, tokens, cost = max(plans)
    return -power, cost, tokens


def running(game: "Game") -> Thought:
    """What pays after its fuel."""
    state: "State" = game.state
    run, cities, income = best_run(game, unit_prices(game, state.turn))
    return Thought(run, said("bot-cities-earn", cities=cities, income=income))
