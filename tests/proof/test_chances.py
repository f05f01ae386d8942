"""What `chances` says is held against counting: every order of a small deck, and thousands of throws of the dice."""

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest

import voltable
from voltable.bots.random_bot import random_dice, random_move
from voltable.engine.dice import Dice
from voltable.engine.state import BaseState
from voltable.engine.verbs import CHANCE
from voltable.plants.chances import weights

GAMES = (
    ("card", None, 2), ("card", None, 5), ("classic", "germany", 3), ("central_europe", None, 4),
    ("recharged", "usa", 2), ("recharged", "germany", 6),
)  # fmt: skip
THROWS = 40


def asked_of_chance(edition, board, players, seed):
    """A game at a real table, where chance is asked for every card, before each of its moves."""
    game = voltable.new_game(edition, board, players=players, dice="table")
    dice = random_dice(seed)
    while not game.over:
        yield game
        game.play(random_move(game.choices(), dice))


@pytest.mark.parametrize(("edition", "board", "players"), GAMES)
def test_every_answer_of_chance_has_a_weight(edition, board, players):
    """The same actions as the choices, in their order, none impossible; nothing where nobody asks chance."""
    asked = 0
    for game in asked_of_chance(edition, board, players, 7):
        if game.turn != CHANCE:
            assert game.chances() == []
            continue
        asked += 1
        found = game.chances()
        assert [action for action, _ in found] == game.choices()
        assert all(type(weight) is int and weight > 0 for _, weight in found)
    assert asked > 30


@pytest.mark.parametrize(("edition", "board", "players"), GAMES)
def test_dice_fall_as_the_weights_say(edition, board, players):
    """Over all draws of a game: how often each place of the list is thrown, within six times its spread."""
    for game in asked_of_chance(edition, board, players, 3):
        if game.turn == CHANCE and len(game.chances()) > 1:
            dice, phase = Dice(game.log.count), game.phases[game.state.phase]
            thrown = Counter(phase.draw(game.state, dice) for _ in range(THROWS * len(game.chances())))
            total, throws = sum(weight for _, weight in game.chances()), sum(thrown.values())
            assert set(thrown) <= {action for action, _ in game.chances()}
            for action, weight in game.chances():
                share = Fraction(weight, total)
                spread = float(throws * share * (1 - share)) ** 0.5
                assert abs(thrown[action] - throws * share) <= 6 * spread + 1, (action, weight, total)


def deck(small, small_left, large, large_left) -> BaseState:
    """A plant deck, small enough to lay out every order."""
    state = BaseState()
    state.lay([])
    state.small, state.small_left, state.large, state.large_left = small, small_left, large, large_left
    return state


def counted(state: BaseState) -> dict[int, Fraction]:
    """How often each card lies on top over every choice of cards removed unseen and every order of the rest."""
    tops: Counter = Counter()
    for small in permutations(state.small, state.small_left):
        for large in permutations(state.large, state.large_left):
            tops.update(order[0] for order in permutations(small + large))
    return {card: Fraction(count, sum(tops.values())) for card, count in tops.items()}


@pytest.mark.parametrize("small_left", range(4))
@pytest.mark.parametrize("large_left", range(4))
@pytest.mark.parametrize("more", [(0, 0), (1, 0), (0, 1), (1, 1)])
def test_plants_by_counting_every_order(small_left, large_left, more):
    """With cards that were removed unseen and may be any of those not seen yet."""
    if not small_left + large_left:
        return
    small = tuple(range(small_left + more[0])) if small_left else ()  # no card of a back comes once none is left
    large = tuple(range(10, 10 + large_left + more[1])) if large_left else ()
    state = deck(small, small_left, large, large_left)
    found = weights(state)
    total = sum(weight for _, weight in found)
    assert {card: Fraction(weight, total) for card, weight in found} == counted(state)


def test_copies_have_chances_once_their_dice_are_gone():
    """A search takes the dice away and asks what may come."""
    game = voltable.new_game("card", players=3, seed=4).copy()
    game.dice = None
    while game.turn != CHANCE:
        game.advance(game.choices()[0])
    weights = [weight for _, weight in game.chances()]
    assert len(weights) > 1 and min(weights) > 0
