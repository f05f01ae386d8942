"""Whole games of every edition in the heap of a small device, in the 32-bit MicroPython build."""

import json
import os
import platform
import subprocess
import sys

import pytest

import voltable
from kit.device.compiled_device import compiled_device
from voltable.bots.random_bot import play_random, random_dice, random_move
from voltable_host.companion.files import micropython
from voltable_host.companion.files.compiling import PACKAGES
from voltable_host.companion.files.flattening import flat_bundles, flat_name
from voltable_host.companion.files.groups import BUNDLES, NOT_ON_DEVICE
from voltable_host.measuring.device import SEED, asked_for, fits, play_on_device

CARD_HEAP, BOARD_HEAP = 100, 128  # kilobytes, imports, log and undo included; a Pico has 242
CARD_LOADED, BOARD_LOADED = 33_900, 43_200  # bytes of .mpy; docs/benchmarks.md tells why not 32 and 40 KB
EVERYTHING = {"demolition": True, "starting_cities": True, "regions": "draft", "storage_anytime": True}
GAMES = [
    ("card", None, 6, {}),
    ("card", None, 2, {"demolition": True, "singles_unlimited": True}),
    ("card", None, 6, {"demolition": True, "choose_cards": True}),
    ("classic", "germany", 6, {}),
    ("classic", "germany", 2, {"step_three_at_once": True, "late_start_empty": False}),
    ("classic", "usa", 6, {"demolition": True}),
    ("classic", "central_europe", 5, {"regions": "draft", "step_three_skips_two": False}),
    ("central_europe", "central_europe", 6, {"demolition": True, "regions": "draft"}),
    ("central_europe", "central_europe", 3, {"step_two_draws_three": False}),
    ("recharged", "germany", 6, {}),
    ("recharged", "germany", 2, EVERYTHING | {"garbage_start": 9, "trust_waits": True}),
    ("recharged", "usa", 6, EVERYTHING),
    ("recharged", "usa", 2, EVERYTHING | {"trust_refill": 3, "last_refill_two": True, "trust_storage": False}),
]

LOAD = """
import gc, sys
gc.threshold(8192)
import voltable
game = voltable.load(open(sys.argv[2], "rb").read())
print(game.log.count, game.hash())
"""

# What else a device does with a game: notation both ways, the view, the log, and some steps back.
TOUR = """
import json, sys
from hashlib import sha256
import voltable
from voltable.bots import random_bot as bots; from voltable.engine import journal; from voltable import notation
game = voltable.new_game(**json.loads(sys.argv[2]))
dice = bots.random_dice(game.seed)
lines = sha256()
views = sha256()
def shown(seat):
    text = json.dumps(game.view(seat))
    views.update("".join([letter if ord(letter) < 128 else f"\\\\u{ord(letter):04x}" for letter in text]).encode())
while not game.over:
    action = bots.random_move(game.choices(), dice)
    line = notation.write(action, game)
    assert notation.read(line, game) == action
    lines.update(line.encode())
    game.play(action)
    if game.log.count % 50 == 0:
        shown(None)
        shown(0)
shown(None)
data = game.dump()
game = voltable.load(data)
assert game.dump() == data and journal.read_header(data) == game.gid
for step in range(9): game.undo()
for digest in (lines, views, sha256(data)): print(int.from_bytes(digest.digest()[:8], "big"))
print(game.hash(), game.redo(), game.hash())
"""


@pytest.fixture(scope="module")
def device():
    """A folder of compiled files, and their sizes."""
    check_heap_limit()
    return compiled_device()


def check_heap_limit():
    """A build that ignores its heap size proves nothing; elsewhere than on x86-64 Linux there may be none at all."""
    if (platform.system(), platform.machine()) != ("Linux", "x86_64"):
        pytest.skip("memory is measured on x86-64 Linux only: no 32-bit MicroPython here")
    command = [micropython.find("micropython32"), "-X", "heapsize=20k", "-c", "bytearray(100000)"]
    assert subprocess.run(command, capture_output=True).returncode, "this MicroPython has no heap limit"


@pytest.mark.parametrize(("edition", "of", "players", "options"), GAMES)
def test_a_game_fits_and_ends_as_on_cpython(device, edition, of, players, options):
    """Imports, device, log and undo included: the heap, what is loaded, the state, and the same final hash."""
    asked = asked_for(edition, of, players, options)
    game = voltable.new_game(**asked)
    moves = play_random(game, SEED)
    played = play_on_device(device[0], asked, CARD_HEAP if edition == "card" else BOARD_HEAP)
    assert played, "the game does not fit"
    assert (played.moves, played.hash) == (moves, game.hash())
    assert played.loaded <= (CARD_LOADED if edition == "card" else BOARD_LOADED)
    assert played.state_bytes <= 3 * 1024


@pytest.mark.parametrize(("edition", "of", "players", "options"), GAMES)
def test_everything_else_works_from_the_compiled_files(device, edition, of, players, options):
    """Notation, view, dump, load, undo and redo give what the sources give on CPython."""
    names = ["Ana", "Bo", "Cy D", "Dé", "Eve", "Fay"][:players]
    asked = json.dumps(asked_for(edition, of, players, options) | {"players": names})
    sources = os.pathsep.join(str(folder.parent) for folder in PACKAGES.values())
    expected = subprocess.run(
        [sys.executable, "-c", TOUR, "", asked], env=os.environ | {"PYTHONPATH": sources},
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert fits(device[0], TOUR, 512, asked) == expected.stdout.split()


@pytest.mark.parametrize(("edition", "of", "kilobytes"), [("card", None, CARD_HEAP), ("recharged", "usa", BOARD_HEAP)])
@pytest.mark.parametrize("every", [0, 4])
def test_a_log_loads_in_the_same_heap(device, edition, of, kilobytes, every):
    """Also one in which each fourth move was taken back and done again."""
    game = voltable.new_game(edition, of, players=6, seed=1)
    dice = random_dice(1)
    while not game.over:
        game.play(random_move(game.choices(), dice))
        if every and game.log.count % every == 0:
            game.undo()
            game.redo()
    log = device[0] / f"{edition}-{every}.vtl"
    log.write_bytes(game.dump())
    assert fits(device[0], LOAD, kilobytes, str(log)) == [str(game.log.count), game.hash()]


STATED = [("card", None, 70), ("classic", "usa", 96), ("recharged", "usa", 96)]


@pytest.mark.parametrize(("edition", "of", "most"), STATED)
def test_a_game_needs_little_more_than_stated(device, edition, of, most):
    """docs/benchmarks.md states the smallest heap: 64 KB for the card game, 89 KB for the board game."""
    assert play_on_device(device[0], asked_for(edition, of, 6, {}), most)


def test_the_measure_can_fail(device):
    """In 40 KB the game does not fit, and that is seen."""
    assert play_on_device(device[0], asked_for("card", None, 6, {}), 40) is None


def test_all_files_are_small(device):
    """Core and card game together, with all editions and boards, loaded or not; the tracker is another part."""
    unused = {f"{flat_name(module).replace('.', '/')}.mpy" for module in NOT_ON_DEVICE}
    tracker = [file for file, members in flat_bundles(BUNDLES).items() if "voltable.t_edition" in members]
    others = tuple(file.replace(".", "/") for file in ("voltable.t_", "voltable_device.", *tracker))
    engine = [size for name, size in device[1].items() if not name.startswith(others) and name not in unused]
    assert len(engine) < len(device[1])
    assert sum(engine) < 72 * 1024
