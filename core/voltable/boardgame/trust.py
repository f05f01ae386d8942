"""The Trust, the third party of two players: it never bids, pays, earns or wins (recharged, rules 9.4)."""

from voltable.boardgame.events import TrustBuilt, TrustReturnedFuel, TrustTookFuel, TrustTookPlant
from voltable.boardgame.fuels import FUELS
from voltable.boardgame.network import connections
from voltable.boardgame.state import new_player, put_house, reprice_at
from voltable.boardgame.trust_fuel import purchases
from voltable.engine.verbs import NOTHING
from voltable.plants.row import without

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from voltable.boardgame.network import Network
    from voltable.boardgame.phases.fuel import FuelPhase
    from voltable.boardgame.state import State
    from voltable.engine.shapes import Cards, Tell

HOUSES: "Final" = 16
PLANT_LIMIT: "Final" = 3
PLACEMENT: "Final" = (1, 2, 2, 1, 1, 2)  # who places its first houses: the first or the second player
# the slots it builds on
TEN: "Final" = 0
FIFTEEN: "Final" = 1


def arrive(state: "State") -> None:
    """It has houses and no money."""
    state.dummy = new_player(0, HOUSES)


def next_to_place(state: "State") -> int:
    """Whether the first (1) or the second player (2) places its next house; 0 once all lie."""
    placed = HOUSES - state.dummy.houses
    return PLACEMENT[placed] if placed < len(PLACEMENT) else 0


def may_settle(state: "State") -> "list[int]":
    """Its first house anywhere, others next to one of its own; anywhere if that is impossible (ruling A39)."""
    network, houses = state.network, state.houses
    empty = [place for place in range(len(network.cities)) if not houses[3 * place]]
    beside = next_to_houses(network, houses)
    near = [place for place in empty if beside[place]]
    return [network.cities[place] for place in near or empty]


def next_to_houses(network: "Network", houses: bytearray) -> "list[bool]":
    """For each place whether a connection leads to a house."""
    places = network.places
    beside = [False] * len(network.cities)
    for one, other, _ in connections(network.board):
        if one in places and other in places:
            one, other = places[one], places[other]
            beside[one] = beside[one] or houses[3 * other] > 0
            beside[other] = beside[other] or houses[3 * one] > 0
    return beside


def settle(state: "State", tell: "Tell", place: int, slot: int) -> None:
    """A house of its own on a slot."""
    put_house(state, place, slot, len(state.players))
    state.dummy.houses -= 1
    reprice_at(state, place)
    if tell:
        tell(TrustBuilt(state.network.cities[place], slot))


def follow(state: "State", tell: "Tell", place: int) -> None:
    """Into a city that was empty it moves on the 15 slot, in every step, while it has houses (ruling A40)."""
    houses = state.houses[3 * place : 3 * place + 3]
    if state.dummy.houses and houses[TEN] and not any(houses[FIFTEEN:]):
        settle(state, tell, place, FIFTEEN)


def take_plant(state: "State", tell: "Tell", cards: "Cards", offered: "tuple[int, ...]") -> int:
    """The highest on offer, in Step 3 of all (ruling A35); a fourth only if higher than its lowest, which leaves."""
    trust = state.dummy
    plant = offered[-1]
    dropped = NOTHING
    if len(trust.plants) == PLANT_LIMIT:
        if plant < trust.plants[0]:
            return NOTHING
        dropped = trust.plants[0]
        trust.plants = trust.plants[1:]
    state.market = without(state.market, plant)
    trust.plants = tuple(sorted(trust.plants + (plant,)))
    trust.needs = cards.needs(trust.plants)
    if tell:
        tell(TrustTookPlant(plant, dropped))
    return plant


def take_fuel(state: "State", tell: "Tell", phase: "FuelPhase") -> None:
    """What each plant burns once, for nothing, as much as there is; with `trust_storage` beside the market (A23)."""
    edition = phase.edition
    cards = edition.cards
    plants = [(cards.kind[plant], cards.need[plant]) for plant in state.dummy.plants]
    stock = state.tokens[:]
    if edition.trust_storage:
        stock = [phase.stock(state, fuel) for fuel in range(len(FUELS))]
    for fuel, tokens in purchases(plants, stock):
        phase.take(state, fuel, tokens)
        state.dummy.fuel[fuel] += tokens
        if tell:
            tell(TrustTookFuel(fuel, tokens))


def return_fuel(state: "State", tell: "Tell") -> None:
    """Nothing is kept: its tokens go to the supply before the refill."""
    for fuel in range(len(FUELS)):
        state.supply[fuel] += state.dummy.fuel[fuel]
        state.dummy.fuel[fuel] = 0
    if tell:
        tell(TrustReturnedFuel())
