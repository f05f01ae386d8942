"""The third rung: what a plant, fuel or a city brings until the end."""

from voltable.boardgame.fuels import FUELS
from voltable.boardgame.state import AUCTION, BUILD, BUREAUCRACY
from voltable.boardgame.state import FUEL as FUEL_PHASE
from voltable.engine.verbs import BID, DONE, DROP, FUEL, GIVE, OPEN, PASS, SCRAP
from voltable.plants.auction import BIDDING, GIVING, OPENING, SCRAPPING
from voltable_host.bots.board.forecast import Forecast
from voltable_host.bots.board.fuelling import missing, offers
from voltable_host.bots.board.growing import building
from voltable_host.bots.board.limits import Limits
from voltable_host.bots.board.producing import best_run
from voltable_host.bots.board.setting_up import SETTING_UP
from voltable_host.bots.board.storing import extra
from voltable_host.bots.known import known
from voltable_host.bots.thought import Thought
from voltable_host.language import N_

OPEN_IT = N_("At {price} plant {plant} is the best bargain: worth up to {limit}, cities powered: {cities}.")
MUST_OPEN = N_("Everybody has to buy in the first round; plant {plant} loses least.")
NO_BARGAIN = N_("No plant on offer brings more until the end than its price brings in cities and fuel.")
RAISE = N_("Plant {plant} is worth up to {limit}, so {price} is still a good bid.")
LET_GO = N_("More than {limit} for plant {plant} does not pay: other plants, cities or fuel bring more.")
MISSED_LEAST = N_("Of the older plants, {plant} is missed least.")
GIVE_UP = N_("The plants need {fuel} least.")
FOR_NOW = N_("With this fuel the plants can power so many cities in this round: {cities}.")
FOR_LATER = N_("A token of {fuel} costs {price} now and will be dearer or gone, so it is kept for the next round.")
FED = N_("Cities that the fuel can power: {cities}. More would not pay now.")
EARN = N_("Cities powered: {cities}. That earns {income} and burns no more than it is worth.")


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
        return Thought((DROP,), NO_BARGAIN, {})
    cards = game.edition.cards
    told = {"plant": cards.label(plant), "price": price, "cities": cards.power[plant]}
    if gain <= 0:
        return Thought((OPEN, plant, price), MUST_OPEN, told)
    return Thought((OPEN, plant, price), OPEN_IT, {**told, "limit": max(price, limits.limit(plant, price))})


def bidding(game, choices) -> Thought:
    """One more, up to the limit."""
    state = game.state
    limit = Limits(game).limit(state.plant, 1)
    told = {"plant": game.edition.cards.label(state.plant), "limit": limit, "price": state.bid + 1}
    if choices[0][0] == BID and state.bid < limit:
        return Thought((BID, state.bid + 1), RAISE, told)
    return Thought((PASS,), LET_GO, told)


def scrapping(game, choices) -> Thought:
    """The plant without which the others bring most."""
    player = game.state.players[game.turn]
    forecast = Forecast(game, game.turn)
    values = []
    for _, plant in choices:
        rest = tuple([other for other in player.plants if other != plant])
        values.append((forecast.value(rest, player.money), -plant))
    plant = -max(values)[1]
    return Thought((SCRAP, plant), MISSED_LEAST, {"plant": game.edition.cards.label(plant)})


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
    return Thought((GIVE, fuel, 1), GIVE_UP, {"fuel": FUELS[fuel]})


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
            return Thought((FUEL, choice[1], min(tokens[choice[1]], choice[3])), FOR_NOW, {"cities": -power})
    kept = extra(game, forecast, choices)
    if kept:
        fuel, price = kept
        return Thought((FUEL, fuel, 1), FOR_LATER, {"fuel": FUELS[fuel], "price": price})
    return Thought((DONE,), FED, {"cities": -power})


def running(game, choices) -> Thought:
    """What pays after its fuel."""
    run, cities, income = best_run(game, Forecast(game, game.turn).prices)
    return Thought(run, EARN, {"cities": cities, "income": income})


AUCTIONEER = {OPENING: opening, BIDDING: bidding, SCRAPPING: scrapping, GIVING: giving}
PHASES = {FUEL_PHASE: buying, BUILD: building, BUREAUCRACY: running}
