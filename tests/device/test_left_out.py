"""What stays on the computer is not missed on a device: all that is there loads, tables and games run to their end."""

import os
import subprocess

import pytest

import voltable
from kit.patience import PATIENCE
from voltable.bots.random_bot import random_dice, random_move
from voltable_host.companion.files import micropython
from voltable_host.companion.files.compiling import sources
from voltable_host.companion.files.device_folder import lay_out
from voltable_host.companion.files.flattening import flat_name
from voltable_host.companion.files.groups import BUNDLES, NOT_ON_DEVICE

GAMES = [("card", None), ("classic", "germany"), ("central_europe", None), ("recharged", "usa")]
PINS = "voltable_device.h_pins"  # needs a chip
LOADING = """
import sys
for name in sys.argv[1:]: __import__(name)
print(len(sys.modules))
"""
PLAYING = """
import sys, voltable
for name, module in voltable.EDITIONS:
 for depth in ("guide", "quick", "score"):
  for players in (2, 4):
   table = voltable.new_table(name, None, players, depth, 7, None, bytes(8))
   moves = 0
   while table.turn is not None and moves < 400:
    choices = table.choices()
    table.play(choices[moves % len(choices)])
    moves += 1
   table.undo()
   table.redo()
   assert voltable.load(table.dump()).hash() == table.hash()
for path in sys.argv[1:]:
 with open(path, "rb") as file: game = voltable.load(file.read())
 print(game.hash(), game.over)
"""


@pytest.fixture(scope="module")
def device(tmp_path_factory):
    """The files of a device, and nothing else."""
    folder = tmp_path_factory.mktemp("device")
    lay_out(folder)
    return folder / "lib"


def run(device, script: str, *words: str) -> list[str]:
    """A script on the device's files alone."""
    done = subprocess.run(
        [micropython.find(), "-X", "heapsize=4M", "-c", script, *words], capture_output=True, text=True,
        timeout=PATIENCE, env=os.environ | {"MICROPYPATH": f"{device}:.frozen"},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr or done.stdout
    return done.stdout.splitlines()


def modules(device) -> list[str]:
    """Every file by the name it is imported with."""
    found = [file.relative_to(device).with_suffix("").parts for file in sorted(device.rglob("*.mpy"))]
    return [".".join(parts[:-1] if parts[-1] == "__init__" else parts) for parts in found]


def test_what_is_left_out_exists_and_is_not_there(device):
    """By whole files: a bundle is left out with all its members or not at all."""
    assert set(NOT_ON_DEVICE) <= set(sources())
    assert not set(modules(device)) & set(map(flat_name, NOT_ON_DEVICE))
    for members in BUNDLES.values():
        assert not set(members) & set(NOT_ON_DEVICE) or set(members) <= set(NOT_ON_DEVICE)


def test_everything_on_a_device_loads(device):
    """But for the module that knows pins."""
    names = [name for name in modules(device) if name != PINS]
    assert PINS in modules(device) and int(run(device, LOADING, *names)[0]) >= len(names)


def test_tables_and_games_run_on_what_is_there(device, tmp_path):
    """Every edition followed at a table, and a whole game of each loaded as a display shows it."""
    wanted = []
    for edition, place in GAMES:
        game = voltable.new_game(edition, board=place, players=4, seed=3)
        dice = random_dice(3)
        while not game.over:
            game.play(random_move(game.choices(), dice))
        (tmp_path / edition).write_bytes(game.dump())
        wanted.append(f"{game.hash()} True")
    assert run(device, PLAYING, *[str(tmp_path / edition) for edition, _place in GAMES]) == wanted
