"""The third rung: what a plant earns until the end, and fuel in time."""

from voltable.bots.known import known
from voltable.bots.thought import Thought
from voltable.engine.verbs import BID, BUY, DONE, DROP, GIVE, OPEN, PASS, SCRAP
from voltable.plants.auction import BIDDING, OPENING, SCRAPPING
from voltable.talk.said import said
from voltable_cards.bots.fuel_card import fuel_card
from voltable_cards.bots.outlook import Outlook
from voltable_cards.bots.producing import best_run, missing
from voltable_cards.bots.reserve import Purse
from voltable_cards.bots.shopping import plan
from voltable_cards.bots.turning import turning
from voltable_cards.picking import PICKING
from voltable_cards.state import AUCTION, FUEL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.engine.dice import Dice
    from voltable.engine.game import Game
    from voltable.engine.shapes import Action
    from voltable_cards.shapes import State


class Steady:
    """Reckons until the end, but only for itself."""

    name = "steady"

    def think(self, game: "Game", dice: "Dice") -> Thought:
        """What is best by its own reckoning."""
        return reckon(known(game, dice))


def reckon(game: "Game") -> Thought:
    """The move and the reason, from a game that holds only what is known."""
    state: "State" = game.state
    if state.stage == PICKING:
        return turning(game.choices())
    outlook = Outlook(game)
    if state.phase == FUEL:
        return buying(game, outlook)
    if state.phase != AUCTION:
        return running(game, outlook)
    if state.stage == OPENING:
        return opening(game, outlook)
    if state.stage == BIDDING:
        return bidding(game, outlook)
    return scrapping(game, outlook) if state.stage == SCRAPPING else giving(game, outlook)


def opening(game: "Game", outlook: Outlook) -> Thought:
    """The plant with the most room between its price and what it brings."""
    state: "State" = game.state
    best, plant, price = Purse(game, outlook, state.turn).best_offer()
    if best >= 0:
        why = said("bot-bargain-in-elektro", plant=plant, price=price, worth=best // 10)
        return Thought((OPEN, plant, price), why)
    if state.round > 1:
        return Thought((DROP,), said("bot-no-bargain-in-elektro"))
    return Thought((OPEN, plant, price), said("bot-must-open", plant=plant))


def bidding(game: "Game", outlook: Outlook) -> Thought:
    """One more, up to the limit."""
    state: "State" = game.state
    most = Purse(game, outlook, state.turn).limit(state.plant)
    if state.bid < most:
        why = said("bot-worth-the-bid-now", plant=state.plant, limit=most, price=state.bid + 1)
        return Thought((BID, state.bid + 1), why)
    return Thought((PASS,), said("bot-offers-bring-more", plant=state.plant, limit=max(0, most)))


def scrapping(game: "Game", outlook: Outlook) -> Thought:
    """The plant that is missed least."""
    state: "State" = game.state
    plant = outlook.worst([plant for plant in state.players[state.turn].plants if plant != state.plant])
    return Thought((SCRAP, plant), said("bot-brings-least", plant=plant))


def giving(game: "Game", outlook: Outlook) -> Thought:
    """One unit of the fuel whose loss costs less."""
    action = given(game, outlook)
    return Thought(action, said("bot-needed-least", fuel=action[1]))


def given(game: "Game", outlook: Outlook) -> "Action":
    """The same without a reason."""
    state: "State" = game.state
    player = state.players[state.turn]
    costs: "list[tuple[int, int]]" = []
    for choice in game.choices():
        if choice[-1]:
            stock = player.fuel[:]
            stock[choice[1]] -= 1
            costs.append((missing(player.needs, stock, outlook.prices), choice[1]))
    return (GIVE, min(costs)[1], 1)


def buying(game: "Game", outlook: Outlook) -> Thought:
    """The next card of the plan."""
    income, now, later = plan(game, outlook)
    if not now and not later:
        return Thought((DONE,), said("bot-income-fed", income=income))
    price, fuel, units = (now + later)[0]
    action = (BUY, fuel, units, price)
    if now:
        return Thought(action, said("bot-card-for-now", card=fuel_card(action), income=income))
    return Thought(action, said("bot-card-for-later", card=fuel_card(action)))


def running(game: "Game", outlook: Outlook) -> Thought:
    """All that earns, with the mix that leaves the better store."""
    state: "State" = game.state
    run, income = best_run(game.edition, state.players[state.turn], outlook.prices)
    return Thought(run, said("bot-income-earned", income=income))
