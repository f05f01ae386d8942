"""The dice are fair, long, and unlike for neighbouring seeds."""

from math import prod

import dice_period
from voltable.engine.dice import Dice


def test_the_period_is_full():
    """Proved by algebra, and the proof's step is the dice's step."""
    assert prod(dice_period.PRIMES) == dice_period.PERIOD
    assert dice_period.has_full_period()
    dice = Dice(12345)
    words = dice.x | dice.y << 16 | dice.z << 32 | dice.w << 48
    dice.pick(1)
    assert dice_period.step(words) == dice.x | dice.y << 16 | dice.z << 32 | dice.w << 48


def test_every_number_is_as_likely():
    """A chi-squared test with a margin no fair die misses; one seed, so it never flickers."""
    for sides in (2, 3, 6, 13, 29, 44, 1000):
        dice = Dice(99)
        counts = [0] * sides
        for _ in range(200 * sides):
            counts[dice.pick(sides)] += 1
        chi_squared = sum((count - 200) ** 2 / 200 for count in counts)
        assert chi_squared < sides + 5 * (2 * sides) ** 0.5 + 10


def test_first_throws_over_many_seeds_are_even():
    """Series use seeds that follow each other: their first throws must not."""
    for throw in range(4):
        counts = [0] * 6
        for seed in range(12_000):
            dice = Dice(seed)
            for _ in range(throw):
                dice.pick(6)
            counts[dice.pick(6)] += 1
        assert all(1800 < count < 2200 for count in counts), counts


def test_streams_of_one_seed_differ():
    """A bot's dice tell nothing about the game's."""
    for seed in range(50):
        game, bot = Dice(seed), Dice(seed, 1)
        assert [game.pick(1000) for _ in range(5)] != [bot.pick(1000) for _ in range(5)]


def test_nothing_leaves_small_integers():
    """State words have 16 bits; a throw scales one of them by at most 2**14."""
    dice = Dice(2**32 - 1)
    for _ in range(1000):
        dice.pick(2**14 - 1)
        assert max(dice.x, dice.y, dice.z, dice.w, dice.counter) < 2**16
