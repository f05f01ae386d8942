"""Which sets of plants can run, with which mix, and what they earn (rules 1.2, 7.1 and 9)."""

from voltable.refusal import Refusal
from voltable_cards.words import GAS, HYBRID, OIL

# Needs and stock are packed six bits a fuel, so that one addition adds a plant and one subtraction compares all fuels.
FIELD = 6
MOST = 31
PURE = (1 << HYBRID * FIELD) - 1
ENOUGH = 1 << 5 | 1 << 11 | 1 << 17 | 1 << 23  # one spare bit above each fuel, gone where the stock falls short


def packed_sets(cards, plants) -> tuple:
    """For each set of plants (bit n: the nth plant) what it burns, by kind."""
    sets = [0]
    for plant in plants:
        need = cards.need[plant] << FIELD * cards.kind[plant]
        sets += [other + need for other in sets]
    return tuple(sets)


def runs(player) -> list:
    """Each set that can run: (set, least gas, most gas) of what its hybrids burn."""
    coal, gas, oil, uranium = player.fuel
    have = coal | gas << FIELD | oil << 2 * FIELD | uranium << 3 * FIELD | ENOUGH
    able = []
    for which, needs in enumerate(player.sets):
        left = have - (needs & PURE)
        if left & ENOUGH == ENOUGH:
            hybrid = needs >> HYBRID * FIELD
            if not hybrid:
                able.append((which, 0, 0))
                continue
            least = hybrid - (left >> OIL * FIELD & MOST)
            most = left >> GAS * FIELD & MOST
            if least <= most:
                able.append((which, least if least > 0 else 0, most if most < hybrid else hybrid))
    return able


def burnt(player, which, gas) -> tuple:
    """Units of each fuel that a set burns whose hybrids take so much gas; refuses what the store cannot give."""
    if not 0 <= which < len(player.sets):
        raise Refusal("no-such-plants", which)
    needs = player.sets[which]
    hybrid = needs >> HYBRID * FIELD
    if not 0 <= gas <= hybrid:
        raise Refusal("bad-mix", gas, hybrid)
    needs = (needs & PURE) + (gas << GAS * FIELD) + (hybrid - gas << OIL * FIELD)
    used = (needs & MOST, needs >> FIELD & MOST, needs >> 2 * FIELD & MOST, needs >> 3 * FIELD)
    for fuel in range(4):
        if used[fuel] > player.fuel[fuel]:
            raise Refusal("not-enough-fuel", fuel, used[fuel], player.fuel[fuel])
    return used


def chosen(plants, which) -> tuple:
    """The plants that a set names.

    >>> chosen((4, 7, 9), 5)
    (4, 9)
    """
    return tuple([plant for place, plant in enumerate(plants) if which >> place & 1])


def income(cards, plants) -> int:
    """What these plants earn when they run."""
    return sum([cards.income[plant] for plant in plants])


def best_income(cards, player) -> int:
    """The most that a player's plants can earn with the fuel in store."""
    return max([income(cards, chosen(player.plants, which)) for which, _, _ in runs(player)])
