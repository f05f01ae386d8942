"""Files from anywhere: whatever their bytes are, there is one kind of error, soon, and the file stays as it was."""

import os
import random
import tracemalloc
from collections import Counter

import pytest

from kit.files import hostile_files
from kit.work import calls
from voltable.engine import journal
from voltable_host.saves import log_file, opening, repair, save_file

MUTANTS = 2500
MOST_CALLS = 2_000_000  # of functions for any one file
MOST_MEMORY = 6_000_000  # bytes for any one file


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    """A folder of games for each test, on a disk that needs no syncing."""
    monkeypatch.setenv("VOLTABLE_HOME", str(tmp_path))
    monkeypatch.setattr(os, "fsync", lambda file: None)
    return tmp_path


def test_no_mutant_does_more_than_a_sentence(home):
    """Thousands, looked at, opened, and sent by a device; the fuzz has a million (tools/fuzz_files.py)."""
    found = Counter()
    for number in range(MUTANTS):
        found[hostile_files.try_one(home, number)] += 1
    assert min(found[what] for what in ("opened", "refused", "taken", "not taken")) > MUTANTS // 50


def worst_files():
    """As long as can be, whole, ending badly, empty inside, and too long."""
    whole = hostile_files.longest()
    yield whole
    yield whole + journal.Chain(b"").record(b"\x91\x00")
    yield whole + bytes(journal.LARGEST - len(whole))
    yield whole[: len(whole) // 2] + b"\x07" + whole[len(whole) // 2 + 1 :]
    yield hostile_files.forged(whole, random.Random(3))
    yield whole[: journal.HEADER] + b"\x60" * (journal.LARGEST - journal.HEADER)
    yield journal.write(bytes(8), [(0, 0, b"\xdc\x00\x5d" + b"\x90" * 93)] * 630)
    yield journal.write(bytes(8), [(0, 0, b"\x96" * 6 + b"\x90" * 90)] * 630)
    yield bytes(5_000_000)
    yield hostile_files.widest()
    yield hostile_files.forged(hostile_files.widest(), random.Random(5))


@pytest.mark.parametrize("number", range(11))
def test_the_worst_files_make_little_work(home, number):
    """Each in turn."""
    data = list(worst_files())[number]
    (home / "games").mkdir()
    assert calls(lambda: hostile_files.check(home / "games", data)) < MOST_CALLS


@pytest.mark.parametrize("number", range(11))
def test_the_worst_files_take_little_memory(home, number):
    """Each in turn."""
    data = list(worst_files())[number]
    (home / "games").mkdir()
    tracemalloc.start()
    hostile_files.check(home / "games", data)
    _now, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < MOST_MEMORY + 2 * len(data)  # the test holds the file itself


def wrongly_torn(data: bytes, end: int) -> bool:
    """Every bad end is cut off."""
    return True


def no_copy(path, data: bytes) -> None:
    """The old bytes are kept nowhere."""


def nothing(save) -> None:
    """What is to be taken back stays."""


def mending_read(path, largest: int = journal.LARGEST) -> bytes:
    """Who looks at a file changes it."""
    path.write_bytes(path.read_bytes()[:-1])
    return b""


# A planted bug: where, what, and how.
BUGS = {
    "cuts off more than a torn end": (repair, "is_torn", wrongly_torn),
    "keeps no copy": (opening, "create", no_copy),
    "looks on and mends": (log_file, "read", mending_read),
    "leaves what was refused in the game": (save_file.SaveFile, "_take_back", nothing),
}


@pytest.mark.parametrize("bug", BUGS)
def test_mutants_find_what_is_wrong(home, monkeypatch, bug):
    """Each of these within a few hundred."""
    monkeypatch.setattr(*BUGS[bug])
    with pytest.raises((AssertionError, ValueError, OSError)):
        for number in range(400):
            hostile_files.try_one(home, number)
