"""How much is done, in calls of functions: the same on every machine, whatever else it does."""

from collections.abc import Callable
from cProfile import Profile


def calls(work: Callable[[], object]) -> int:
    """Functions called by some work, those of Python itself included."""
    profile = Profile()
    profile.enable()
    try:
        work()
    finally:
        profile.disable()
    return sum(row.callcount for row in profile.getstats())
