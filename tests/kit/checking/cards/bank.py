"""What the Bank must take, worked out from the columns by the letter of rules 6."""

from kit.checking.cards.facts import GAS, HYBRID, OIL
from kit.checking.cards.owner import INDEX


def shopping(columns, need):
    """The cards in the order they are taken, as (column, fuel, units, for a hybrid), and the spare units by fuel."""
    left = [list(column) for column in columns]
    taken, spare = [], [0, 0, 0, 0]
    for fuel in range(4):
        have = 0
        while have < need[fuel]:
            found = cheapest(left, (fuel,))
            if found is None:
                break
            have += take(left, taken, found, False)
        spare[fuel] = max(0, have - need[fuel])
    hunger = need[HYBRID]
    for fuel in (GAS, OIL):
        used = min(hunger, spare[fuel])
        hunger -= used
        spare[fuel] -= used
    while hunger:
        found = cheapest(left, (GAS, OIL))
        if found is None:
            break
        units = take(left, taken, found, True)
        spare[found[1]] += max(0, units - hunger)
        hunger = max(0, hunger - units)
    return taken, spare


def cheapest(left, fuels):
    """The first card of these fuels: cheapest column, gas before oil, fewest units."""
    for price in range(4):
        for fuel, units in left[price]:
            if fuel in fuels:
                return price + 1, fuel, units
    return None


def take(left, taken, found, for_hybrid) -> int:
    """The card leaves the column; its units."""
    column, fuel, units = found
    left[column - 1].remove((fuel, units))
    taken.append((column, fuel, units, for_hybrid))
    return units


def stored(row) -> list:
    """The cards a view shows in the Bank's storage."""
    return [(INDEX[name], left, printed) for name, left, printed in row["stored"]]


def check_turned_down(whole, shown, spare):
    """The cards are those that were taken, with the spare units turned down."""
    prints = [sorted([(fuel, printed) for fuel, _, printed in cards]) for cards in (whole, shown)]
    assert prints[0] == prints[1], f"the Bank took {whole} and stores {shown}"
    for fuel in range(4):
        taken, kept = [sum([left for kind, left, _ in cards if kind == fuel]) for cards in (whole, shown)]
        assert taken - spare[fuel] == kept, f"the Bank keeps {kept} of {taken} units of fuel {fuel}, spare {spare}"
