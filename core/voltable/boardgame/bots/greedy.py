"""The second rung: what powers most at once."""

from voltable.boardgame.bots.fuelling import offers
from voltable.boardgame.bots.producing import best_run
from voltable.boardgame.bots.routes import next_cities
from voltable.boardgame.bots.setting_up import SETTING_UP, setting_up
from voltable.boardgame.bots.supply import unit_prices
from voltable.boardgame.fuels import FUELS
from voltable.boardgame.state import AUCTION, BUREAUCRACY
from voltable.boardgame.state import FUEL as FUEL_PHASE
from voltable.bots.giving import giving
from voltable.bots.known import known
from voltable.bots.thought import Thought
from voltable.engine.verbs import BID, BUILD, DONE, DROP, FUEL, OPEN, PASS, SCRAP
from voltable.plants.auction import BIDDING, OPENING, SCRAPPING
from voltable.talk.said import said

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from voltable.boardgame.plants import BoardPlants
    from voltable.boardgame.state import State
    from voltable.engine.dice import Dice
    from voltable.engine.game import Game
    from voltable.engine.shapes import Action

FUEL_MONEY: "Final" = 8  # kept back from every bid
SPARE: "Final" = 1  # cities built beyond what the plants power
RICH: "Final" = 120  # who has more than this builds whatever the plants power
FINE: "Final" = 10000  # parts of a city for its price, so that whole numbers compare as fractions do


class Greedy:
    """Sees this round and no further."""

    name = "greedy"

    def think(self, game: "Game", dice: "Dice") -> Thought:
        """The habit for what is asked."""
        game = known(game, dice)
        state: "State" = game.state
        choices = game.choices()
        if choices[0][0] in SETTING_UP:
            return setting_up(game, choices)
        if state.phase == AUCTION:
            return bargaining(game, choices)
        if state.phase == FUEL_PHASE:
            return buying(game, choices)
        return running(game) if state.phase == BUREAUCRACY else building(game, choices)


def bargaining(game: "Game", choices: "list[Action]") -> Thought:
    """Whatever the auction asks for."""
    state: "State" = game.state
    if state.stage == OPENING:
        return opening(game, choices)
    if state.stage == BIDDING:
        return bidding(game)
    return scrapping(game, choices) if state.stage == SCRAPPING else giving(game, choices)


def opening(game: "Game", choices: "list[Action]") -> Thought:
    """The plant that powers most for its price, if it powers more than one's worst."""
    state: "State" = game.state
    cards: "BoardPlants" = game.edition.cards
    offered = [choice for choice in choices if choice[0] == OPEN]
    if choices[-1][0] == DROP:
        least, money = worst_power(game), state.players[state.turn].money - FUEL_MONEY
        offered = [choice for choice in offered if cards.power[choice[1]] > least and choice[2] <= money]
    if not offered:
        return Thought((DROP,), said("bot-none-powers-more"))
    _, plant, price = max([(FINE * cards.power[plant] // price, plant, price) for _, plant, price, _ in offered])
    why = said("bot-powers-most-for-its-price", plant=plant, cities=cards.power[plant], price=price)
    return Thought((OPEN, plant, price), why)


def worst_power(game: "Game") -> int:
    """What the plant powers that a new one would replace; nothing while there is room."""
    state: "State" = game.state
    cards: "BoardPlants" = game.edition.cards
    plants = state.players[state.turn].plants
    full = len(plants) == game.edition.plant_limit
    return min([cards.power[plant] for plant in plants]) if full else 0


def bidding(game: "Game") -> Thought:
    """A little more than the number, while there is money for fuel."""
    state: "State" = game.state
    cards: "BoardPlants" = game.edition.cards
    power = cards.power[state.plant]
    least = state.bid + 1
    limit = min(cards.number[state.plant] + power, state.players[state.turn].money - FUEL_MONEY)
    if power > worst_power(game) and least <= limit:
        return Thought((BID, least), said("bot-power-worth-a-bid", plant=state.plant, cities=power, price=least))
    return Thought((PASS,), said("bot-power-worth-no-more", plant=state.plant, cities=power, price=state.bid))


def scrapping(game: "Game", choices: "list[Action]") -> Thought:
    """The plant that powers least."""
    cards: "BoardPlants" = game.edition.cards
    power, plant = min([(cards.power[choice[1]], choice[1]) for choice in choices])
    return Thought((SCRAP, plant), said("bot-powers-least", plant=plant, n=power))


def buying(game: "Game", choices: "list[Action]") -> Thought:
    """What the plants lack that power one's cities and the next two."""
    state: "State" = game.state
    player = state.players[state.turn]
    wanted = len(player.cities) + 2
    found = [offer for offer in offers(game, state.turn) if offer[1] <= player.money]
    rows = [(min(offer[0], wanted), -offer[1], offer[0], -place) for place, offer in enumerate(found)]
    power, _, tokens = found[-max(rows)[3]]
    for choice in choices[:-1]:
        if choice[1] < len(FUELS) and tokens[choice[1]]:
            return Thought((FUEL, choice[1], min(tokens[choice[1]], choice[3])), said("bot-fuel-for-now", n=power))
    return Thought((DONE,), said("bot-nothing-lacks"))


def building(game: "Game", choices: "list[Action]") -> Thought:
    """The cheapest city, as long as the plants power it."""
    state: "State" = game.state
    player = state.players[state.turn]
    power: int = sum([game.edition.cards.power[plant] for plant in player.plants])
    if len(player.cities) >= power + SPARE and player.money < RICH:
        return Thought((DONE,), said("bot-cities-enough", n=power))
    for price, city in next_cities(game, state.turn, 1):
        if (BUILD, city) in choices:
            return Thought((BUILD, city), said("bot-cheapest-city", city=city, price=price))
    return Thought((DONE,), said("bot-no-city-payable"))


def running(game: "Game") -> Thought:
    """What pays after its fuel."""
    state: "State" = game.state
    run, cities, income = best_run(game, unit_prices(game, state.turn))
    return Thought(run, said("bot-cities-earn-most", cities=cities, income=income))
