"""Recorded games of every edition, told to a table of each depth: it stands as the engine stood in every phase."""

from kit.games import recorded_games
from kit.tracker.table_following import depths_of, follow
from kit.tracker.table_witness import recorded_facts


def test_tables_follow_recorded_games():
    for name in recorded_games.names():
        facts = recorded_facts(name)
        for depth in depths_of(facts):
            follower = follow(facts, depth)
            assert follower.moves > 50, name
            assert depth == "market" or not follower.corrected
