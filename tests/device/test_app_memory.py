"""The whole program with its screens and a game on flash, in the heap of a device, in the 32-bit MicroPython build."""

import os
import subprocess
from pathlib import Path

import pytest

from kit.device.compiled_device import compiled_device
from kit.patience import PATIENCE
from voltable_host.companion.files import micropython
from voltable_host.companion.files.compiling import compile_text, device_texts, sources
from voltable_host.companion.files.flattening import flat_name
from voltable_host.companion.files.groups import NOT_ON_DEVICE

ROOT = Path(__file__).resolve().parents[2]
PICO, SMALL = 242, 110  # kilobytes: a Raspberry Pi Pico, and an ESP32 without more memory
TALKING = 136  # kilobytes: enough for a conversation too
TO_SPARE = 80 * 1024  # bytes of a Pico's heap
TO_COUNT, CHANCE = 8, 1  # kilobytes more: for whoever counts what is loaded, for chance that stands still
TYPES_ALONE = {  # no code, so no file
    "voltable/b_shapes.mpy",
    "voltable/e_shapes.mpy",
    "voltable/lf_shapes.mpy",
    "voltable/p_shapes.mpy",
    "voltable/r_shapes.mpy",
    "voltable/shapes.mpy",
    "voltable/t_shapes.mpy",
    "voltable_cards/shapes.mpy",
}
MOST_LOADED, ALL_FILES = 64 * 1024, 156 * 1024  # bytes of .mpy; a colour display's driver included


@pytest.fixture(scope="module")
def files():
    """A folder as on a device, with the tests' own display beside it."""
    folder, sizes = compiled_device()
    names = ("still_device", "device_memory", "device_wire", "living_code", "still_chance")
    own = {f"kit.device.{name}": (ROOT / f"tests/kit/device/{name}.py").read_text(encoding="utf-8") for name in names}
    texts = device_texts(sources() | own)
    for name in map(flat_name, own):
        path = f"{name.replace('.', '/')}.mpy"
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        compile_text(texts[name], folder / path, f"{name}.py")
    return folder, sizes


def figure(files, kilobytes: int, how: str, *asked: object) -> int | None:
    """Bytes free at least, or loaded at most; nothing where the heap is too small."""
    folder = files[0]
    done = subprocess.run(
        [micropython.find("micropython32"), "-X", f"heapsize={kilobytes}k", "-m", flat_name("kit.device.device_memory"),
         str(folder), str(folder / "flash"), how, *map(str, asked)],
        env=os.environ | {"MICROPYPATH": f"{folder}:.frozen"}, capture_output=True, text=True, timeout=5 * PATIENCE,
    )  # fmt: skip
    if done.returncode:
        assert "MemoryError" in done.stderr + done.stdout, done.stdout + done.stderr
        return None
    return int(done.stdout.split()[-2])


def figures(files, kilobytes: int, *asked: object) -> tuple[int, int] | None:
    """Bytes loaded at most and free at least; nothing where the heap is too small."""
    loaded = figure(files, kilobytes + TO_COUNT, "loaded", *asked)
    free = figure(files, kilobytes + CHANCE, "free", *asked)
    return None if free is None or loaded is None else (loaded, free)


@pytest.mark.parametrize(("edition", "depth"), [("classic", "score"), ("recharged", "quick"), ("card", "score")])
def test_a_table_of_six_in_the_heap_of_a_small_device(files, edition, depth):
    """128x64, the tracker, the journal, every screen that 400 random keys reach."""
    found = figures(files, SMALL, "table", "pico-oled-3b", edition, 6, depth, 400)
    assert found, "it does not fit"
    assert found[0] <= MOST_LOADED


@pytest.mark.parametrize("profile", ["pico-oled-3b", "pico-lcd-1.3"])
@pytest.mark.parametrize("depth", ["score", "market"])
def test_a_table_of_six_in_the_heap_of_a_pico(files, profile, depth):
    """With much to spare."""
    found = figures(files, PICO, "table", profile, "recharged", 6, depth, 400)
    assert found and found[0] <= MOST_LOADED and found[1] >= TO_SPARE


@pytest.mark.parametrize(("edition", "profile"), [("recharged", "pico-oled-3b"), ("classic", "pico-lcd-1.3"),
                                                  ("card", "pico-lcd-1.3")])  # fmt: skip
def test_a_game_of_six_that_is_shown(files, edition, profile):
    """The edition's own engine instead of the tracker."""
    found = figures(files, PICO, "game", profile, edition, 6, "quick", 300)
    assert found and found[0] <= MOST_LOADED and found[1] >= TO_SPARE


@pytest.mark.parametrize(("kilobytes", "profile"), [(TALKING, "pico-oled-3b"), (PICO, "pico-lcd-1.3")])
def test_a_table_of_six_while_a_computer_follows_it(files, kilobytes, profile):
    """The conversation is loaded too; where there is no room for it the game comes first."""
    found = figures(files, kilobytes, "talk", profile, "classic", 6, "score", 100)
    assert found and found[0] <= MOST_LOADED
    assert kilobytes < PICO or found[1] >= TO_SPARE


def test_the_measure_can_fail(files):
    """In 80 KB the program does not fit, and that is seen."""
    assert figures(files, 80, "table", "pico-oled-3b", "classic", 6, "score", 400) is None


def test_all_files_are_small(files):
    """Everything that is copied to a device, loaded or not."""
    unused = {f"{flat_name(module).replace('.', '/')}.mpy" for module in NOT_ON_DEVICE}
    assert unused & set(files[1]) and unused - set(files[1]) == TYPES_ALONE
    assert sum(size for name, size in files[1].items() if name not in unused) < ALL_FILES
