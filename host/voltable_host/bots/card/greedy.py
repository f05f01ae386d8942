"""The second rung: what pays best at once."""

from voltable.engine.verbs import BID, BUY, DONE, DROP, GIVE, OPEN, PASS, RUN, SCRAP
from voltable_cards.picking import PICKING
from voltable_cards.storage import rooms
from voltable_host.bots.card.outlook import unit_prices
from voltable_host.bots.card.producing import best_run
from voltable_host.bots.card.turning import turning
from voltable_host.bots.giving import giving
from voltable_host.bots.known import known
from voltable_host.bots.thought import Thought
from voltable_host.language import N_

BEST_FOR_ITS_PRICE = N_("Of the plants to be had now, {plant} earns most for its price: {income} a round for {price}.")
NOTHING_BETTER = N_("No plant that can be paid earns more than what is there already.")
A_LITTLE_MORE = N_("Plant {plant} earns {income} a round, so {price} is still a fair bid.")
TOO_MUCH = N_("Plant {plant} earns only {income} a round; more than {price} would be too much.")
EARNS_LEAST = N_("Of the older plants, {plant} earns least: {income} a round.")
CHEAPEST_CARD = N_("{card} is the cheapest card with fuel that the next production lacks.")
NOTHING_LACKS = N_("Nothing more is needed for one production, or nothing more can be had.")
EARNS_MOST = N_("This earns the most now: {income}.")

FUEL_MONEY = 3  # kept back from every bid


class Greedy:
    """Sees this round and no further."""

    name = "greedy"

    def think(self, game, dice) -> Thought:
        """The habit for what is asked."""
        game = known(game, dice)
        choices = game.choices()
        if game.state.stage == PICKING:
            return turning(choices)
        return HABITS[choices[0][0]](game, choices)


def opening(game, choices) -> Thought:
    """The plant that earns most for its price, if it earns more than one's worst."""
    cards = game.edition.cards
    owner = game.state.players[game.turn]
    least = min([cards.income[plant] for plant in owner.plants]) if len(owner.plants) == game.edition.plant_limit else 0
    offers = [choice for choice in choices if choice[0] == OPEN and cards.income[choice[1]] > least]
    if choices[-1][0] == DROP:
        offers = [choice for choice in offers if choice[2] + FUEL_MONEY <= owner.money]
    if not offers:
        return Thought(choices[-1][:3], NOTHING_BETTER, {})
    _, plant, price, _ = max(offers, key=lambda choice: (100 * cards.income[choice[1]] // choice[2], choice[1]))
    told = {"plant": cards.label(plant), "income": cards.income[plant], "price": price}
    return Thought((OPEN, plant, price), BEST_FOR_ITS_PRICE, told)


def bidding(game, choices) -> Thought:
    """A little more than the number, while there is money for fuel."""
    state, cards = game.state, game.edition.cards
    plant = state.plant
    income = cards.income[plant]
    least = state.bid + 1
    limit = min(cards.number[plant] + income // 4, state.players[state.turn].money - FUEL_MONEY)
    told = {"plant": cards.label(plant), "income": income, "price": least if least <= limit else state.bid}
    owned = state.players[state.turn].plants
    better = len(owned) < game.edition.plant_limit or income > min([cards.income[other] for other in owned])
    if choices[0][0] == BID and better and least <= limit:
        return Thought((BID, least), A_LITTLE_MORE, told)
    return Thought((PASS,), TOO_MUCH, told)


def scrapping(game, choices) -> Thought:
    """The plant that earns least."""
    cards = game.edition.cards
    plant = min([choice[1] for choice in choices], key=lambda plant: (cards.income[plant], plant))
    return Thought((SCRAP, plant), EARNS_LEAST, {"plant": cards.label(plant), "income": cards.income[plant]})


def buying(game, choices) -> Thought:
    """The cheapest card of a fuel that one production lacks."""
    player = game.state.players[game.turn]
    lack = rooms(player.needs, player.fuel, 1)
    useful = [choice for choice in choices if choice[0] == BUY and lack[choice[1]]]
    if not useful:
        return Thought((DONE,), NOTHING_LACKS, {})
    card = min(useful, key=lambda choice: (choice[3], -choice[2], choice[1]))
    return Thought(card, CHEAPEST_CARD, {"card": card[1:]})


def running(game, choices) -> Thought:
    """Everything that can run."""
    run, income = best_run(game.edition, game.state.players[game.turn], unit_prices(game.state))
    return Thought(run, EARNS_MOST, {"income": income})


HABITS = {
    OPEN: opening, DROP: opening, BID: bidding, PASS: bidding, SCRAP: scrapping, GIVE: giving,
    BUY: buying, DONE: buying, RUN: running,
}  # fmt: skip
