"""Warnings that matter: fuel bought that no plant can burn, plants idle while cities stay dark."""

from voltable.boardgame.facts import best_set, price_list
from voltable.boardgame.phases.bureaucracy import power
from voltable.engine.verbs import DONE, RUN
from voltable.engine.words import HYBRID
from voltable.plants.facts import phase_of, unburnable
from voltable.plants.production import chosen
from voltable.plants.storage import rooms
from voltable.talk.said import Said, said

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.boardgame.shapes import BoardGame
    from voltable.engine.shapes import Action


def warning(game: "BoardGame", action: "Action", bought: "list[int]") -> "Said | None":
    """What a player may have overlooked, or nothing; bought are the fuels of this turn."""
    if action[0] == DONE:
        return (unburnable(game, bought) or hungry(game)) if phase_of(game) == "fuel" else homeless(game)
    return idle(game, action[1]) if action[0] == RUN else None


def homeless(game: "BoardGame") -> "Said | None":
    """No city at all, although one can be paid: plants earn nothing without."""
    player = game.state.players[game.state.turn]
    able = [(price[0], city) for city, price in price_list(game).items() if price[0] <= player.money]
    if player.cities or not able or not player.plants:
        return None
    price, city = min(able)
    return said("no-city-yet", city=city, price=price)


def hungry(game: "BoardGame") -> "Said | None":
    """Cities that stay dark although the fuel of one more plant can be paid; the first city is built after fuel."""
    player, cards = game.state.players[game.state.turn], game.edition.cards
    running = best_set(cards, player)
    dark = max(1, len(player.cities)) - power(cards, running)
    for plant in player.plants:
        lacks = fuel_lacking(game, running + (plant,)) if dark > 0 and plant not in running else None
        if lacks:
            return said("could-run-in-dark" if player.cities else "could-run", plant=plant, fuel=lacks, cards=lacks)
    return None


def fuel_lacking(game: "BoardGame", plants: "tuple[int, ...]") -> "Said | None":
    """What must be bought so that these plants run together, if it is there and can be paid; else nothing."""
    state = game.state
    buyer = state.players[state.turn]
    phase = game.phases[state.phase]
    wanted = tokens_lacking(game, plants)
    for fuel, tokens in enumerate(wanted):
        if tokens > min(phase.stock(state, fuel), state.room[fuel]):
            return None
    price = sum([phase.cost(state, buyer, fuel, tokens) for fuel, tokens in enumerate(wanted) if tokens])
    if not any(wanted) or price > buyer.money:
        return None
    amounts = [said("amount", fuel=fuel, units=tokens) for fuel, tokens in enumerate(wanted) if tokens]
    return said("amounts-for-price", fuels=tuple(amounts), price=price)


def tokens_lacking(game: "BoardGame", plants: "tuple[int, ...]") -> "list[int]":
    """Tokens that these plants lack; where hybrids could burn either fuel, the first of the two."""
    edition = game.edition
    mixed, needs = edition.mixed, edition.cards.needs(plants)
    fuel = game.state.players[game.state.turn].fuel
    wanted = list(rooms(needs, fuel, 1, mixed))
    both = needs[mixed] + needs[mixed + 1] + needs[HYBRID] - sum(fuel[mixed : mixed + 2])
    wanted[mixed] = min(wanted[mixed], max(0, both))
    wanted[mixed + 1] = min(wanted[mixed + 1], max(0, both - wanted[mixed]))
    return wanted


def idle(game: "BoardGame", which: int) -> "Said | None":
    """Plants that could run as well, and what they would earn."""
    player, cards = game.state.players[game.state.turn], game.edition.cards
    best, now = best_set(cards, player), chosen(player.plants, which)
    cities, incomes = len(player.cities), game.edition.incomes
    more = incomes[min(cities, power(cards, best))] - incomes[min(cities, power(cards, now))]
    return said("dark-although-fuel", best=best, more=more) if more > 0 else None
