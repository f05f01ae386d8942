"""The loop that all speeds are compared with: CPU time says little where machines differ."""

from time import process_time

TURNS = 2_000_000


def calibrate() -> float:
    """Turns of the calibration loop per CPU-second."""
    x = 0
    start = process_time()
    for i in range(TURNS):
        x += i & 7
    return TURNS / (process_time() - start)


def measured(work) -> tuple[float, float]:
    """CPU-seconds that some work takes, and turns of the loop per second right before and after it."""
    before = calibrate()
    start = process_time()
    work()
    taken = process_time() - start
    return taken, (before + calibrate()) / 2
