"""Nothing is taken that is not offered, and nothing offered is refused; tests/device has many more positions."""

from kit.games.universe import expand
from kit.tracker.table_random import play_random
from kit.tracker.table_universe import KNOWN, accepted, hold_against_universe, positions
from voltable.engine.verbs import DROP

TABLES = range(0, 64, 5)  # editions, depths and players in turn


def test_accepted_is_offered():
    kinds = []
    for kind, game in positions(TABLES, 60):
        hold_against_universe(game)
        kinds.append(kind)
    assert len(kinds) == 60


def test_a_choice_with_an_open_amount_means_the_least():
    for _, game in positions(TABLES, 60):
        for choice in game.choices():
            if len(choice) > 2 and choice not in expand([choice]):
                whole, least = game.copy(), game.copy()
                whole.play(choice)
                least.play(choice[:-1])
                assert whole.hash() == least.hash()


def test_a_wrong_choice_would_be_noticed():
    game = next(play_random(18))
    offered = [action for action in expand(game.choices()) if action in KNOWN]
    assert sorted(accepted(game)) == sorted(offered)
    assert sorted(accepted(game)) != sorted(offered[1:])
    assert sorted(accepted(game)) != sorted(offered + [(DROP,)])
