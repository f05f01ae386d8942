"""The second rung: what powers most at once."""

from voltable.boardgame.fuels import FUELS
from voltable.engine.verbs import BID, BUILD, DONE, DROP, FUEL, GIVE, OPEN, PASS, RUN, SCRAP
from voltable.talk.said import said
from voltable_host.bots.board.fuelling import offers
from voltable_host.bots.board.producing import best_run
from voltable_host.bots.board.routes import next_cities
from voltable_host.bots.board.setting_up import SETTING_UP
from voltable_host.bots.board.supply import unit_prices
from voltable_host.bots.giving import giving
from voltable_host.bots.known import known
from voltable_host.bots.thought import Thought

FUEL_MONEY = 8  # kept back from every bid
SPARE = 1  # cities built beyond what the plants power
RICH = 120  # who has more than this builds whatever the plants power


class Greedy:
    """Sees this round and no further."""

    name = "greedy"

    def think(self, game, dice) -> Thought:
        """The habit for what is asked."""
        game = known(game, dice)
        choices = game.choices()
        return HABITS[choices[0][0]](game, choices)


def opening(game, choices) -> Thought:
    """The plant that powers most for its price, if it powers more than one's worst."""
    cards = game.edition.cards
    owner = game.state.players[game.turn]
    offered = [choice for choice in choices if choice[0] == OPEN]
    if choices[-1][0] == DROP:
        least = worst_power(game)
        offered = [
            choice for choice in offered if cards.power[choice[1]] > least and choice[2] + FUEL_MONEY <= owner.money
        ]
    if not offered:
        return Thought((DROP,), said("bot-none-powers-more"))
    _, plant, price, _ = max(offered, key=lambda choice: (cards.power[choice[1]] / choice[2], choice[1]))
    why = said("bot-powers-most-for-its-price", plant=plant, cities=cards.power[plant], price=price)
    return Thought((OPEN, plant, price), why)


def worst_power(game) -> int:
    """What the plant powers that a new one would replace; nothing while there is room."""
    owner = game.state.players[game.turn]
    full = len(owner.plants) == game.edition.plant_limit
    return min([game.edition.cards.power[plant] for plant in owner.plants]) if full else 0


def bidding(game, choices) -> Thought:
    """A little more than the number, while there is money for fuel."""
    state, cards = game.state, game.edition.cards
    power = cards.power[state.plant]
    least = state.bid + 1
    limit = min(cards.number[state.plant] + power, state.players[state.turn].money - FUEL_MONEY)
    fair = choices[0][0] == BID and power > worst_power(game) and least <= limit
    if fair:
        return Thought((BID, least), said("bot-power-worth-a-bid", plant=state.plant, cities=power, price=least))
    return Thought((PASS,), said("bot-power-worth-no-more", plant=state.plant, cities=power, price=state.bid))


def scrapping(game, choices) -> Thought:
    """The plant that powers least."""
    cards = game.edition.cards
    plant = min([choice[1] for choice in choices], key=lambda plant: (cards.power[plant], plant))
    return Thought((SCRAP, plant), said("bot-powers-least", plant=plant, n=cards.power[plant]))


def buying(game, choices) -> Thought:
    """What the plants lack that power one's cities and the next two."""
    player = game.state.players[game.turn]
    wanted = len(player.cities) + 2
    payable = [offer for offer in offers(game, game.turn) if offer[1] <= player.money]
    power, _, tokens = max(payable, key=lambda offer: (min(offer[0], wanted), -offer[1], offer[0]))
    for choice in choices[:-1]:
        if choice[1] < len(FUELS) and tokens[choice[1]]:
            return Thought((FUEL, choice[1], min(tokens[choice[1]], choice[3])), said("bot-fuel-for-now", n=power))
    return Thought((DONE,), said("bot-nothing-lacks"))


def building(game, choices) -> Thought:
    """The cheapest city, as long as the plants power it."""
    state, cards = game.state, game.edition.cards
    player = state.players[game.turn]
    power = sum([cards.power[plant] for plant in player.plants])
    if len(player.cities) >= power + SPARE and player.money < RICH:
        return Thought((DONE,), said("bot-cities-enough", n=power))
    payable = {choice[1] for choice in choices[:-1]}
    for price, city in next_cities(game, game.turn, 1):
        if city in payable:
            return Thought((BUILD, city), said("bot-cheapest-city", city=city, price=price))
    return Thought((DONE,), said("bot-no-city-payable"))


def shopping(game, choices) -> Thought:
    """Where only the end of the turn is left, fuel and cities are asked for in the same words."""
    return (buying if game.phases[game.state.phase].name == "fuel" else building)(game, choices)


def running(game, choices) -> Thought:
    """What pays after its fuel."""
    run, cities, income = best_run(game, unit_prices(game, game.turn))
    return Thought(run, said("bot-cities-earn-most", cities=cities, income=income))


HABITS = {
    **SETTING_UP, OPEN: opening, DROP: opening, BID: bidding, PASS: bidding, SCRAP: scrapping, GIVE: giving,
    FUEL: buying, BUILD: building, DONE: shopping, RUN: running,
}  # fmt: skip
