"""Ruling A48 in a closed form is what trying every sequence gives, for every hand of plants and every fuel on them."""

from itertools import combinations_with_replacement, product

import pytest

from kit.checking.board.burning import Burning
from voltable.boardgame.fuels import COAL, MIXED, OIL
from voltable.boardgame.phases.bureaucracy import able
from voltable.boardgame.plants import PRINTED
from voltable.boardgame.state import Player, new_player
from voltable.engine.verbs import RUN
from voltable.engine.words import HYBRID
from voltable.plants.production import packed_sets, runs, spread

ALL = list(zip(PRINTED.kind, PRINTED.need))  # of each plant its kind and its need
KINDS = sorted(set(ALL))
MEETING = [kind for kind in KINDS if kind[0] in (COAL, OIL, HYBRID)]
LIMIT = 4  # plants that two players of the classic editions may have


def hands(kinds, size: int) -> list:
    """Every hand of so many plants; there are not more of a kind and need than are printed."""
    found = combinations_with_replacement(kinds, size)
    return [hand for hand in found if all(hand.count(kind) <= ALL.count(kind) for kind in hand)]


def owner_of(hand) -> Player:
    """A player with plants of these kinds and needs."""
    plants: list[int] = []
    for kind in hand:
        plants.append(next(plant for plant, other in enumerate(ALL) if other == kind and plant not in plants))
    owner = new_player(0, 22)
    owner.plants = tuple(plants)
    owner.needs = PRINTED.needs(plants)
    owner.sets = packed_sets(PRINTED, owner.plants)
    return owner


def stocks(burning: Burning, owner: Player) -> list:
    """Every fuel that fits on the plants."""
    most = [2 * need for need in owner.needs[:HYBRID]]
    for fuel in (MIXED, MIXED + 1):
        most[fuel] += 2 * owner.needs[HYBRID]
    found = product(*[range(tokens + 1) for tokens in most])
    return [tokens for tokens in found if burning.all_lie(burning.plants, tokens)]


def at_once(owner: Player) -> set:
    """Our first reading of A48, as it stood in the code: tokens lie still until all plants have run."""
    needs, fuel = owner.needs, owner.fuel
    room = 2 * needs[HYBRID]
    coal_left, oil_left = fuel[COAL] - 2 * needs[COAL], fuel[OIL] - 2 * needs[OIL]
    allowed = set()
    for _run, which, coal in spread(runs(owner, MIXED), RUN):
        hybrid = owner.sets[which] >> 24
        if not hybrid or hybrid + coal_left - room <= coal <= room - oil_left:
            allowed.add((which, coal))
    return allowed


def check(hand, lies: dict) -> None:
    """Every fuel on these plants: what is offered is what trying finds, and all that was ever allowed is among it."""
    owner, burning = owner_of(hand), Burning(hand, lies)
    for tokens in stocks(burning, owner):
        owner.fuel = list(tokens)
        wanted = burning.productions(tokens)
        assert [choice[1:] for choice in spread(able(owner), RUN)] == sorted(wanted), (hand, tokens)
        assert at_once(owner) <= wanted, (hand, tokens)


@pytest.mark.parametrize("first", KINDS)
def test_hands_of_up_to_three_plants(first):
    lies: dict = {}
    for hand in [hand for size in range(1, LIMIT) for hand in hands(KINDS, size)]:
        if hand[0] == first:
            check(hand, lies)


@pytest.mark.parametrize("first", MEETING[:-1])
def test_hands_of_four_plants_where_coal_and_oil_meet(first):
    lies: dict = {}
    for hand in hands(MEETING, LIMIT):
        if hand[0] == first and hand[-1][0] == HYBRID:
            check(hand, lies)


def test_a_narrower_rule_would_be_noticed():
    """The first reading is not what trying finds."""
    hand = ((COAL, 2), (OIL, 2), (HYBRID, 1))
    owner = owner_of(hand)
    owner.fuel = [3, 6, 0, 0]
    assert Burning(hand).productions(owner.fuel) - at_once(owner) == {(0b110, 1), (0b111, 1)}
