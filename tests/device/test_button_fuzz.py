"""A thousand random button sequences of 500 presses: no crash, no text cut, and every journal comes back the same."""

import os
import re
import subprocess
import tempfile
from pathlib import Path

import pytest

from kit.interpreters.micropython_run import SOURCES
from provide_micropython import find_micropython, find_micropython32, runs_32_bit

ROOT = Path(__file__).resolve().parents[2]
SEQUENCES, RUNS = 1000, 8  # in runs that cores can share
HEAP = "heapsize=2500k"
RAM = "/dev/shm"
UNLOADED = (5000, 8)  # from this sequence on so many on a device that forgets every module it does not need
SCREENS = {
    "auction", "auction_quick", "build", "fuel", "income", "market", "menu", "message", "over", "power", "refill",
    "setup", "step", "tie",
}  # fmt: skip


@pytest.fixture
def folder():
    """In memory where that can be: half a million moves are written."""
    with tempfile.TemporaryDirectory(prefix="voltable-fuzz-", dir=RAM if os.access(RAM, os.W_OK) else None) as found:
        yield Path(found)


def fuzz(micropython: Path | None, folder: Path, *words: object) -> str:
    """What the program printed; where a sequence fails, the command that plays it again."""
    assert micropython, "There is no MicroPython: run `make test`."
    command = [str(micropython), "-X", HEAP, "tests/kit/device/button_fuzz.py", f"{folder}/device"]
    environment = os.environ | {"MICROPYPATH": SOURCES}
    done = subprocess.run([*command, *map(str, words)], cwd=ROOT, env=environment, capture_output=True, text=True)
    failed = re.search(r"^FAILED (-?\d+)", done.stdout, re.MULTILINE)
    again = f"MICROPYPATH={SOURCES} {' '.join(command)} {failed[1]} 1 show" if failed else ""
    assert done.returncode == 0, f"{done.stdout[-3000:]}{done.stderr[-3000:]}\n{again}"
    return done.stdout


@pytest.mark.parametrize("run", range(RUNS))
def test_random_presses(run, folder):
    """All editions, depths, counts of players and languages, on small and large displays."""
    size = SEQUENCES // RUNS
    told = fuzz(find_micropython(), folder, run * size, size)
    assert re.findall(r"^CUT .*", told, re.MULTILINE) == []
    assert set(re.search(r"^SCREENS (.*)", told, re.MULTILINE)[1].split()) >= SCREENS  # type: ignore[index]
    assert told.endswith(f"DONE {size}\n")


def test_random_presses_where_modules_are_forgotten(folder):
    """The 32-bit build, where there is one."""
    micropython = find_micropython32() if runs_32_bit() else find_micropython()
    told = fuzz(micropython, folder, *UNLOADED, "unload")
    assert told.endswith(f"DONE {UNLOADED[1]}\n")


def test_a_failure_names_the_command_that_shows_it(folder):
    """A sequence that cannot begin."""
    with pytest.raises(AssertionError, match=r"tests/kit/device/button_fuzz.py .*/device -1 1 show"):
        fuzz(find_micropython(), folder / "nowhere" / "else", -1, 1)
