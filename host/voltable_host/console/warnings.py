"""Warnings that matter: fuel bought that no plant can burn, a plant idle while its fuel is there."""

from voltable.game import Game
from voltable.verbs import DONE, RUN
from voltable_cards.production import burnt, chosen, income, runs
from voltable_cards.words import ECO, FUELS, GAS, HYBRID, OIL
from voltable_host.console.menu import buy_label
from voltable_host.language import _
from voltable_host.words import fuel_name


def warning(game: Game, action: tuple, bought: list[int]) -> str:
    """What a player may have overlooked, or nothing; bought are the fuels of this turn's cards."""
    if action[0] == DONE:
        return unburnable(game, bought) or hungry(game)
    if action[0] == RUN:
        return idle(game, action[1])
    return ""


def unburnable(game: Game, bought: list[int]) -> str:
    """Fuel of this turn that no set of plants can burn as things stand."""
    player = game.state.players[game.turn]
    useful = [burnt(player, which, gas) for which, least, most in runs(player) for gas in (least, most)]
    for fuel in sorted(set(bought)):
        if not any(units[fuel] for units in useful):
            return _("No plant of yours can burn the {fuel} you bought: {units} is too little.").format(
                fuel=fuel_name(FUELS[fuel]), units=player.fuel[fuel]
            )
    return ""


def best_set(game: Game) -> tuple:
    """The plants that earn most with the fuel in store."""
    player = game.state.players[game.turn]
    sets = [chosen(player.plants, which) for which, _least, _most in runs(player)]
    return max(sets, key=lambda plants: income(game.edition.cards, plants))


def hungry(game: Game) -> str:
    """A plant that stays idle although fuel for it can be paid."""
    player = game.state.players[game.turn]
    running = best_set(game)
    for plant in player.plants:
        if plant not in running:
            cards = missing_cards(game, running + (plant,))
            if cards and sum(card[2] for card in cards) <= player.money:
                return _("Plant {plant} will stand idle; this would feed it: {cards}.").format(
                    plant=game.edition.cards.label(plant), cards=", ".join(buy_label(game, *card) for card in cards)
                )
    return ""


def missing_cards(game: Game, plants: tuple) -> list[tuple[int, int, int]]:
    """Cheap cards that would let these plants run together, as (fuel, units, column); none if too few lie there."""
    cards = game.edition.cards
    have = list(game.state.players[game.turn].fuel)
    picked: list[tuple[int, int, int]] = []
    for plant in sorted(plants, key=lambda plant: cards.kind[plant] == HYBRID):  # hybrids take what is left
        need = cards.need[plant]
        fuels = (GAS, OIL) if cards.kind[plant] == HYBRID else (cards.kind[plant],)
        if cards.kind[plant] != ECO and not feed(game, have, picked, fuels, need):
            return []
    return picked


def feed(game: Game, have: list[int], picked: list, fuels: tuple, need: int) -> bool:
    """Take from the store, then from the columns, cheapest first."""
    for fuel in fuels:
        used = min(have[fuel], need)
        have[fuel] -= used
        need -= used
    for price, column in enumerate(game.state.columns, 1):
        for card in reversed(column):  # of one price, the card with most units
            entry = (card // 3, card % 3 + 1, price)
            if need > 0 and card // 3 in fuels and picked.count(entry) < column.count(card):
                picked.append(entry)
                have[card // 3] += max(0, entry[1] - need)
                need -= entry[1]
    return need <= 0


def idle(game: Game, which: int) -> str:
    """Plants that could run as well, and what they would earn."""
    player = game.state.players[game.turn]
    cards = game.edition.cards
    best, now = best_set(game), chosen(player.plants, which)
    more = income(cards, best) - income(cards, now)
    left = [cards.label(plant) for plant in best if plant not in now]
    if more <= 0 or not left:
        return ""
    return _("Idle although the fuel is there: {plants}. Running {best} would earn {more} more.").format(
        plants=", ".join(left), best=", ".join(cards.label(plant) for plant in best), more=more
    )
