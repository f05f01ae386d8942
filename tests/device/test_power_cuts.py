"""The plug is pulled at every program and erase of the flash: no acknowledged move is lost, and the game goes on."""

import pytest

from kit.device.power_cutter import cut
from provide_micropython import find_micropython

CUTS = 10_000  # of each run; two of them, so that two cores share the work
STRETCHES = (
    "birth", "small", "second game", "leftover", "outgrown", "in blocks", "long", "damaged: half_a_record",
    "damaged: changed_bit", "damaged: zeros", "damaged: ones", "damaged: refused_move", "damaged: two_halves",
)  # fmt: skip
BUGS = (
    "acknowledged_before_it_is_flushed", "checksums_are_not_looked_at", "mended_in_place", "damaged_end_thrown_away",
    "damaged_end_kept_over_an_older_one", "damaged_end_left_there", "game_made_in_place", "leftovers_are_all_removed",
)  # fmt: skip


@pytest.fixture(scope="module")
def micropython():
    """The unix port, which has littlefs."""
    found = find_micropython()
    assert found, "There is no MicroPython: run `make test`."
    return found


@pytest.mark.parametrize("seed", [1, 2])
def test_no_cut_loses_a_move(micropython, seed):
    """Also a second one while the first is being recovered from."""
    counted, lost = cut(micropython, CUTS, seed)
    assert not lost
    assert counted["cuts"] >= CUTS and counted["second cuts"] >= CUTS // 20
    assert counted["lengths of a page"] == 257  # from nothing to all of its 256 bytes
    assert all(counted[f"cuts of {name}"] >= 10 for name in STRETCHES)


@pytest.mark.parametrize("bug", BUGS)
def test_a_planted_bug_is_found(micropython, bug):
    """Or the cuts would prove nothing."""
    _counted, lost = cut(micropython, 1, 1, bug)
    assert lost.startswith("lost "), lost
