"""Modules come and go: a small heap holds the screen that is shown, not all of them."""

import gc
import sys

SHORT = 250000  # bytes: only a computer has more, and there everything may stay


def forget(beginning, but=""):
    """Where memory is short, unload every module whose name begins so, but for one; what uses it keeps it alive."""
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
