"""The central storage: what fits, and how cards come and go (rules 1.1)."""

from voltable_cards.words import COAL, GAS, HYBRID, OIL, URANIUM


def rooms(needs, fuel, factor):
    """How many more units of each fuel fit; gas and oil share what hybrids lend, wherever they lie (ruling R-05).

    >>> rooms((0, 2, 0, 0, 6, 0), (0, 1, 7, 0), 1)
    (0, 1, 0, 0)
    """
    coal = needs[COAL] * factor - fuel[COAL]
    uranium = needs[URANIUM] * factor - fuel[URANIUM]
    gas = needs[GAS] * factor - fuel[GAS]
    oil = needs[OIL] * factor - fuel[OIL]
    shared = needs[HYBRID] * factor
    if gas < 0:
        shared += gas
        gas = 0
    if oil < 0:
        shared += oil
        oil = 0
    if shared < 0:
        shared = 0
    return (coal if coal > 0 else 0, gas + shared, oil + shared, uranium if uranium > 0 else 0)


def overflow(needs, fuel, factor):
    """Units that no longer fit: of coal, of uranium, of gas and oil together, and how far each of those two may go."""
    gas = max(0, fuel[GAS] - needs[GAS] * factor)
    oil = max(0, fuel[OIL] - needs[OIL] * factor)
    both = max(0, gas + oil - needs[HYBRID] * factor)
    coal = max(0, fuel[COAL] - needs[COAL] * factor)
    uranium = max(0, fuel[URANIUM] - needs[URANIUM] * factor)
    return coal, uranium, both, min(gas, both), min(oil, both)


def store(player, fuel, left, printed):
    """A card enters the storage, turned to what is left on it; a single has 0 printed."""
    player.fuel[fuel] += left
    player.cards[fuel] = tuple(sorted(player.cards[fuel] + (4 * left + printed,)))


def burn(state, player, fuel, units):
    """Units leave, singles first, then the cards with fewest left (ruling R-26); empty cards go where they belong."""
    player.fuel[fuel] -= units
    kept = []
    for card in player.cards[fuel]:
        left = card >> 2
        if units >= left:
            units -= left
            put_away(state, fuel, card & 3)
        else:
            kept.append(card - 4 * units)
            units = 0
    player.cards[fuel] = tuple(sorted(kept))


def put_away(state, fuel, printed):
    """A used-up card goes to the discard pile, a single back beside the market."""
    if printed:
        state.fuel_discard.append(3 * fuel + printed - 1)
    else:
        state.singles[fuel] += 1
