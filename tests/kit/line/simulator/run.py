"""Runs worlds until so many faults have happened; a failure tells the command that shows it again."""

from collections import Counter
from dataclasses import dataclass, field
from random import Random

from kit.line.simulator.history import Broken
from kit.line.simulator.world import World


@dataclass
class Tally:
    """What happened in some worlds."""

    kinds: Counter = field(default_factory=Counter)  # faults
    promises: int = 0  # what somebody was told, each held against flash and disk
    healed: list[int] = field(default_factory=list)  # ticks of talking until both sides were one again, each time
    waited: list[int] = field(default_factory=list)  # the same with what it took until they talked
    forks: int = 0
    worlds: int = 0
    milliseconds: int = 0

    @property
    def faults(self) -> int:
        """All of them."""
        return sum(self.kinds.values())

    def add(self, other: "Tally") -> None:
        """Those of others too."""
        self.kinds += other.kinds
        self.promises += other.promises
        self.healed += other.healed
        self.waited += other.waited
        self.forks += other.forks
        self.worlds += other.worlds
        self.milliseconds += other.milliseconds


class Failed(AssertionError):
    """A seed that breaks a promise, and the command that shows how."""


def run(seed: int, faults: int, verbose: bool = False, profile=None) -> Tally:
    """So many faults; Failed where something was lost, hung or was not as it was told."""
    dice, tally = Random(seed), Tally()
    while tally.faults < faults:
        with World(dice, verbose, profile) as world:
            try:
                world.run(faults - tally.faults)
            except Exception as error:
                what = str(error) if isinstance(error, Broken) else repr(error)
                count = tally.faults + world.faults
                raise Failed(f"{what}\nafter {count} faults; see it again: {command(seed, faults)}") from error
            tally.add(told(world))
    return tally


def told(world: World) -> Tally:
    """What happened in this one."""
    history = world.history
    return Tally(world.kinds, history.promises, world.healed, world.waited, history.forks, 1, world.now)


def command(seed: int, faults: int) -> str:
    """What to type."""
    return f"python tools/fuzz_line.py --seed {seed} --faults {faults} -v"
