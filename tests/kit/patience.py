"""How long tests wait for what has to come: no test is about speed, and a busy machine is slow, not wrong."""

import time
from collections.abc import Callable

PATIENCE = 120  # seconds after which something hangs
LOOK = 0.01  # seconds between two looks at what tells no one that it has changed


def wait_until(is_so: Callable[[], object]) -> None:
    """Until it has come true."""
    until = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < until, "it never came true"
        time.sleep(LOOK)
