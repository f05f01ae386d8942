"""Phase 5: whether plants burn what they need, and earn what is printed."""

from kit.checking.board.facts import COAL, GARBAGE, HYBRID, INCOME, OIL, POWERS, URANIUM, needs
from kit.checking.board.storage import productions


def powered(table, event):
    """In turn order everybody runs some plants."""
    seat, plants, burnt, cities, income = event
    owner = table.players[seat]
    assert seat == table.turn(), f"seat {seat} runs plants in the turn of {table.turn()}"
    assert len(set(plants)) == len(plants), f"seat {seat} runs a plant twice: {plants}"
    for plant in plants:
        assert plant in owner.plants, f"seat {seat} runs plant {plant} and owns {owner.plants}"
    check_burnt(owner, plants, burnt)
    due = min(len(owner.cities), sum([POWERS[plant] for plant in plants]))
    assert cities == due, f"seat {seat} powers {cities} cities with {plants}, due is {due}"
    money = INCOME[min(due, 20)]
    assert income == money, f"seat {seat} earns {income} for {due} cities, due is {money}"
    for fuel in range(4):
        if burnt[fuel]:
            table.back_to_supply(owner, fuel, burnt[fuel])
    owner.income = income
    owner.earn(income)
    table.place += 1
    table.agenda[1:1] = ["run"] if table.place < table.count else []


def check_burnt(owner, plants, burnt):
    """Exactly what the plants need, from tokens that come to lie on them."""
    need = needs(plants)
    mixed = burnt[COAL] - need[COAL]
    exact = burnt[GARBAGE] == need[GARBAGE] and burnt[URANIUM] == need[URANIUM]
    both = mixed + burnt[OIL] - need[OIL]
    assert exact and 0 <= mixed <= both == need[HYBRID], f"burnt {burnt}, the plants need {need}"
    which = sum([1 << owner.plants.index(plant) for plant in plants])
    assert (which, mixed) in productions(owner), f"burnt {burnt} of {owner.tokens}, which cannot lie so on {plants}"


def best_power(owner) -> int:
    """The most cities that any set of plants with any mix can power."""
    best = 0
    for which in {which for which, _ in productions(owner)}:
        best = max(best, sum([POWERS[plant] for place, plant in enumerate(owner.plants) if which >> place & 1]))
    return min(best, len(owner.cities))
