"""A device program for tests of the simulator that never looks at its keys."""

import time


def run(board):
    """Asleep for good."""
    board.display.show()
    while True:
        time.sleep_ms(100)
