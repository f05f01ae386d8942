"""Both ends' real code in one process, a cable that breaks in every way, and nothing is ever lost."""

import pytest

from kit.line.planted.catching import first_failure, is_wrong
from kit.line.planted.scenarios import SCENARIOS
from kit.line.simulator.flash_disk import FlashDisk, PowerCut
from kit.line.simulator.run import Failed, command, run

SEEDS = 34
FAULTS = 3000  # of each: 102,000 in all
MOST_TICKS = 200  # from the first message on a good line until both sides are one
MOST_WAITING = 300  # the same with the last timeout, 100 ticks, and the pause before the next try, 100 too
KINDS = (
    "flip", "loss", "twice", "short", "noise", "stall", "unplug", "cut", "interrupt", "kill", "full", "broken", "slow",
    "disk_full",
)  # fmt: skip


@pytest.mark.parametrize("seed", range(SEEDS))
def test_whatever_breaks_nothing_that_was_told_is_lost_and_both_sides_become_one(seed):
    tally = run(seed, FAULTS)
    assert tally.faults >= FAULTS
    assert max(tally.healed) <= MOST_TICKS
    assert max(tally.waited) <= MOST_WAITING


def test_every_kind_of_fault_happens():
    tally = run(1000, 4000)
    assert [kind for kind in KINDS if not tally.kinds[kind]] == []
    assert tally.forks and tally.promises > tally.faults


def test_one_seed_is_one_story():
    one, two = run(7, 400), run(7, 400)
    assert (one.kinds, one.promises, one.healed, one.milliseconds) == (
        two.kinds, two.promises, two.healed, two.milliseconds
    )  # fmt: skip


def test_a_failing_seed_tells_the_command_that_shows_it(monkeypatch):
    monkeypatch.setattr(FlashDisk, "rename", lambda self, path, target: self.remove(path))
    with pytest.raises(Failed) as failure:
        run(1, 500)
    assert str(failure.value).endswith(command(1, 500))


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_code_without_planted_bugs_passes_each_scenario(scenario):
    assert [seed for seed in range(3) if is_wrong(scenario, first_failure(scenario, seed))] == []


def test_flash_forgets_at_a_power_cut_what_was_not_flushed():
    disk = FlashDisk()
    disk.mkdir("games")
    file = disk.open("games/a", "wb")
    file.write(b"lost")
    disk.is_off = True
    with pytest.raises(PowerCut):
        file.flush()
    assert disk.files == {"games/a": b""}
