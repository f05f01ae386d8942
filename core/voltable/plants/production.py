"""Which sets of plants can run, and with which mix of the two fuels that hybrids burn."""

from voltable.engine.refusal import Refusal
from voltable.engine.words import HYBRID

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from voltable.engine.shapes import Action
    from voltable.engine.state import BasePlayer
    from voltable.plants.shapes import Printed, Runs

# Needs and stock are packed six bits a fuel, so that one addition adds a plant and one subtraction compares all fuels.
FIELD: "Final" = 6
MOST: "Final" = 31
PURE: "Final" = (1 << HYBRID * FIELD) - 1
# one spare bit above each fuel, gone where the stock falls short
ENOUGH: "Final" = 1 << 5 | 1 << 11 | 1 << 17 | 1 << 23


def packed_sets(cards: "Printed", plants: "tuple[int, ...]") -> "tuple[int, ...]":
    """For each set of plants (bit n: the nth plant) what it burns, by kind."""
    sets = [0]
    for plant in plants:
        need = cards.need[plant] << FIELD * cards.kind[plant]
        sets += [other + need for other in sets]
    return tuple(sets)


def runs(player: "BasePlayer", mixed: int) -> "Runs":
    """Each set for which there is fuel: (set, least, most) of the first mixed fuel that its hybrids burn."""
    fuel = player.fuel
    have = fuel[0] | fuel[1] << FIELD | fuel[2] << 2 * FIELD | fuel[3] << 3 * FIELD | ENOUGH
    mixed *= FIELD
    able: "Runs" = []
    for which, needs in enumerate(player.sets):
        left = have - (needs & PURE)
        if left & ENOUGH == ENOUGH:
            hybrid = needs >> HYBRID * FIELD
            if not hybrid:
                able.append((which, 0, 0))
                continue
            least = max(0, hybrid - (left >> mixed + FIELD & MOST))
            most = min(hybrid, left >> mixed & MOST)
            if least <= most:
                able.append((which, least, most))
    return able


def spread(able: "Runs", verb: int) -> "list[Action]":
    """Each set with each mix its hybrids can burn, as actions."""
    choices: "list[Action]" = []
    for which, least, most in able:
        choices.append((verb, which, least))
        while least < most:
            least += 1
            choices.append((verb, which, least))
    return choices


def burnt(player: "BasePlayer", which: int, first: int, mixed: int) -> "tuple[int, ...]":
    """Tokens of each fuel that a set burns whose hybrids take so much of the first; refuses what is not there."""
    if not 0 <= which < len(player.sets):
        raise Refusal("no-such-plants", which)
    needs = player.sets[which]
    hybrid = needs >> HYBRID * FIELD
    if not 0 <= first <= hybrid:
        raise Refusal("bad-mix", first, hybrid)
    mixed *= FIELD
    needs = (needs & PURE) + (first << mixed) + (hybrid - first << mixed + FIELD)
    used = (needs & MOST, needs >> FIELD & MOST, needs >> 2 * FIELD & MOST, needs >> 3 * FIELD)
    have = player.fuel
    for fuel in range(4):
        if used[fuel] > have[fuel]:
            raise Refusal("not-enough-fuel", fuel, used[fuel], have[fuel])
    return used


def chosen(plants: "tuple[int, ...]", which: int) -> "tuple[int, ...]":
    """The plants that a set names.

    >>> chosen((4, 7, 9), 5)
    (4, 9)
    """
    return tuple([plant for place, plant in enumerate(plants) if which >> place & 1])
