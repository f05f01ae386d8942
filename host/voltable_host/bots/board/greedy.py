"""The second rung: what powers most at once."""

from voltable.boardgame.fuels import FUELS
from voltable.engine.verbs import BID, BUILD, DONE, DROP, FUEL, GIVE, OPEN, PASS, RUN, SCRAP
from voltable_host.bots.board.fuelling import offers
from voltable_host.bots.board.producing import best_run
from voltable_host.bots.board.routes import next_cities
from voltable_host.bots.board.setting_up import SETTING_UP
from voltable_host.bots.board.supply import unit_prices
from voltable_host.bots.giving import giving
from voltable_host.bots.known import known
from voltable_host.bots.thought import Thought
from voltable_host.language import N_

MOST_FOR_ITS_PRICE = N_("Of the plants to be had now, {plant} powers most for its price of {price}: {cities}.")
NOTHING_BETTER = N_("No plant that can be paid powers more than what is there already.")
A_LITTLE_MORE = N_("What plant {plant} powers (cities: {cities}) makes {price} still a fair bid.")
TOO_MUCH = N_("What plant {plant} powers (cities: {cities}) is not worth more than {price}.")
POWERS_LEAST = N_("Of the older plants, {plant} powers least, so many cities: {cities}.")
FOR_THIS_ROUND = N_("With this fuel the plants can power so many cities in this round: {cities}.")
FED = N_("Nothing more is needed for one production, or nothing more can be had.")
CHEAPEST_CITY = N_("{city} is the cheapest city now: {price}.")
ENOUGH_CITIES = N_("The plants power so many cities: {cities}. More would stay dark.")
NOT_PAYABLE = N_("No further city can be paid now.")
EARNS_MOST = N_("Cities powered: {cities}. That earns {income}.")

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
        return Thought((DROP,), NOTHING_BETTER, {})
    _, plant, price, _ = max(offered, key=lambda choice: (cards.power[choice[1]] / choice[2], choice[1]))
    told = {"plant": cards.label(plant), "cities": cards.power[plant], "price": price}
    return Thought((OPEN, plant, price), MOST_FOR_ITS_PRICE, told)


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
    told = {"plant": cards.label(state.plant), "cities": power, "price": least if fair else state.bid}
    return Thought((BID, least), A_LITTLE_MORE, told) if fair else Thought((PASS,), TOO_MUCH, told)


def scrapping(game, choices) -> Thought:
    """The plant that powers least."""
    cards = game.edition.cards
    plant = min([choice[1] for choice in choices], key=lambda plant: (cards.power[plant], plant))
    return Thought((SCRAP, plant), POWERS_LEAST, {"plant": cards.label(plant), "cities": cards.power[plant]})


def buying(game, choices) -> Thought:
    """What the plants lack that power one's cities and the next two."""
    player = game.state.players[game.turn]
    wanted = len(player.cities) + 2
    payable = [offer for offer in offers(game, game.turn) if offer[1] <= player.money]
    power, _, tokens = max(payable, key=lambda offer: (min(offer[0], wanted), -offer[1], offer[0]))
    for choice in choices[:-1]:
        if choice[1] < len(FUELS) and tokens[choice[1]]:
            told = {"cities": power}
            return Thought((FUEL, choice[1], min(tokens[choice[1]], choice[3])), FOR_THIS_ROUND, told)
    return Thought((DONE,), FED, {})


def building(game, choices) -> Thought:
    """The cheapest city, as long as the plants power it."""
    state, cards = game.state, game.edition.cards
    player = state.players[game.turn]
    power = sum([cards.power[plant] for plant in player.plants])
    if len(player.cities) >= power + SPARE and player.money < RICH:
        return Thought((DONE,), ENOUGH_CITIES, {"cities": power})
    payable = {choice[1] for choice in choices[:-1]}
    for price, city in next_cities(game, game.turn, 1):
        if city in payable:
            told = {"city": game.edition.map.CITIES[city], "price": price}
            return Thought((BUILD, city), CHEAPEST_CITY, told)
    return Thought((DONE,), NOT_PAYABLE, {})


def shopping(game, choices) -> Thought:
    """Where only the end of the turn is left, fuel and cities are asked for in the same words."""
    return (buying if game.phases[game.state.phase].name == "fuel" else building)(game, choices)


def running(game, choices) -> Thought:
    """What pays after its fuel."""
    run, cities, income = best_run(game, unit_prices(game, game.turn))
    return Thought(run, EARNS_MOST, {"cities": cities, "income": income})


HABITS = {
    **SETTING_UP, OPEN: opening, DROP: opening, BID: bidding, PASS: bidding, SCRAP: scrapping, GIVE: giving,
    FUEL: buying, BUILD: building, DONE: shopping, RUN: running,
}  # fmt: skip
