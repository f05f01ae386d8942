"""Modules come and go: a small heap holds the screen that is shown, not all of them."""

import gc
import sys

ROOMY = 100000  # bytes free
SHORT = 250000  # bytes: only a computer has more, and there everything may stay


def forget(beginning, but=""):
    """Where memory is short, unload every module whose name begins so, but for one; what uses it keeps it alive."""
    if not hasattr(gc, "mem_free"):
        return  # a computer's Python
    gc.collect()
    if gc.mem_free() > SHORT:  # type: ignore[attr-defined]
        return
    for name in list(sys.modules):
        if name.startswith(beginning) and name != but:
            package, _, last = name.rpartition(".")
            del sys.modules[name]
            try:
                delattr(sys.modules[package], last)
            except (KeyError, AttributeError):
                pass


def tidy():
    """Collect garbage now, where there is little room for it."""
    if hasattr(gc, "mem_free"):
        gc.collect()


def is_roomy() -> bool:
    """Whether everything may stay that was once loaded: a Pico is, with half of its memory free."""
    return hasattr(gc, "mem_free") and gc.mem_free() > ROOMY  # type: ignore[attr-defined]
