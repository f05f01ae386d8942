"""The program as main.py starts it; its name is the same in folders and on a device, where all files are flat."""

import asyncio
import gc

from voltable_device.line.cable import prepare
from voltable_device.memory.forgetting import sweep_stack

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable_device.app.app import App

ROOMY = 150000  # bytes free before anything is loaded


def begin(device=None, answers=None) -> "App":
    """The program with its first page; what made it is forgotten."""
    from voltable_device.app import starting

    app = starting.begin(device, answers)
    sweep_stack()
    return app


def run(device=None):
    """Open the device, show the first page, and go on until Ctrl-C."""
    # Young garbage must not scatter what lives in a small heap: 4 KB less than with 8192. A large one is swept when a
    # page is drawn or the cable has a moment: each time takes 17 ms on a Pico, and keys wait.
    gc.threshold(32768 if gc.mem_free() > ROOMY else 2048)  # type: ignore[attr-defined]
    app = begin(device)
    prepare()
    try:
        asyncio.run(app.run())
    except KeyboardInterrupt:
        asyncio.new_event_loop()  # the tasks are gone, should somebody call this once more
        app.open("paused")
        app.render()
        print()
