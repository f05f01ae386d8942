"""The program while nobody presses anything; runs in MicroPython and prints what an idle second allocates.

micropython tests/kit/device/device_idle.py FOLDER
"""

import asyncio
import gc
import sys
import time

from kit.device.still_device import StillDevice, app_on, empty
from voltable_device.line.cable import listen

ACCEPT = 1
WATCH = 1500  # milliseconds at least
LOOKS = 60  # at the keys at least, first to begin with and then while they are counted


async def measure(app):
    """How much the heap grows while all tasks only wait and the keys are looked at."""
    tasks = [app.press_keys(), app.draw_pages(), app.count_seconds(), listen(app)]
    for task in tasks:
        asyncio.create_task(task)
    device = app.device
    while device.polls < LOOKS:
        await asyncio.sleep_ms(1)
    device.polls = 0
    gc.collect()
    gc.disable()
    before = gc.mem_alloc()
    await asyncio.sleep_ms(WATCH)
    while device.polls < LOOKS:
        await asyncio.sleep_ms(1)
    print(gc.mem_alloc() - before)


class Polled(StillDevice):
    """A device with the real clock that counts how often its keys are looked at."""

    polls = 0

    def keys(self):
        """Nobody presses."""
        self.polls += 1
        return 0


device = Polled(empty(sys.argv[1]))
device.ticks = time.ticks_ms
device.elapsed = time.ticks_diff
app = app_on(device, {"tested": True})
app.press(ACCEPT)
asyncio.run(measure(app))
