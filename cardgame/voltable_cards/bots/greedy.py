"""The second rung: what pays best at once."""

from voltable.bots.giving import giving
from voltable.bots.known import known
from voltable.bots.thought import Thought
from voltable.engine.verbs import BID, BUY, DONE, DROP, OPEN, PASS, SCRAP
from voltable.plants.auction import BIDDING, OPENING, SCRAPPING
from voltable.talk.said import said
from voltable_cards.bots.fuel_card import fuel_card
from voltable_cards.bots.outlook import unit_prices
from voltable_cards.bots.producing import best_run
from voltable_cards.bots.turning import turning
from voltable_cards.picking import PICKING
from voltable_cards.state import AUCTION, FUEL
from voltable_cards.storage import rooms

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from voltable.engine.dice import Dice
    from voltable.engine.game import Game
    from voltable.engine.shapes import Action
    from voltable_cards.cards import CardSet
    from voltable_cards.shapes import State

FUEL_MONEY: "Final" = 3  # kept back from every bid


class Greedy:
    """Sees this round and no further."""

    name = "greedy"

    def think(self, game: "Game", dice: "Dice") -> Thought:
        """The habit for what is asked."""
        game = known(game, dice)
        state: "State" = game.state
        choices = game.choices()
        if state.stage == PICKING:
            return turning(choices)
        if state.phase == AUCTION:
            return bargaining(game, choices)
        return buying(game, choices) if state.phase == FUEL else running(game)


def bargaining(game: "Game", choices: "list[Action]") -> Thought:
    """Whatever the auction asks for."""
    state: "State" = game.state
    if state.stage == OPENING:
        return opening(game, choices)
    if state.stage == BIDDING:
        return bidding(game)
    return scrapping(game, choices) if state.stage == SCRAPPING else giving(game, choices)


def opening(game: "Game", choices: "list[Action]") -> Thought:
    """The plant that earns most for its price, if it earns more than one's worst."""
    state: "State" = game.state
    cards: "CardSet" = game.edition.cards
    least, money = worst_income(game), state.players[state.turn].money
    offers = [choice for choice in choices if choice[0] == OPEN and cards.income[choice[1]] > least]
    if choices[-1][0] == DROP:
        offers = [choice for choice in offers if choice[2] + FUEL_MONEY <= money]
    if not offers:
        return Thought(choices[-1][:3], said("bot-none-earns-more"))
    _, plant, price = max([(100 * cards.income[plant] // price, plant, price) for _, plant, price, _ in offers])
    why = said("bot-earns-most-for-its-price", plant=plant, income=cards.income[plant], price=price)
    return Thought((OPEN, plant, price), why)


def worst_income(game: "Game") -> int:
    """What the plant earns that a new one would replace; nothing while there is room."""
    state: "State" = game.state
    cards: "CardSet" = game.edition.cards
    plants = state.players[state.turn].plants
    full = len(plants) == game.edition.plant_limit
    return min([cards.income[plant] for plant in plants]) if full else 0


def bidding(game: "Game") -> Thought:
    """A little more than the number, while there is money for fuel."""
    state: "State" = game.state
    cards: "CardSet" = game.edition.cards
    plant, income = state.plant, cards.income[state.plant]
    least = state.bid + 1
    limit = min(cards.number[plant] + income // 4, state.players[state.turn].money - FUEL_MONEY)
    if income > worst_income(game) and least <= limit:
        return Thought((BID, least), said("bot-income-worth-a-bid", plant=plant, income=income, price=least))
    price = least if least <= limit else state.bid
    return Thought((PASS,), said("bot-income-worth-no-more", plant=plant, income=income, price=price))


def scrapping(game: "Game", choices: "list[Action]") -> Thought:
    """The plant that earns least."""
    cards: "CardSet" = game.edition.cards
    income, plant = min([(cards.income[choice[1]], choice[1]) for choice in choices])
    return Thought((SCRAP, plant), said("bot-earns-least", plant=plant, income=income))


def buying(game: "Game", choices: "list[Action]") -> Thought:
    """The cheapest card of a fuel that one production lacks."""
    state: "State" = game.state
    player = state.players[state.turn]
    lack = rooms(player.needs, player.fuel, 1)
    useful = [(price, -units, fuel) for _, fuel, units, price in choices[:-1] if lack[fuel]]
    if not useful:
        return Thought((DONE,), said("bot-nothing-lacks"))
    price, units, fuel = min(useful)
    card = (BUY, fuel, -units, price)
    return Thought(card, said("bot-cheapest-card", card=fuel_card(card)))


def running(game: "Game") -> Thought:
    """Everything that can run."""
    state: "State" = game.state
    run, income = best_run(game.edition, state.players[state.turn], unit_prices(state))
    return Thought(run, said("bot-earns-most", income=income))
