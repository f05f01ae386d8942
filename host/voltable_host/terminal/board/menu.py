"""The moves of the board game in the words of the menu."""

from collections.abc import Mapping

from voltable.boardgame.fuels import COAL, STORAGE
from voltable.boardgame.phases.bureaucracy import power
from voltable.engine.game import Game
from voltable.engine.verbs import BUILD, DEAL, DONE, FUEL, MARK, PLACE, REGION, RUN
from voltable.engine.words import HYBRID, LAST_CARD
from voltable.plants.production import chosen
from voltable_host.language import _
from voltable_host.language.map_names import region_name
from voltable_host.language.words import fuel_name
from voltable_host.terminal.family import Action, Label
from voltable_host.terminal.menu import Entry


def arranged(game: Game, choices: list[Action]) -> list[Action]:
    """What runs with the best income and the least fuel first, what is built cheapest first, cards by their numbers."""
    if choices[0][0] == RUN:
        return sorted(choices, key=lambda choice: (-run_income(game, choice), tokens_burnt(game, choice), choice))
    if choices[0][0] == BUILD:
        prices = price_list(game)
        return sorted(choices[:-1], key=lambda choice: prices[choice[1]]) + choices[-1:]
    return sorted(choices) if choices[0][0] == DEAL else choices


def question(menu: list[Entry]) -> str:
    """What a real table is asked where a card was drawn."""
    return _("Which plant was drawn? {cards}")


def which_cards(game: Game) -> str:
    """Fuel is tokens here."""
    return ""


def price_list(game: Game) -> dict[int, tuple[int, int, int]]:
    """What each city would cost the player whose turn it is: altogether, its slot, the way."""
    phase = game.phases[game.state.phase]
    return {city: (slot + way, slot, way) for city, slot, way in phase.price_list(game.state, game.turn)}


def run_income(game: Game, choice: tuple) -> int:
    """What a set of plants earns with the cities there are."""
    player = game.state.players[game.turn]
    cities = min(len(player.cities), power(game.edition.cards, chosen(player.plants, choice[1])))
    return game.edition.incomes[cities]


def tokens_burnt(game: Game, choice: tuple) -> tuple[int, int]:
    """How much a set of plants burns, and how many they are."""
    plants = chosen(game.state.players[game.turn].plants, choice[1])
    return sum(game.edition.cards.needs(plants)), len(plants)


def fuel_label(game: Game, source: int, least: int, most: int) -> str:
    """A fuel with the price of one token and of all that can be taken."""
    state = game.state
    phase = game.phases[state.phase]
    buyer = state.players[state.turn]
    if source == STORAGE:
        one, whole = game.edition.coal_storage, most * game.edition.coal_storage
        name = _("{fuel} of the storage").format(fuel=fuel_name(game.edition.fuels[COAL]))
    else:
        one, whole = phase.cost(state, buyer, source, 1), phase.cost(state, buyer, source, most)
        name = fuel_name(game.edition.fuels[source])
    if most == 1:
        return _("{fuel}: 1 for {price}").format(fuel=name, price=one)
    return _("{fuel}: 1 for {price}, up to {most} for {whole}").format(fuel=name, price=one, most=most, whole=whole)


def build_label(game: Game, city: int) -> str:
    """A city with its price, and how that comes about."""
    price, slot, way = price_list(game)[city]
    name = game.edition.map.CITIES[city]
    if not way:
        return _("{city} for {price}").format(city=name, price=price)
    return _("{city} for {price}").format(city=name, price=price) + f" ({slot}+{way})"


def run_label(game: Game, which: int, coal: int) -> str:
    """The plants that run, what hybrids burn, and the income."""
    player = game.state.players[game.turn]
    plants = chosen(player.plants, which)
    income = run_income(game, (RUN, which))
    if not plants:
        return _("run nothing for {income}").format(income=income)
    labels = ", ".join(game.edition.cards.label(plant) for plant in plants)
    return _("run {plants} for {income}").format(plants=labels, income=income) + mixed(game, plants, coal)


def mixed(game: Game, plants: tuple, coal: int) -> str:
    """What hybrids burn, where some run."""
    edition = game.edition
    oil = edition.cards.needs(plants)[HYBRID] - coal
    parts = [f"{fuel_name(edition.fuels[edition.mixed + place])} {n}" for place, n in enumerate((coal, oil)) if n]
    return f" ({', '.join(parts)})" if parts else ""


def deal_label(game: Game, card: int) -> str:
    """A card that can have been drawn."""
    return "step3" if card == LAST_CARD else game.edition.cards.label(card)


def city_label(game: Game, city: int) -> str:
    """A city by its name."""
    return game.edition.map.CITIES[city]


def region_label(game: Game, region: int) -> str:
    """A region by its name."""
    return region_name(game.edition.map.REGIONS[region])


def done_label(game: Game) -> str:
    """The end of a turn, with the money that is left: the table is not drawn again after each purchase."""
    return _("done, {money} left").format(money=game.state.players[game.turn].money)


LABELS: Mapping[int, Label] = {
    FUEL: fuel_label,
    BUILD: build_label,
    RUN: run_label,
    DONE: done_label,
    DEAL: deal_label,
    PLACE: city_label,
    MARK: city_label,
    REGION: region_label,
}
