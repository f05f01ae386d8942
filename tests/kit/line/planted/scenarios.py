"""The worlds in which planted bugs must be found."""

from typing import NamedTuple

from kit.line.planted.bug import Change
from kit.line.simulator.history import History
from kit.line.simulator.profiles import Profile
from voltable.engine.game import Game
from voltable_device.flash.filed_log import FiledLog

DISAGREE = "the engines disagree"


class Scenario(NamedTuple):
    """A bad time again and again; where the engines differ, the host has to find it."""

    what: str
    profile: Profile
    is_odd: bool = False


SCENARIOS = {
    "line": Scenario("three of ten frames are damaged, both sides play", Profile({"stall": 3, "unplug": 1})),
    "noise": Scenario("seven of ten frames are damaged", Profile({"stall": 6, "unplug": 1}, line=0.7)),
    "prompt": Scenario(
        "the device's program is interrupted and started again",
        Profile({"interrupt": 1}, line=0.05, pace=400, haste=80),
    ),
    "flash": Scenario(
        "flash is full or broken now and then",
        Profile({"full": 3, "broken": 3}, line=0.05, pace=300, haste=80, loneliness=0.5, faults=40),
    ),
    "refusals": Scenario(
        "flash is full for moments, and many messages come twice",
        Profile({"full": 1}, line=0.5, pace=150, haste=60, loneliness=0, impatience=0, faults=100),
    ),
    "pushes": Scenario(
        "the host plays on alone, its moves go over together, and keys are pressed meanwhile",
        Profile({"unplug": 1}, line=0.05, pace=500, haste=80, loneliness=0.9, impatience=0, nosiness=0.5, faults=20),
    ),
    "batches": Scenario(
        "the host plays on alone, and its moves go over together",
        Profile({"unplug": 1}, line=0.02, pace=800, haste=150, loneliness=0.9, impatience=0, nosiness=0, faults=10),
    ),
    "forks": Scenario(
        "both play on alone, one of two tails is picked, and the power goes between two steps of it",
        Profile({"unplug": 4, "cut_rename": 4}, line=0.02, pace=500, haste=80, loneliness=0.9, faults=20),
    ),
    "short forks": Scenario(
        "both make a move or two alone",
        Profile({"unplug": 1}, line=0.02, pace=1500, haste=1500, loneliness=0.9, impatience=0.9, faults=10),
    ),
    "switching": Scenario(
        "other games are opened on both sides, and the same ones once more",
        Profile({"unplug": 1}, line=0.1, pace=600, loneliness=0.5, wandering=0.3, nosiness=0.7, faults=20),
    ),
    "reopening": Scenario(
        "the game that both look at is opened once more",
        Profile({"stall": 1}, line=0.1, pace=3000, haste=300, impatience=0.5, wandering=0.6, faults=3),
    ),
    "restarts": Scenario("the device is switched off and on", Profile({"cut": 1}, line=0.02, pace=2000, faults=10)),
    "disk": Scenario(
        "the host's disk is full now and then, its program ends",
        Profile({"disk_full": 3, "kill": 1}, line=0.1, pace=300, haste=80),
    ),
    "odd": Scenario("the two engines disagree, and the host must say so", Profile({"unplug": 1}), True),
}


def odd_engines() -> list[Change]:
    """Every game on the device is another one than the same game on the host."""
    real = Game.digest

    def digest(self):
        found = real(self)
        return bytes(8) if isinstance(self.log, FiledLog) else found

    return [(Game, "digest", digest), (History, "same_state", lambda *arguments: None)]
