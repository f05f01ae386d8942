"""What a device runs when it has power."""

from voltable_device.run import run

run()
