"""What a board runs when it has power."""

from voltable_device.app import run

run()
