"""Chance is fair: over many seeds every card comes as often as the cards in its deck say."""

import collections
import random

import pytest

import voltable
from kit.checking.cards.facts import PLANT_OF, REMOVED, SMALL, box, fuel_cards
from voltable.bots import random_bot as bots

SEEDS = range(4000)
# The seeds are fixed, so this never fails by chance; a wrong weight moves the sum far beyond it.
DEVIATIONS = 4


def hold_against_weights(counts, weights):
    """The sum of squares is what chance gives, by the normal approximation of chi-square."""
    total, weight = sum(counts.values()), sum(weights.values())
    assert set(counts) <= set(weights), f"what cannot come came: {set(counts) - set(weights)}"
    expected = {key: total * share / weight for key, share in weights.items() if share}
    square = sum((counts[key] - due) ** 2 / due for key, due in expected.items())
    free = len(expected) - 1
    assert square < free + DEVIATIONS * (2 * free) ** 0.5 + DEVIATIONS, f"{square:.1f} of {free}: {counts}"


@pytest.mark.parametrize("players", [2, 4])
def test_the_setup_is_fair(players):
    first, plants, fuel = collections.Counter(), collections.Counter(), collections.Counter()
    for seed in SEEDS:
        view = voltable.new_game("card", players=players, seed=seed).view()
        first[view["order"][0]] += 1
        any_of = random.Random(seed).choice  # one card of each game: those of one game depend on each other
        plants[PLANT_OF[any_of(view["plants"]["cards"]["current"] + view["plants"]["cards"]["future"])]] += 1
        fuel[tuple(any_of(view["fuel"]["columns"]["3"]))] += 1
    hold_against_weights(first, dict.fromkeys(range(players), 1))
    hold_against_weights(plants, dict.fromkeys(range(13), 1))
    hold_against_weights(fuel, fuel_weights(players))


def test_a_bias_would_be_noticed():
    fair = collections.Counter({0: 2010, 1: 1990})
    hold_against_weights(fair, {0: 1, 1: 1})
    with pytest.raises(AssertionError):
        hold_against_weights(fair, {0: 8, 1: 7})


def fuel_weights(players):
    """How many of each fuel card the deck has."""
    names = ("coal", "gas", "oil", "uranium")
    return {(names[kind // 3], kind % 3 + 1): count for kind, count in enumerate(fuel_cards(players))}


def first_drawn(players, seed):
    """The small plant on top of the deck, and the one after it."""
    game = voltable.new_game("card", players=players, seed=seed)
    dice = bots.random_dice(seed)
    drawn = []
    while len(drawn) < 2:
        for event in game.play(bots.random_move(game.choices(), dice)):
            if type(event).__name__ == "PlantDrawn" or type(event).__name__ == "PlantRemoved" and event.why == 0:
                drawn.append(event.plant)
    return drawn


@pytest.mark.parametrize("players", [3, 5])
def test_the_backs_of_the_deck_come_by_their_number(players):
    """After the top card the deck has so many small and so many large plants, in any order."""
    backs, larges = collections.Counter(), collections.Counter()
    for seed in SEEDS:
        plant = first_drawn(players, seed)[1]
        backs[box.SIZES[plant]] += 1
        if box.SIZES[plant] != SMALL:
            larges[plant] += 1
    small, large = REMOVED[players]
    hold_against_weights(backs, {0: 4 - small, 1: 29 - large})
    hold_against_weights(larges, dict.fromkeys(range(13, 42), 1))
