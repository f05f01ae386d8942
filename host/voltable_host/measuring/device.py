"""What a device would need: a whole game in the 32-bit MicroPython build, in the smallest heap that holds it."""

import json
import os
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path

from voltable_host.companion.files import micropython
from voltable_host.companion.files.compiling import compile_all, for_device
from voltable_host.language import _

SMALLEST_HEAP, LARGEST_HEAP = 16, 256  # kilobytes
SEED = 1

# A game with log, undo and redo on the way and 70 steps back at the end, imports included.
GAME = """
import gc, json, os, sys
gc.threshold(8192)  # as the device program does: young garbage must not scatter what lives
import voltable
from voltable.bots.random_bot import random_dice, random_move
game = voltable.new_game(**json.loads(sys.argv[2]))
dice = random_dice(game.seed)
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
print(count, before, state, loaded, hash)  # moves, live bytes, bytes of a state and of loaded .mpy
"""


@dataclass(frozen=True)
class Played:
    """A whole game on a device: its moves, what it left in the heap, what it loaded, and its final hash."""

    moves: int
    live_bytes: int
    state_bytes: int
    loaded: int
    hash: str


def asked_for(edition: str, board: str | None, players: int, options: dict | None) -> dict:
    """The game that is measured, as new_game takes it."""
    return {"edition": edition, "board": board, "players": players, "seed": SEED, "options": options or {}}


def fits(folder: Path, script: str, kilobytes: int, *arguments: str) -> list[str] | None:
    """The words a script prints in a heap of this size, or None if the heap is too small."""
    file = folder / "script.py"
    file.write_text(for_device(script))
    done = subprocess.run(
        [micropython.find("micropython32"), "-X", f"heapsize={kilobytes}k", str(file), str(folder), *arguments],
        env=os.environ | {"MICROPYPATH": str(folder)}, capture_output=True, text=True, timeout=120,
    )  # fmt: skip
    if done.returncode and "MemoryError" not in done.stderr:
        raise RuntimeError(_("MicroPython stopped: {reason}").format(reason=done.stderr.strip()))
    return done.stdout.split() if done.returncode == 0 else None


def play_on_device(folder: Path, asked: dict, kilobytes: int) -> Played | None:
    """A game from compiled files in a heap of this size, or None if that is too small."""
    words = fits(folder, GAME, kilobytes, json.dumps(asked))
    return Played(int(words[0]), int(words[1]), int(words[2]), int(words[3]), words[4]) if words else None


def smallest_heap(folder: Path, asked: dict) -> int:
    """Kilobytes of the smallest heap in which a game can be played."""
    low, high = SMALLEST_HEAP, LARGEST_HEAP
    while low < high:
        middle = (low + high) // 2
        low, high = (low, middle) if play_on_device(folder, asked, middle) else (middle + 1, high)
    return high


def device_figures(edition: str = "card", board: str | None = None, players: int = 6, options: dict | None = None):
    """The smallest heap, in steps of a kilobyte, and the sizes of the compiled modules."""
    asked = asked_for(edition, board, players, options)
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        sizes = compile_all(folder)
        heap = smallest_heap(folder, asked)
        played = play_on_device(folder, asked, heap)
    if not played:
        raise RuntimeError(_("The game does not fit in {size} KB.").format(size=LARGEST_HEAP))
    return {"heap_peak": heap * 1024, "bytes_mpy": sum(sizes.values()), "bytes_mpy_loaded": played.loaded,
            "live_bytes": played.live_bytes, "state_bytes": played.state_bytes, "moves": played.moves}  # fmt: skip
