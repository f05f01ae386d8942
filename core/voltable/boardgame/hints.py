"""What hints of the board game compare: what a plant powers, what its fuel costs now, and what is left."""

from voltable.boardgame.state import FUEL
from voltable.boardgame.warnings import tokens_lacking
from voltable.engine.words import ECO
from voltable.plants.facts import stock
from voltable.plants.production import burnt
from voltable.talk.said import Said, said

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.boardgame.shapes import BoardGame
    from voltable.engine.shapes import Action


def best_first(game: "BoardGame", choices: "list[Action]") -> "list[Action]":
    """Plants to put up, those that power most first, of equal ones the cheapest."""
    power = game.edition.cards.power
    return sorted(choices, key=lambda choice: (-power[choice[1]], choice))


def of_plant(game: "BoardGame", plant: int, price: int) -> Said:
    """A plant at a price: the cities it powers, its fuel for one production, and the money behind both."""
    cards, left = game.edition.cards, game.state.players[game.state.turn].money - price
    if cards.kind[plant] == ECO:
        return said("option-powers-for-nothing", n=cards.power[plant], money=left)
    cost = fuel_cost(game, plant)
    if cost < 0:
        return said("option-powers-without-fuel", n=cards.power[plant], money=left)
    return said("option-powers", n=cards.power[plant], cost=cost, money=left)


def fuel_cost(game: "BoardGame", plant: int) -> int:
    """What the tokens cost now that a plant burns once and that are not in store; less than nothing: not to be had."""
    state, phase = game.state, game.phases[FUEL]
    buyer = state.players[state.turn]
    wanted = tokens_lacking(game, (plant,))
    for fuel, tokens in enumerate(wanted):
        if tokens > phase.stock(state, fuel):
            return -1
    return sum([phase.cost(state, buyer, fuel, tokens) for fuel, tokens in enumerate(wanted) if tokens])


def of_run(game: "BoardGame", action: "Action") -> Said:
    """A production: the fuel that is left in store."""
    player = game.state.players[game.state.turn]
    used = burnt(player, action[1], action[2], game.edition.mixed)
    left = [have - gone for have, gone in zip(player.fuel, used)]
    return said("option-stock-left", stock=stock(left) or ("-",))
