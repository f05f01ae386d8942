"""Warnings that matter: fuel bought that no plant can burn, plants idle while cities stay dark."""

from voltable.boardgame.facts import best_set
from voltable.boardgame.phases.bureaucracy import power
from voltable.engine.game import Game
from voltable.engine.verbs import DONE, RUN
from voltable.engine.words import HYBRID
from voltable.plants.facts import phase_of
from voltable.plants.production import chosen
from voltable.plants.storage import rooms
from voltable_host.language import _
from voltable_host.language.words import fuel_name
from voltable_host.terminal.facts import unburnable


def warning(game: Game, action: tuple, bought: list[int]) -> str:
    """What a player may have overlooked, or nothing; bought are the fuels of this turn."""
    if action[0] == DONE and phase_of(game) == "fuel":
        return unburnable(game, bought) or hungry(game)
    return idle(game, action[1]) if action[0] == RUN else ""


def hungry(game: Game) -> str:
    """Cities that stay dark although the fuel of one more plant can be paid."""
    player, cards = game.state.players[game.turn], game.edition.cards
    running = best_set(cards, player)
    dark = len(player.cities) - power(cards, running)
    for plant in player.plants:
        lacks = fuel_lacking(game, running + (plant,)) if dark > 0 and plant not in running else ""
        if lacks:
            return _("Plant {plant} will stand idle while cities stay dark; with this it could run: {fuel}.").format(
                plant=cards.label(plant), fuel=lacks
            )
    return ""


def fuel_lacking(game: Game, plants: tuple) -> str:
    """What must be bought so that these plants run together, if it is there and can be paid; else nothing."""
    state, edition = game.state, game.edition
    buyer = state.players[game.turn]
    phase = game.phases[state.phase]
    mixed = edition.mixed
    needs = edition.cards.needs(plants)
    wanted = list(rooms(needs, buyer.fuel, 1, mixed))
    both = needs[mixed] + needs[mixed + 1] + needs[HYBRID] - sum(buyer.fuel[mixed : mixed + 2])
    wanted[mixed] = min(wanted[mixed], max(0, both))  # the first of the two fuels of hybrids where both would do
    wanted[mixed + 1] = min(wanted[mixed + 1], max(0, both - wanted[mixed]))
    if any(tokens > min(phase.stock(state, fuel), state.room[fuel]) for fuel, tokens in enumerate(wanted)):
        return ""
    price = sum(phase.cost(state, buyer, fuel, tokens) for fuel, tokens in enumerate(wanted) if tokens)
    if not any(wanted) or price > buyer.money:
        return ""
    parts = [f"{fuel_name(edition.fuels[fuel])} {tokens}" for fuel, tokens in enumerate(wanted) if tokens]
    return _("{fuels} for {price}").format(fuels=", ".join(parts), price=price)


def idle(game: Game, which: int) -> str:
    """Plants that could run as well, and what they would earn."""
    player, cards = game.state.players[game.turn], game.edition.cards
    best, now = best_set(cards, player), chosen(player.plants, which)
    cities, incomes = len(player.cities), game.edition.incomes
    more = incomes[min(cities, power(cards, best))] - incomes[min(cities, power(cards, now))]
    if more <= 0:
        return ""
    return _("Cities stay dark although the fuel is there. Running {best} would earn {more} more.").format(
        best=", ".join(cards.label(plant) for plant in best), more=more
    )
