"""Warnings that matter: fuel bought that no plant can burn, a plant idle while its fuel is there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from voltable.engine.game import Game
from voltable.engine.verbs import DONE, RUN
from voltable_cards.facts import best_set
from voltable_cards.menu import buy_label
from voltable_cards.production import chosen, income
from voltable_host.calculator.purchase import cheapest, missing
from voltable_host.language import _
from voltable_host.language.speaking import say
from voltable_host.terminal.facts import unburnable

if TYPE_CHECKING:
    from voltable.talk.shapes import OwnGame


def warning(game: Game, action: tuple, bought: list[int]) -> str:
    """What a player may have overlooked, or nothing; bought are the fuels of this turn's cards."""
    if action[0] == DONE:
        return unburnable(game, bought) or hungry(game)
    if action[0] == RUN:
        return idle(game, action[1])
    return ""


def hungry(game: OwnGame) -> str:
    """A plant that stays idle although all the fuel it lacks can be paid."""
    player = game.state.players[game.turn]
    running = best_set(game.edition.cards, player)
    for plant in player.plants:
        if plant not in running:
            cards = missing_cards(game, running + (plant,))
            if cards and sum(price for price, _card in cards) <= player.money:
                fitting = [say(buy_label(game, card // 3, card % 3 + 1, price), game) for price, card in cards]
                return _("Plant {plant} will stand idle; with this it could run: {cards}.").format(
                    plant=game.edition.cards.label(plant), cards=" + ".join(fitting)
                )
    return ""


def missing_cards(game: Game, plants: tuple) -> list[tuple[int, int]]:
    """The cheapest cards with which these plants run together, as (price, card); none where too few lie there."""
    state, edition = game.state, game.edition
    needs = edition.cards.needs(plants)
    fuel = state.players[state.turn].fuel
    if any(missing(state, needs, fuel, 1).values()):
        return []
    return cheapest(state, needs, fuel, 1, edition.storage_factors[state.last_round])


def idle(game: Game, which: int) -> str:
    """Plants that could run as well, and what they would earn."""
    player = game.state.players[game.turn]
    cards = game.edition.cards
    best, now = best_set(cards, player), chosen(player.plants, which)
    more = income(cards, best) - (income(cards, now) if now else game.edition.no_production_income)
    left = [cards.label(plant) for plant in best if plant not in now]
    if more <= 0 or not left:
        return ""
    return _("Idle although the fuel is there: {plants}. Running {best} would earn {more} more.").format(
        plants=", ".join(left), best=", ".join(cards.label(plant) for plant in best), more=more
    )
