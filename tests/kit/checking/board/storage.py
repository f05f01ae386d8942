"""What fits on plants (rules 2), and what may be burnt there (ruling A48)."""

from kit.checking.board.burning import Burning
from kit.checking.board.facts import COAL, GARBAGE, HYBRID, KINDS, NEEDS, OIL, URANIUM


def fit(room, tokens) -> int:
    """How many of the tokens find a place; coal and oil meet only on hybrids."""
    coal, oil, garbage, uranium = tokens
    total = min(coal, room[COAL]) + min(oil, room[OIL]) + min(garbage, room[GARBAGE]) + min(uranium, room[URANIUM])
    return total + min(max(0, coal - room[COAL]) + max(0, oil - room[OIL]), room[HYBRID])


def productions(owner) -> set:
    """Each set of an owner's plants that can run, with the coal of its hybrids, found by trying."""
    asked = tuple(owner.plants), tuple(owner.tokens)
    if owner.tried != asked:
        hand = tuple([(KINDS[plant], NEEDS[plant]) for plant in owner.plants])
        owner.found = Burning(hand).productions(owner.tokens)
        owner.tried = asked
    return owner.found
