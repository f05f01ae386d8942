"""The third rung: what a plant earns until the end, and fuel in time."""

from voltable.engine.verbs import BID, BUY, DONE, DROP, GIVE, OPEN, PASS, SCRAP
from voltable.plants.auction import BIDDING, OPENING, SCRAPPING
from voltable_cards.picking import PICKING
from voltable_cards.state import AUCTION, FUEL
from voltable_cards.words import FUELS
from voltable_host.bots.card.outlook import Outlook
from voltable_host.bots.card.producing import best_run, missing
from voltable_host.bots.card.reserve import Purse
from voltable_host.bots.card.shopping import plan
from voltable_host.bots.card.turning import turning
from voltable_host.bots.known import known
from voltable_host.bots.thought import Thought
from voltable_host.language import N_

OPEN_IT = N_(
    "At {price} plant {plant} is the best bargain: until the end it brings about {worth} Elektro more, a point counted"
    " as ten."
)
MUST_OPEN = N_("Everybody has to buy in the first round; plant {plant} loses least.")
NO_BARGAIN = N_("No plant on offer brings more until the end than it costs now, fuel included.")
RAISE = N_("With all that is on offer, plant {plant} is worth up to {limit}, so {price} is still a good bid.")
LET_GO = N_("More than {limit} for plant {plant} does not pay: something else on offer, or fuel, brings more.")
MISSED_LEAST = N_("Of the older plants, {plant} brings least until the end.")
GIVE_UP = N_("The plants need {fuel} least.")
FOR_NOW = N_("{card} is the best buy for this production, which can earn {income}.")
FOR_LATER = N_("{card} is cheap and fits into the store, so it is kept for the next production.")
FED = N_("There is fuel to earn {income}; more would not pay now.")
EARN = N_("This earns {income} and leaves the best store for the next production.")


class Steady:
    """Reckons until the end, but only for itself."""

    name = "steady"

    def think(self, game, dice) -> Thought:
        """What is best by its own reckoning."""
        return reckon(known(game, dice))


def reckon(game) -> Thought:
    """The move and the reason, from a game that holds only what is known."""
    state = game.state
    if state.stage == PICKING:
        return turning(game.choices())
    outlook = Outlook(game)
    if state.phase == FUEL:
        return buying(game, outlook)
    if state.phase != AUCTION:
        return running(game, outlook)
    return AUCTIONEER.get(state.stage, giving)(game, outlook)


def opening(game, outlook) -> Thought:
    """The plant with the most room between its price and what it brings."""
    state = game.state
    best, plant, price = Purse(game, outlook, state.turn).best_offer()
    told = {"plant": game.edition.cards.label(plant), "price": price, "worth": best // 10}
    if best >= 0:
        return Thought((OPEN, plant, price), OPEN_IT, told)
    if state.round > 1:
        return Thought((DROP,), NO_BARGAIN, {})
    return Thought((OPEN, plant, price), MUST_OPEN, told)


def bidding(game, outlook) -> Thought:
    """One more, up to the limit."""
    state = game.state
    most = Purse(game, outlook, state.turn).limit(state.plant)
    told = {"plant": game.edition.cards.label(state.plant), "limit": max(0, most), "price": state.bid + 1}
    if state.bid < most:
        return Thought((BID, state.bid + 1), RAISE, told)
    return Thought((PASS,), LET_GO, told)


def scrapping(game, outlook) -> Thought:
    """The plant that is missed least."""
    state = game.state
    older = [plant for plant in state.players[state.turn].plants if plant != state.plant]
    plant = outlook.worst(older)
    return Thought((SCRAP, plant), MISSED_LEAST, {"plant": game.edition.cards.label(plant)})


def giving(game, outlook) -> Thought:
    """One unit of the fuel whose loss costs less."""
    player = game.state.players[game.turn]
    costs = []
    for choice in game.choices():
        fuel = choice[1]
        if choice[-1]:
            stock = player.fuel[:]
            stock[fuel] -= 1
            costs.append((missing(player.needs, stock, outlook.prices), fuel))
    fuel = min(costs)[1]
    return Thought((GIVE, fuel, 1), GIVE_UP, {"fuel": FUELS[fuel]})


def buying(game, outlook) -> Thought:
    """The next card of the plan."""
    income, now, later = plan(game, outlook)
    for cards, why in ((now, FOR_NOW), (later, FOR_LATER)):
        if cards:
            price, fuel, units = cards[0]
            told = {"card": (fuel, units, price), "income": income}
            return Thought((BUY, fuel, units, price), why, told)
    return Thought((DONE,), FED, {"income": income})


def running(game, outlook) -> Thought:
    """All that earns, with the mix that leaves the better store."""
    run, income = best_run(game.edition, game.state.players[game.turn], outlook.prices)
    return Thought(run, EARN, {"income": income})


AUCTIONEER = {OPENING: opening, BIDDING: bidding, SCRAPPING: scrapping}
