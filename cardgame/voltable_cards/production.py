"""Which sets of plants can run, with which mix, and what they earn (rules 1.2, 7.1 and 9)."""

from voltable_cards.words import COAL, GAS, HYBRID, OIL, URANIUM

FIELD = 31  # needs are packed five bits a kind, so that one addition adds a whole plant


def packed_needs(cards, plants) -> list:
    """For each set of plants (bit n: the nth plant) what it burns, by kind, five bits each."""
    needs = [0]
    for plant in plants:
        need = cards.need[plant] << 5 * cards.kind[plant]
        needs += [other + need for other in needs]
    return needs


def runs(cards, player) -> list:
    """Each set that can run: (set, least gas, most gas) of what its hybrids burn."""
    coal, gas, oil, uranium = player.fuel
    able = []
    plants = 0
    for needs in packed_needs(cards, player.plants):
        spare_gas = gas - (needs >> 5 * GAS & FIELD)
        spare_oil = oil - (needs >> 5 * OIL & FIELD)
        if coal >= needs & FIELD and uranium >= needs >> 5 * URANIUM & FIELD and spare_gas >= 0 and spare_oil >= 0:
            hybrid = needs >> 5 * HYBRID & FIELD
            least = hybrid - spare_oil if hybrid > spare_oil else 0
            most = spare_gas if hybrid > spare_gas else hybrid
            if least <= most:
                able.append((plants, least, most))
        plants += 1
    return able


def burnt(needs, gas) -> tuple:
    """Units of each fuel that a set burns whose hybrids take so much gas."""
    return (
        needs[COAL],
        needs[GAS] + gas,
        needs[OIL] + needs[HYBRID] - gas,
        needs[URANIUM],
    )


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
    return max([income(cards, chosen(player.plants, which)) for which, _, _ in runs(cards, player)])
