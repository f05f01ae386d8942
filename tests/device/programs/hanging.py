"""A device program for tests of the simulator that never looks at its keys."""

import time


def run(device):
    """Asleep for good."""
    device.display.show()
    while True:
        time.sleep_ms(100)
