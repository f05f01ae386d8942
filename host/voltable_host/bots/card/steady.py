"""The third rung: what a plant earns until the end, and fuel in time."""

from voltable.engine.verbs import BID, BUY, DONE, DROP, GIVE, OPEN, PASS, SCRAP
from voltable.plants.auction import BIDDING, OPENING, SCRAPPING
from voltable.talk.said import said
from voltable_cards.picking import PICKING
from voltable_cards.state import AUCTION, FUEL
from voltable_host.bots.card.fuel_card import fuel_card
from voltable_host.bots.card.outlook import Outlook
from voltable_host.bots.card.producing import best_run, missing
from voltable_host.bots.card.reserve import Purse
from voltable_host.bots.card.shopping import plan
from voltable_host.bots.card.turning import turning
from voltable_host.bots.known import known
from voltable_host.bots.thought import Thought


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
    if best >= 0:
        why = said("bot-bargain-in-elektro", plant=plant, price=price, worth=best // 10)
        return Thought((OPEN, plant, price), why)
    if state.round > 1:
        return Thought((DROP,), said("bot-no-bargain-in-elektro"))
    return Thought((OPEN, plant, price), said("bot-must-open", plant=plant))


def bidding(game, outlook) -> Thought:
    """One more, up to the limit."""
    state = game.state
    most = Purse(game, outlook, state.turn).limit(state.plant)
    if state.bid < most:
        why = said("bot-worth-the-bid-now", plant=state.plant, limit=most, price=state.bid + 1)
        return Thought((BID, state.bid + 1), why)
    return Thought((PASS,), said("bot-offers-bring-more", plant=state.plant, limit=max(0, most)))


def scrapping(game, outlook) -> Thought:
    """The plant that is missed least."""
    state = game.state
    older = [plant for plant in state.players[state.turn].plants if plant != state.plant]
    plant = outlook.worst(older)
    return Thought((SCRAP, plant), said("bot-brings-least", plant=plant))


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
    return Thought((GIVE, fuel, 1), said("bot-needed-least", fuel=fuel))


def buying(game, outlook) -> Thought:
    """The next card of the plan."""
    income, now, later = plan(game, outlook)
    if now:
        price, fuel, units = now[0]
        card = (BUY, fuel, units, price)
        return Thought(card, said("bot-card-for-now", card=fuel_card(card), income=income))
    if later:
        price, fuel, units = later[0]
        card = (BUY, fuel, units, price)
        return Thought(card, said("bot-card-for-later", card=fuel_card(card)))
    return Thought((DONE,), said("bot-income-fed", income=income))


def running(game, outlook) -> Thought:
    """All that earns, with the mix that leaves the better store."""
    run, income = best_run(game.edition, game.state.players[game.turn], outlook.prices)
    return Thought(run, said("bot-income-earned", income=income))


AUCTIONEER = {OPENING: opening, BIDDING: bidding, SCRAPPING: scrapping}
