"""How deep calls are nested: a Pico allows 29, and we stay far below."""

import sys

DEEPEST = 15


def deepest_call(work) -> int:
    """How many calls are nested at most while work runs."""
    depth = deepest = 0

    def follow(frame, event, argument):
        nonlocal depth, deepest
        if event == "call":
            depth += 1
            deepest = max(deepest, depth)
        elif event == "return":
            depth -= 1

    sys.setprofile(follow)
    try:
        work()
    finally:
        sys.setprofile(None)
    return deepest
