"""What a board runs when it has power."""

from voltable_device.run import run

run()
