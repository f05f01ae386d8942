"""Lets worlds run with a bug in the code until somebody notices."""

from kit.line.planted import on_flash, on_the_device, on_the_host, on_the_line
from kit.line.planted.bug import Bug, changed
from kit.line.planted.scenarios import DISAGREE, SCENARIOS, odd_engines
from kit.line.simulator.run import Failed, run

BUGS: list[Bug] = on_the_line.BUGS + on_flash.BUGS + on_the_device.BUGS + on_the_host.BUGS
SEEDS, FAULTS = 100, 150  # worlds that are tried, and what goes wrong in each


def first_failure(scenario: str, seed: int) -> str:
    """What one seed finds, in a few words; nothing where all is well."""
    found = SCENARIOS[scenario]
    try:
        with changed(odd_engines() if found.is_odd else []):
            run(seed, FAULTS, profile=found.profile)
    except Failed as error:
        return str(error).splitlines()[0]
    return ""


def is_wrong(scenario: str, failure: str) -> bool:
    """Whether this is not what happens to good code."""
    return DISAGREE not in failure if SCENARIOS[scenario].is_odd else bool(failure)


def caught(bug: Bug) -> str:
    """What was noticed; nothing where nobody noticed."""
    with changed(bug.changes()):
        for seed in range(SEEDS):
            failure = first_failure(bug.scenario, seed)
            if is_wrong(bug.scenario, failure):
                return failure or "nothing was stopped"
    return ""
