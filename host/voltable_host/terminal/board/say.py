"""The events of the board game, in sentences."""

from collections.abc import Mapping

from voltable.boardgame import events as board
from voltable.engine.game import Game
from voltable.engine.verbs import CHANCE, DONES, NOTHING
from voltable.plants import events as core
from voltable_host.language import N_, _, ngettext
from voltable_host.language.map_names import region_name
from voltable_host.terminal.facts import stock
from voltable_host.terminal.family import Action, Group, Sentence, Told
from voltable_host.terminal.turns import phase_of

NO_MORE = {"fuel": N_("{name} buys no more fuel."), "build": N_("{name} connects no more cities.")}


def unsaid(game: Game, action: Action) -> Told | None:
    """Whose turn ends with a move of which no event tells, and what is over then."""
    turn = game.state.turn
    return None if action != DONES else (turn, _(NO_MORE[phase_of(game)]).format(name=game.names[turn]))


def city_of(event, game: Game) -> str:
    """The city an event is about."""
    return game.edition.map.CITIES[event.city]


def region_chosen(event, facts: dict, game: Game) -> str:
    """Drawn, or picked by somebody."""
    region = region_name(game.edition.map.REGIONS[event.region])
    if event.seat == CHANCE:
        return _("In play: {region}.").format(region=region)
    return _("{name} brings into play: {region}.").format(name=facts["name"], region=region)


def city_marked(event, facts: dict, game: Game) -> str:
    """A starting city."""
    return _("{name} marks a starting city: {city}.").format(name=facts["name"], city=city_of(event, game))


def fuel_bought(event, facts: dict, game: Game) -> str:
    """Tokens and their price, and how many of them come out of the storage."""
    line = _("{name} buys {fuel}: {tokens} for {cost} Elektro.").format(**facts)
    return line + " " + _("Out of the storage: {stored}.").format(**facts) if event.stored else line


def city_connected(event, facts: dict, game: Game) -> str:
    """The city, and what it cost altogether."""
    price = event.slot + event.connection
    told = {"name": facts["name"], "city": city_of(event, game), "price": price, "slot": event.slot}
    if not event.connection:
        return _("{name} connects {city} for {price} Elektro.").format(**told)
    told["way"] = event.connection
    return _("{name} connects {city} for {price} Elektro: {slot} and {way} for the way.").format(**told)


def cities_powered(event, facts: dict, game: Game) -> str:
    """Who runs what, how many cities have light, and what that earns."""
    if not event.plants:
        return _("{name} runs nothing and gets {income} Elektro.").format(**facts)
    told = ngettext(
        "{name} runs {plants}, powers {n} city and gets {income} Elektro.",
        "{name} runs {plants}, powers {n} cities and gets {income} Elektro.",
        event.cities,
    )
    return told.format(name=facts["name"], plants=facts["plants"], income=event.income)


def market_refilled(event, facts: dict, game: Game) -> str:
    """All new tokens in one line."""
    fuels = ", ".join(stock(game, event.tokens))
    return _("The fuel market gets: {fuels}.").format(fuels=fuels or "-")


def trust_took_plant(event, facts: dict, game: Game) -> str:
    """What the Trust takes and gives up."""
    line = _("The Trust takes plant {plant}.").format(**facts)
    if event.dropped == NOTHING:
        return line
    return line + " " + _("Its plant {plant} leaves the game.").format(plant=game.edition.cards.label(event.dropped))


def trust_built(event, facts: dict, game: Game) -> str:
    """Where a house of the Trust stands now."""
    told = _("The Trust builds in {city}, on the slot for {slot}.")
    return told.format(city=city_of(event, game), slot=game.edition.slots[event.slot])


def trust_took_fuel(events: list, game: Game) -> list[str]:
    """All its tokens in one line."""
    fuel = [0, 0, 0, 0]
    for event in events:
        fuel[event.fuel] += event.tokens
    return [_("The Trust takes fuel: {fuels}.").format(fuels=", ".join(stock(game, fuel)))]


def plants_drawn(events: list, game: Game) -> list[str]:
    """All that come together in one line."""
    labels = [game.edition.cards.label(event.plant) for event in events]
    if len(labels) == 1:
        return [_("New in the market: plant {plant}.").format(plant=labels[0])]
    return [_("New in the market: plants {plants}.").format(plants=", ".join(labels))]


SENTENCES: Mapping[type, Sentence] = {
    core.StepBegan: N_("Step {step} begins."),
    core.LastCardDrawn: N_("The Step 3 card turns up."),
    board.RegionChosen: region_chosen,
    board.CityMarked: city_marked,
    board.FuelBought: fuel_bought,
    board.CityConnected: city_connected,
    board.CitiesPowered: cities_powered,
    board.MarketRefilled: market_refilled,
    board.UraniumEnded: N_("Plant {plant} is sold: no more uranium comes to the market."),
    board.TrustTookPlant: trust_took_plant,
    board.TrustReturnedFuel: "",
    board.TrustBuilt: trust_built,
}
TOGETHER: Mapping[type, Group] = {board.TrustTookFuel: trust_took_fuel, core.PlantDrawn: plants_drawn}
