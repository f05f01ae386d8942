"""Every action of a small universe at random tables of all editions and depths, held against what they offer."""

from kit.tracker.table_universe import hold_against_universe, positions


def test_accepted_is_offered():
    """In every phase, whatever is asked."""
    kinds = set()
    for kind, game in positions(range(96), 400):
        hold_against_universe(game)
        kinds.add(kind)
    assert len(kinds) >= 300
    assert len({kind[:2] for kind in kinds}) == 15  # three editions at four depths, the card game at three
    assert {kind[2] for kind in kinds} == set(range(7))  # phases
    assert {kind[3] for kind in kinds} == set(range(10))  # what can be asked
