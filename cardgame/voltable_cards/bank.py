"""The Bank, the third player of the two-player game: it never bids, pays or earns (rules 6)."""

from voltable.engine.verbs import NOTHING
from voltable.plants.row import without
from voltable_cards import columns
from voltable_cards.events import BankDiscardedFuel, BankTookFuel, BankTookPlant
from voltable_cards.storage import put_away, store
from voltable_cards.words import COAL, GAS, HYBRID, OIL, URANIUM

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from voltable.engine.shapes import Cards, Tell
    from voltable_cards.shapes import Player, State

PLANT_LIMIT: "Final" = 3


def take_plant(state: "State", tell: "Tell", cards: "Cards", offered: "tuple[int, ...]") -> int:
    """The highest plant on offer; on a fourth the oldest leaves the game and nothing is paid (ruling R-19)."""
    bank = state.dummy
    plant = offered[-1]
    state.market = without(state.market, plant)
    bank.plants += (plant,)
    dropped = NOTHING
    if len(bank.plants) > PLANT_LIMIT:
        dropped = bank.plants[0]
        bank.plants = bank.plants[1:]
    bank.needs = cards.needs(bank.plants)
    if tell:
        tell(BankTookPlant(plant, dropped))
    return plant


def take_fuel(state: "State", tell: "Tell", unlimited: bool) -> None:
    """What one production needs, in the last round too (ruling R-12): pure plants, then hybrids (ruling R-11)."""
    needs = state.dummy.needs
    spare = [0, 0, 0, 0]
    for fuel in (COAL, GAS, OIL, URANIUM):
        spare[fuel] = take_pure(state, tell, fuel, needs[fuel])
    hunger = needs[HYBRID]
    for fuel in (GAS, OIL):
        used = min(spare[fuel], hunger)
        spare[fuel] -= used
        hunger -= used
    take_for_hybrids(state, tell, hunger, spare)
    for fuel in (COAL, GAS, OIL, URANIUM):
        turn_down(state.dummy, fuel, spare[fuel])
        columns.give_back(state, tell, fuel, spare[fuel], unlimited)


def take_pure(state: "State", tell: "Tell", fuel: int, need: int) -> int:
    """Cards of one fuel, cheapest column first, in it the fewest units (ruling R-10); the units taken too many."""
    for column in range(4):
        for card in state.columns[column]:
            if card // 3 == fuel and need > 0:
                need -= take_card(state, tell, column, card, False)
    return -need if need < 0 else 0


def take_for_hybrids(state: "State", tell: "Tell", hunger: int, spare: "list[int]") -> None:
    """Gas or oil, whichever is cheaper, gas before oil at one price."""
    for column in range(4):
        for card in state.columns[column]:
            fuel = card // 3
            if fuel in (GAS, OIL) and hunger > 0:
                units = take_card(state, tell, column, card, True)
                used = min(units, hunger)
                spare[fuel] += units - used
                hunger -= used


def take_card(state: "State", tell: "Tell", column: int, card: int, for_hybrid: bool) -> int:
    """The card moves into the Bank's store, whole; its units."""
    fuel = card // 3
    units = card % 3 + 1
    columns.take(state, column, card)
    store(state.dummy, fuel, units, units if column else 0)
    if tell:
        tell(BankTookFuel(column + 1, fuel, units, for_hybrid))
    return units


def turn_down(bank: "Player", fuel: int, units: int) -> None:
    """The Bank's last card of a fuel is turned down by what is handed back."""
    if units:
        bank.fuel[fuel] -= units
        stored = bank.cards[fuel]
        bank.cards[fuel] = tuple(sorted(stored[:-1] + (stored[-1] - 4 * units,)))


def discard_fuel(state: "State", tell: "Tell") -> None:
    """Nothing is kept for the next round; singles go back to their place."""
    bank = state.dummy
    for fuel in (COAL, GAS, OIL, URANIUM):
        for card in bank.cards[fuel]:
            put_away(state, fuel, card & 3)
        bank.cards[fuel] = ()
        bank.fuel[fuel] = 0
    if tell:
        tell(BankDiscardedFuel())
