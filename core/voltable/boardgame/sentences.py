"""What happens in the board game, as messages."""

from voltable.boardgame import events
from voltable.engine.verbs import CHANCE, DONES
from voltable.plants import events as plants
from voltable.plants.facts import stock
from voltable.plants.sentences import BRIEF as SHARED_BRIEF
from voltable.plants.sentences import SENTENCES as SHARED
from voltable.plants.sentences import third_party_took
from voltable.talk.said import Said, both, said
from voltable.talk.telling import nothing, says, with_own

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.boardgame.shapes import BoardGame
    from voltable.engine.game import Game
    from voltable.engine.shapes import Action
    from voltable.talk.shapes import Sentence, Together

NO_MORE = {"fuel": "no-more-fuel", "build": "no-more-cities"}


def unsaid(game: "Game", action: "Action") -> "Said | None":
    """Whose turn ends with a move of which no event tells, and what is over then."""
    turn = game.state.turn
    phase = game.phases[game.state.phase].name
    return said(NO_MORE[phase], turn, name=turn) if action == DONES else None


def region_chosen(event: "events.RegionChosen", game: "Game") -> Said:
    """Drawn, or picked by somebody."""
    if event.seat == CHANCE:
        return said("regions-in-play", region=event.region)
    return said("region-chosen", name=event.seat, region=event.region)


def fuel_bought(event: "events.FuelBought", game: "Game") -> Said:
    """Tokens and their price, and how many of them come out of the storage."""
    bought = said("tokens-bought", name=event.seat, fuel=event.fuel, tokens=event.tokens, cost=event.cost)
    return both(bought, said("out-of-storage", stored=event.stored)) if event.stored else bought


def city_connected(event: "events.CityConnected", game: "Game") -> Said:
    """The city, and what it cost altogether."""
    if not event.connection:
        return said("city-connected", name=event.seat, city=event.city, price=event.slot)
    price = event.slot + event.connection
    return said(
        "city-connected-by-way", name=event.seat, city=event.city, price=price, slot=event.slot, way=event.connection
    )


def cities_powered(event: "events.CitiesPowered", game: "Game") -> Said:
    """Who runs what, how many cities have light, and what that earns."""
    if not event.plants:
        return said("runs-nothing", name=event.seat, income=event.income)
    return said("runs-and-powers", name=event.seat, plants=event.plants, n=event.cities, income=event.income)


def market_refilled(event: "events.MarketRefilled", game: "Game") -> Said:
    """All new tokens in one line."""
    return said("market-refilled", fuels=stock(event.tokens) or ("-",))


def trust_took_plant(event: "events.TrustTookPlant", game: "Game") -> Said:
    """What the Trust takes and gives up."""
    return third_party_took("trust-took-plant", event.plant, event.dropped)


def trust_built(event: "events.TrustBuilt", game: "Game") -> Said:
    """Where a house of the Trust stands now."""
    return said("trust-built", city=event.city, slot=game.edition.slots[event.slot])


def trust_took_fuel(told: "list[events.TrustTookFuel]", game: "Game") -> "list[Said]":
    """All its tokens in one line."""
    fuel = [0, 0, 0, 0]
    for event in told:
        fuel[event.fuel] += event.tokens
    return [said("trust-took-fuel", fuels=stock(fuel))]


def plants_drawn(told: "list[plants.PlantDrawn]", game: "Game") -> "list[Said]":
    """All that come together in one line."""
    if len(told) == 1:
        return [said("plant-drawn", plant=told[0].plant)]
    return [said("plants-drawn", plants=tuple([event.plant for event in told]))]


def fuel_in_brief(told: "list[events.FuelBought]", game: "BoardGame") -> "list[Said]":
    """All tokens of one player's turn, with what they cost together."""
    tokens = [0, 0, 0, 0]
    for event in told:
        tokens[event.fuel] += event.tokens
    cost = sum([event.cost for event in told])
    return [said("tokens-bought-together", name=told[0].seat, fuels=stock(tokens), cost=cost)]


def cities_in_brief(told: "list[events.CityConnected]", game: "BoardGame") -> "list[Said]":
    """All cities of one player's turn, with what they cost together."""
    price = sum([event.slot + event.connection for event in told])
    cities = tuple([event.city for event in told])
    return [said("cities-connected-together", name=told[0].seat, cities=cities, price=price)]


SENTENCES: "dict[type, Sentence]" = with_own(SHARED, {
    plants.StepBegan: says("step-began", "step"),
    plants.LastCardDrawn: says("step-three-card-drawn"),
    events.RegionChosen: region_chosen,
    events.CityMarked: says("city-is-marked", "name city"),
    events.FuelBought: fuel_bought,
    events.CityConnected: city_connected,
    events.CitiesPowered: cities_powered,
    events.MarketRefilled: market_refilled,
    events.UraniumEnded: says("uranium-ended", "plant"),
    events.TrustTookPlant: trust_took_plant,
    events.TrustReturnedFuel: nothing,
    events.TrustBuilt: trust_built,
})  # fmt: skip
TOGETHER: "dict[type, Together]" = {events.TrustTookFuel: trust_took_fuel, plants.PlantDrawn: plants_drawn}
BRIEF: "dict[type, Together]" = with_own(SHARED_BRIEF, {
    events.FuelBought: fuel_in_brief,
    events.CityConnected: cities_in_brief,
})  # fmt: skip
