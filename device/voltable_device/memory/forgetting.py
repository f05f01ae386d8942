"""Modules come and go: a small heap holds the screen that is shown, not all of them."""

import gc
import sys

from voltable_device.memory.staying import STAYING

OURS = "voltable"  # each of our packages begins so
ROOMY = 100000  # bytes free
SHORT = 250000  # bytes: only a computer has more, and there everything may stay


def forget(used, done):
    """Where memory is short, unload all of ours that comes and goes, but for what begins with a name that is used.

    What is done with goes all the same. Whoever uses an unloaded module keeps it alive; it may be loaded again.
    """
    if not hasattr(gc, "mem_free"):
        return  # a computer's Python
    gc.collect()
    if gc.mem_free() > SHORT:  # type: ignore[attr-defined]
        return
    for name in list(sys.modules):
        if name in done or (name.startswith(OURS) and name not in STAYING and not begins_with(name, used)):
            package, _, last = name.rpartition(".")
            del sys.modules[name]
            try:
                delattr(sys.modules[package], last)
            except (KeyError, AttributeError):
                pass


def begins_with(name, beginnings) -> bool:
    """Whether a name begins with one of them."""
    return any(name.startswith(beginning) for beginning in beginnings)


def sweep_stack(depth=15):
    """What finished calls left on the stack looks alive to the collector: overwrite it."""
    if depth:
        sweep_stack(depth - 1)


def tidy():
    """Collect garbage now, where there is little room for it."""
    if hasattr(gc, "mem_free"):
        gc.collect()


def is_roomy() -> bool:
    """Whether everything may stay that was once loaded: a Pico is, with half of its memory free."""
    return hasattr(gc, "mem_free") and gc.mem_free() > ROOMY  # type: ignore[attr-defined]
