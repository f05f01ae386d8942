"""What a player's plants have room for, the same question in every edition."""

from voltable.engine.words import HYBRID

TYPE_CHECKING = False
if TYPE_CHECKING:
    pass


def rooms(needs: "tuple[int, ...]", fuel: "list[int]", factor: int, mixed: int) -> "tuple[int, ...]":
    """How many more tokens of each fuel fit; hybrids lend what they hold to the fuel `mixed` and the next one.

    >>> rooms((0, 2, 0, 0, 6, 0), [0, 1, 7, 0], 1, 1)
    (0, 1, 0, 0)
    """
    free = [needs[0] * factor - fuel[0], needs[1] * factor - fuel[1], needs[2] * factor - fuel[2],
            needs[3] * factor - fuel[3]]  # fmt: skip
    other = mixed + 1
    shared = needs[HYBRID] * factor
    if shared:
        if free[mixed] < 0:
            shared += free[mixed]
            free[mixed] = 0
        if free[other] < 0:
            shared += free[other]
            free[other] = 0
        if shared > 0:
            free[mixed] += shared
            free[other] += shared
    if free[0] < 0 or free[1] < 0 or free[2] < 0 or free[3] < 0:
        return tuple([room if room > 0 else 0 for room in free])
    return tuple(free)


def overflow(needs: "tuple[int, ...]", fuel: "list[int]", factor: int, mixed: int) -> "tuple[list[int], int]":
    """The most tokens of each fuel that may have to go, and how many of the two mixed ones go together."""
    over = [max(0, fuel[kind] - needs[kind] * factor) for kind in range(4)]
    both = max(0, over[mixed] + over[mixed + 1] - needs[HYBRID] * factor)
    over[mixed] = min(over[mixed], both)
    over[mixed + 1] = min(over[mixed + 1], both)
    return over, both
