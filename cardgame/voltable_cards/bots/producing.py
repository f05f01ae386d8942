"""What to run, with which mix, and what fuel is then still missing."""

from voltable.engine.verbs import RUN
from voltable_cards.production import FIELD, PURE, chosen, income, runs
from voltable_cards.words import COAL, GAS, HYBRID, OIL, URANIUM

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from voltable.engine.shapes import Action
    from voltable_cards.shapes import CardGame, Player

MASK: "Final" = 63  # the bits of one fuel


def best_run(edition: "CardGame", player: "Player", prices: "list[int]") -> "tuple[Action, int]":
    """The run that earns most and leaves the least to buy for the next one, and what it earns."""
    best = best_lacking = -1
    run: "Action" = ()
    for which, least, most in runs(player):
        earned = income(edition.cards, chosen(player.plants, which)) if which else edition.no_production_income
        for gas in range(least, most + 1):
            lacking = missing(player.needs, left_over(player, which, gas), prices)
            if earned > best or earned == best and lacking < best_lacking:
                best, best_lacking = earned, lacking
                run = (RUN, which, gas)
    return run, best


def left_over(player: "Player", which: int, gas: int) -> "list[int]":
    """What is in store after a run."""
    needs = player.sets[which]
    hybrid = needs >> HYBRID * FIELD
    burnt = (needs & PURE) + (gas << GAS * FIELD) + (hybrid - gas << OIL * FIELD)
    return [units - (burnt >> FIELD * fuel & MASK) for fuel, units in enumerate(player.fuel)]


def missing(needs: "tuple[int, ...]", stock: "list[int]", prices: "list[int]") -> int:
    """What the fuel costs that plants still lack with this stock, in tenths; hybrids burn what is cheaper."""
    coal, uranium = needs[COAL] - stock[COAL], needs[URANIUM] - stock[URANIUM]
    gas, oil = needs[GAS] - stock[GAS], needs[OIL] - stock[OIL]
    cost = coal * prices[COAL] if coal > 0 else 0
    if uranium > 0:
        cost += uranium * prices[URANIUM]
    hybrid = needs[HYBRID]
    if gas > 0:
        cost += gas * prices[GAS]
    elif hybrid:
        hybrid += gas
    if oil > 0:
        cost += oil * prices[OIL]
    elif hybrid:
        hybrid += oil
    return cost + hybrid * prices[HYBRID] if hybrid > 0 else cost
