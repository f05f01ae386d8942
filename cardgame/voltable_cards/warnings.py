"""Warnings that matter: fuel bought that no plant can burn, a plant idle while its fuel is there."""

from voltable.engine.verbs import DONE, RUN
from voltable.plants.facts import unburnable
from voltable.talk.said import Listed, Said, said
from voltable_cards.facts import best_set, card_shown
from voltable_cards.production import chosen, income
from voltable_cards.purchase import cheapest, is_enough

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.engine.shapes import Action
    from voltable_cards.shapes import PlayedCardGame as CardGame


def warning(game: "CardGame", action: "Action", bought: "list[int]") -> "Said | None":
    """What a player may have overlooked, or nothing; bought are the fuels of this turn's cards."""
    if action[0] == DONE:
        return unburnable(game, bought) or hungry(game)
    return idle(game, action[1]) if action[0] == RUN else None


def hungry(game: "CardGame") -> "Said | None":
    """A plant that stays idle although all the fuel it lacks can be paid."""
    player = game.state.players[game.state.turn]
    running = best_set(game.edition.cards, player)
    for plant in player.plants:
        cards = missing_cards(game, running + (plant,)) if plant not in running else []
        if cards and sum([price for price, _card in cards]) <= player.money:
            return said("could-run", plant=plant, cards=Listed(" + ", [offer(*one) for one in cards]))
    return None


def offer(price: int, card: int) -> Said:
    """A card of the market with its price."""
    return said("choose-card", card=card_shown(card // 3, card % 3 + 1), price=price)


def missing_cards(game: "CardGame", plants: "tuple[int, ...]") -> "list[tuple[int, int]]":
    """The cheapest cards with which these plants run together, as (price, card); none where too few lie there."""
    state, edition = game.state, game.edition
    needs = edition.cards.needs(plants)
    fuel = state.players[state.turn].fuel
    if not is_enough(state, needs, fuel, 1):
        return []
    return cheapest(state, needs, fuel, 1, edition.storage_factors[state.last_round])


def idle(game: "CardGame", which: int) -> "Said | None":
    """Plants that could run as well, and what they would earn."""
    player, cards = game.state.players[game.state.turn], game.edition.cards
    best, now = best_set(cards, player), chosen(player.plants, which)
    more = income(cards, best) - (income(cards, now) if now else game.edition.no_production_income)
    left = tuple([plant for plant in best if plant not in now])
    return said("idle-although-fuel", plants=left, best=best, more=more) if more > 0 and left else None
