"""Matches between bots: seats turn, shares add up, and the ladder goes up."""

import pytest

from voltable_cards.bots.ladder import LADDER
from voltable_host.bots.match import Result, play_match
from voltable_host.bots.share import interval, share, shares


def test_seats_turn_and_a_deck_is_played_from_each():
    """Game k turns the list by k; n games share a deck."""
    results = list(play_match("card", LADDER, ["greedy", "random", "random"], 7, 40))
    assert [result.seats for result in results[:4]] == [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 1, 2]]
    assert [result.seed for result in results] == [40, 40, 40, 41, 41, 41, 42]
    assert [result.game for result in results] == list(range(7))
    assert all(abs(sum(result.shares) - 1) < 1e-9 for result in results)


def test_more_jobs_change_nothing():
    """The same results in the same order."""
    asked = ("card", LADDER, ["greedy", "random"], 6, 3, {"demolition": True})
    assert list(play_match(*asked, jobs=2)) == list(play_match(*asked))


def test_shares_count_parts_of_a_win():
    """A win shared by two is half a win for each; bots of one name count together."""
    results = [
        Result(0, 1, [0, 1, 2], [0.5, 0.5, 0.0], [20, 20, 10], 9),
        Result(1, 1, [1, 2, 0], [1.0, 0.0, 0.0], [30, 20, 10], 9),
        Result(2, 1, [2, 0, 1], [0.0, 0.0, 1.0], [10, 20, 30], 9),
    ]
    first, others = shares(results, ["greedy", "random", "random"])
    assert (first.name, first.games, first.wins, first.share) == ("greedy", 3, 1.5, 0.5)
    assert first.by_seat == [0.5, 0.0, 1.0]
    assert first.points == 20
    assert (others.wins, others.share) == (1.5, 0.25)
    assert first.low < first.share < first.high


def test_an_interval_is_never_too_narrow():
    """Equal decks prove less than they seem to; decks that differ widen it."""
    low, high = interval([1.0] * 40, 4)
    assert low < 0.9 and high == 1.0
    narrow, wide = interval([1.0, 0.0] * 40, 2), interval(([1.0, 1.0] + [0.0, 0.0]) * 20, 2)
    assert wide[0] < narrow[0] < 0.5 < narrow[1] < wide[1]


@pytest.mark.parametrize(
    ("better", "worse", "players", "games", "least"),
    [("greedy", "random", 4, 40, 0.7), ("steady", "greedy", 4, 40, 0.4), ("greedy", "random", 2, 20, 0.7)],
)
def test_the_ladder_goes_up(better, worse, players, games, least):
    """A small sample; tools/ladder.py measures it properly."""
    bots = [better] + [worse] * (players - 1)
    results = list(play_match("card", LADDER, bots, games, 100))
    assert share(results, bots, better).share > least


def test_sharp_beats_greedy_even_on_a_small_budget():
    """Two players and the Bank."""
    bots = ["sharp", "greedy"]
    results = list(play_match("card", LADDER, bots, 6, 200, nodes=300))
    assert share(results, bots, "sharp").share >= 0.5
