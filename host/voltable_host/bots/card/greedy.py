"""The second rung: what pays best at once."""

from voltable.engine.verbs import BID, BUY, DONE, DROP, GIVE, OPEN, PASS, RUN, SCRAP
from voltable.talk.said import said
from voltable_cards.picking import PICKING
from voltable_cards.storage import rooms
from voltable_host.bots.card.fuel_card import fuel_card
from voltable_host.bots.card.outlook import unit_prices
from voltable_host.bots.card.producing import best_run
from voltable_host.bots.card.turning import turning
from voltable_host.bots.giving import giving
from voltable_host.bots.known import known
from voltable_host.bots.thought import Thought

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
        return Thought(choices[-1][:3], said("bot-none-earns-more"))
    _, plant, price, _ = max(offers, key=lambda choice: (100 * cards.income[choice[1]] // choice[2], choice[1]))
    why = said("bot-earns-most-for-its-price", plant=plant, income=cards.income[plant], price=price)
    return Thought((OPEN, plant, price), why)


def bidding(game, choices) -> Thought:
    """A little more than the number, while there is money for fuel."""
    state, cards = game.state, game.edition.cards
    plant = state.plant
    income = cards.income[plant]
    least = state.bid + 1
    limit = min(cards.number[plant] + income // 4, state.players[state.turn].money - FUEL_MONEY)
    owned = state.players[state.turn].plants
    better = len(owned) < game.edition.plant_limit or income > min([cards.income[other] for other in owned])
    if choices[0][0] == BID and better and least <= limit:
        return Thought((BID, least), said("bot-income-worth-a-bid", plant=plant, income=income, price=least))
    price = least if least <= limit else state.bid
    return Thought((PASS,), said("bot-income-worth-no-more", plant=plant, income=income, price=price))


def scrapping(game, choices) -> Thought:
    """The plant that earns least."""
    cards = game.edition.cards
    plant = min([choice[1] for choice in choices], key=lambda plant: (cards.income[plant], plant))
    return Thought((SCRAP, plant), said("bot-earns-least", plant=plant, income=cards.income[plant]))


def buying(game, choices) -> Thought:
    """The cheapest card of a fuel that one production lacks."""
    player = game.state.players[game.turn]
    lack = rooms(player.needs, player.fuel, 1)
    useful = [choice for choice in choices if choice[0] == BUY and lack[choice[1]]]
    if not useful:
        return Thought((DONE,), said("bot-nothing-lacks"))
    card = min(useful, key=lambda choice: (choice[3], -choice[2], choice[1]))
    return Thought(card, said("bot-cheapest-card", card=fuel_card(card)))


def running(game, choices) -> Thought:
    """Everything that can run."""
    run, income = best_run(game.edition, game.state.players[game.turn], unit_prices(game.state))
    return Thought(run, said("bot-earns-most", income=income))


HABITS = {
    OPEN: opening, DROP: opening, BID: bidding, PASS: bidding, SCRAP: scrapping, GIVE: giving,
    BUY: buying, DONE: buying, RUN: running,
}  # fmt: skip
