"""The third rung: what a plant, fuel or a city brings until the end."""

from voltable.boardgame.fuels import FUELS
from voltable.boardgame.state import AUCTION, BUILD, BUREAUCRACY
from voltable.boardgame.state import FUEL as FUEL_PHASE
from voltable.engine.verbs import BID, DONE, DROP, FUEL, GIVE, OPEN, PASS, SCRAP
from voltable.plants.auction import BIDDING, GIVING, OPENING, SCRAPPING
from voltable.talk.said import said
from voltable_host.bots.board.forecast import Forecast
from voltable_host.bots.board.fuelling import missing, offers
from voltable_host.bots.board.growing import building
from voltable_host.bots.board.limits import Limits
from voltable_host.bots.board.producing import best_run
from voltable_host.bots.board.setting_up import SETTING_UP
from voltable_host.bots.board.storing import extra
from voltable_host.bots.known import known
from voltable_host.bots.thought import Thought


class Steady:
    """Reckons until the end, but only for itself."""

    name = "steady"

    def think(self, game, dice) -> Thought:
        """What is best by its own reckoning."""
        game = known(game, dice)
        choices = game.choices()
        if choices[0][0] in SETTING_UP:
            return SETTING_UP[choices[0][0]](game, choices)
        if game.state.phase == AUCTION:
            return AUCTIONEER[game.state.stage](game, choices)
        return PHASES[game.state.phase](game, choices)


def opening(game, choices) -> Thought:
    """The plant with the most room between its price and what it brings."""
    limits = Limits(game)
    offered = [(limits.gain(choice[1], choice[2]), choice[1], choice[2]) for choice in choices if choice[0] == OPEN]
    gain, plant, price = max(offered, default=(0, 0, 0))
    if choices[-1][0] == DROP and gain <= 0:
        return Thought((DROP,), said("bot-no-bargain-in-cities"))
    if gain <= 0:
        return Thought((OPEN, plant, price), said("bot-must-open", plant=plant))
    limit, cities = max(price, limits.limit(plant, price)), game.edition.cards.power[plant]
    why = said("bot-bargain-in-cities", plant=plant, price=price, limit=limit, cities=cities)
    return Thought((OPEN, plant, price), why)


def bidding(game, choices) -> Thought:
    """One more, up to the limit."""
    state = game.state
    limit = Limits(game).limit(state.plant, 1)
    if choices[0][0] == BID and state.bid < limit:
        why = said("bot-worth-the-bid", plant=state.plant, limit=limit, price=state.bid + 1)
        return Thought((BID, state.bid + 1), why)
    return Thought((PASS,), said("bot-cities-bring-more", plant=state.plant, limit=limit))


def scrapping(game, choices) -> Thought:
    """The plant without which the others bring most."""
    player = game.state.players[game.turn]
    forecast = Forecast(game, game.turn)
    values = []
    for _, plant in choices:
        rest = tuple([other for other in player.plants if other != plant])
        values.append((forecast.value(rest, player.money), -plant))
    plant = -max(values)[1]
    return Thought((SCRAP, plant), said("bot-missed-least", plant=plant))


def giving(game, choices) -> Thought:
    """One token of the fuel whose loss costs less."""
    player = game.state.players[game.turn]
    forecast = Forecast(game, game.turn)
    costs = []
    for choice in choices:
        if choice[-1]:
            stock = player.fuel[:]
            stock[choice[1]] -= 1
            costs.append((missing(player.needs, stock, forecast.prices, forecast.now, 0), choice[1]))
    fuel = min(costs)[1]
    return Thought((GIVE, fuel, 1), said("bot-needed-least", fuel=fuel))


def buying(game, choices) -> Thought:
    """What the best production lacks; then what will be dearer in the next round."""
    player = game.state.players[game.turn]
    forecast = Forecast(game, game.turn)
    plans = []
    for power, cost, tokens in offers(game, game.turn):
        if cost <= player.money:
            plans.append((forecast.value(player.plants, player.money - cost, power=power), -power, tokens))
    _, power, tokens = max(plans)
    for choice in choices[:-1]:
        if choice[1] < len(FUELS) and tokens[choice[1]]:
            return Thought((FUEL, choice[1], min(tokens[choice[1]], choice[3])), said("bot-fuel-for-now", n=-power))
    kept = extra(game, forecast, choices)
    if kept:
        fuel, price = kept
        return Thought((FUEL, fuel, 1), said("bot-fuel-for-later", fuel=fuel, price=price))
    return Thought((DONE,), said("bot-cities-fed", cities=-power))


def running(game, choices) -> Thought:
    """What pays after its fuel."""
    run, cities, income = best_run(game, Forecast(game, game.turn).prices)
    return Thought(run, said("bot-cities-earn", cities=cities, income=income))


AUCTIONEER = {OPENING: opening, BIDDING: bidding, SCRAPPING: scrapping, GIVING: giving}
PHASES = {FUEL_PHASE: buying, BUILD: building, BUREAUCRACY: running}
