"""Whole games between the real command and the real device program while frames are damaged and either is killed."""

import pytest

from kit.line.pty_storm import FEW, KINDS, Storm

FRAMES = 90


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_is_lost_in_a_storm(tmp_path, kind):
    """Again, longer: .venv/bin/python tools/fuzz_pty.py --kind KIND --seed 1"""
    storm = Storm(tmp_path, kind, 1)
    storm.rage(FRAMES)
    assert storm.relay.damaged > 10 and len(storm.told()) > FEW
