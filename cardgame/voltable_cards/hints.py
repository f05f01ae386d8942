"""What hints of the card game compare: what a plant earns, what its fuel costs now, and what is left."""

from voltable.engine.words import ECO
from voltable.plants.facts import stock
from voltable.talk.said import Said, said
from voltable_cards.production import burnt
from voltable_cards.purchase import cheapest, is_enough
from voltable_cards.storage import rooms

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.engine.shapes import Action
    from voltable_cards.shapes import PlayedCardGame as CardGame


def best_first(game: "CardGame", choices: "list[Action]") -> "list[Action]":
    """Plants to put up, those that earn most first, of equal ones the cheapest."""
    income = game.edition.cards.income
    return sorted(choices, key=lambda choice: (-income[choice[1]], choice))


def of_plant(game: "CardGame", plant: int, price: int) -> Said:
    """A plant at a price: what it earns, its fuel for one production, and the money behind both."""
    cards, left = game.edition.cards, game.state.players[game.state.turn].money - price
    if cards.kind[plant] == ECO:
        return said("option-earns-for-nothing", income=cards.income[plant], money=left)
    cost = fuel_cost(game, plant)
    if cost < 0:
        return said("option-earns-without-fuel", income=cards.income[plant], money=left)
    return said("option-earns", income=cards.income[plant], cost=cost, money=left)


def fuel_cost(game: "CardGame", plant: int) -> int:
    """What the cards cost now with which a plant runs once; less than nothing: they are not to be had."""
    edition, state = game.edition, game.state.copy()
    needs, fuel = edition.cards.needs((plant,)), state.players[state.turn].fuel
    state.room = rooms(needs, fuel, 1)
    if not is_enough(state, needs, fuel, 1):
        return -1
    return sum([column for column, _ in cheapest(state, needs, fuel, 1, edition.storage_factors[state.last_round])])


def of_run(game: "CardGame", action: "Action") -> Said:
    """A production: the fuel that is left in store."""
    player = game.state.players[game.state.turn]
    used = burnt(player, action[1], action[2])
    left = [have - gone for have, gone in zip(player.fuel, used)]
    return said("option-stock-left", stock=stock(left) or ("-",))
