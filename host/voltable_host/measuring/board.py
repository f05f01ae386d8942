"""What a board would need: a whole game in the 32-bit MicroPython build, in the smallest heap that holds it."""

import os
import subprocess
import tempfile
from pathlib import Path

from voltable_host.language import _
from voltable_host.measuring import micropython
from voltable_host.measuring.mpy import compile_all

LARGEST_HEAP = 256  # kilobytes

# A 6-player game with log, undo and redo on the way and 70 steps back at the end, imports included.
GAME = """
import gc, os, sys
gc.threshold(8192)  # as the device program does: young garbage must not scatter what lives
import voltable
from voltable.bots import random_dice, random_move
game = voltable.new_game("card", players=6, seed=1)
dice = random_dice(1)
count = 0
while not game.over:
    game.play(random_move(game.choices(), dice))
    count += 1
    if count % 40 == 0:
        game.undo(); game.redo()
hash = game.hash()
for _ in range(70): game.undo()
for _ in range(70): game.redo()
assert game.hash() == hash
gc.collect()
before = gc.mem_alloc()
kept = game.state.copy()
gc.collect()
state = gc.mem_alloc() - before
loaded = 0
for name in sys.modules:
    for end in (".mpy", "/__init__.mpy"):
        try: loaded += os.stat(sys.argv[1] + "/" + name.replace(".", "/") + end)[6]
        except OSError: pass
print(count, before, state, loaded)  # moves, live bytes, bytes of a state and of loaded .mpy
"""


def fits(folder: Path, script: Path, kilobytes: int, *arguments: Path) -> list[int] | None:
    """The numbers a script prints in a heap of this size, or None if the heap is too small."""
    done = subprocess.run(
        [micropython.find("micropython32"), "-X", f"heapsize={kilobytes}k", *map(str, (script, folder, *arguments))],
        env=os.environ | {"MICROPYPATH": str(folder)}, capture_output=True, text=True, timeout=120,
    )  # fmt: skip
    return [int(number) for number in done.stdout.split()] if done.returncode == 0 else None


def board_figures() -> dict:
    """The smallest heap, in steps of a kilobyte, and the sizes of the compiled modules."""
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        sizes = compile_all(folder)
        script = folder / "game.py"
        script.write_text(GAME)
        low, high = 16, LARGEST_HEAP
        while low < high:
            middle = (low + high) // 2
            low, high = (low, middle) if fits(folder, script, middle) else (middle + 1, high)
        found = fits(folder, script, high)
    if not found:
        raise RuntimeError(_("The game does not fit in {size} KB.").format(size=LARGEST_HEAP))
    return {"heap_peak": high * 1024, "bytes_mpy": sum(sizes.values()), "bytes_mpy_loaded": found[3],
            "live_bytes": found[1], "state_bytes": found[2], "moves": found[0]}  # fmt: skip
