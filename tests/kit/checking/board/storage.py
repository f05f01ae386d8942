"""What fits on plants, and what may be burnt there (rules 2, ruling A48)."""

from kit.checking.board.facts import COAL, GARBAGE, HYBRID, OIL, URANIUM


def fit(room, tokens) -> int:
    """How many of the tokens find a place; coal and oil meet only on hybrids."""
    coal, oil, garbage, uranium = tokens
    total = min(coal, room[COAL]) + min(oil, room[OIL]) + min(garbage, room[GARBAGE]) + min(uranium, room[URANIUM])
    return total + min(max(0, coal - room[COAL]) + max(0, oil - room[OIL]), room[HYBRID])


def can_burn(owner, need, mixed) -> bool:
    """Whether plants with these needs can run, their hybrids on so much coal.

    The tokens must be able to lie so that every running plant holds what it burns: on hybrids at least what they
    burn and what the other plants have no room for, on the others at least what those burn.
    """
    coal, oil, garbage, uranium = owner.tokens
    if need[GARBAGE] > garbage or need[URANIUM] > uranium:
        return False
    coal_on_hybrids = max(0, coal - owner.room[COAL], mixed)
    oil_on_hybrids = max(0, oil - owner.room[OIL], need[HYBRID] - mixed)
    if coal_on_hybrids > coal - need[COAL] or oil_on_hybrids > oil - need[OIL]:
        return False
    return coal_on_hybrids + oil_on_hybrids <= owner.room[HYBRID]
