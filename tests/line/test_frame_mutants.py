"""Damaged frames: nothing escapes, nothing hangs, nothing is taken that was not sent, and the next whole one is."""

import subprocess
import sys

import pytest

from kit.interpreters.micropython_run import ROOT
from kit.line import frame_mutants
from kit.line.frame_fuzzer import fuzz
from provide_micropython import find_micropython, find_micropython32
from voltable.line.frame import HUNTING, LONGEST, START, Receiver

CPYTHON, MICROPYTHON = 50_000, 10_000  # frames of each run; two of them, so that two cores share the work


@pytest.mark.parametrize("seed", [0, 1_000_000])
def test_damaged_frames_on_a_computer(seed):
    """Both codecs, both directions."""
    counted = fuzz(None, seed, CPYTHON)
    assert "why" not in counted, counted
    assert counted["frames"] == CPYTHON and counted["taken"] > CPYTHON / 10 and counted["chances"] <= 1


@pytest.mark.parametrize("seed", [2_000_000, 3_000_000])
def test_damaged_frames_with_the_memory_of_a_pico(seed):
    """The same frames on a device's interpreter."""
    micropython = find_micropython32() or find_micropython()
    assert micropython, "There is no MicroPython: run `make test`."
    counted = fuzz(micropython, seed, MICROPYTHON)
    assert "why" not in counted, counted
    assert counted["frames"] == MICROPYTHON and counted["taken"] > MICROPYTHON / 10


def test_every_interpreter_gets_the_same_frames():
    """So a number that fails can be looked at anywhere."""
    micropython = find_micropython()
    assert micropython, "There is no MicroPython: run `make test`."
    assert fuzz(None, 5, 300) == fuzz(micropython, 5, 300)


# Receivers that are wrong


class TakesAnyChecksum(Receiver):
    """Does not look at it."""

    def is_whole(self, body, text):
        return 8 <= len(body) <= 188 and body[3] == len(body) - 8 and not body[0] & 7


class TakesAnyForm(Receiver):
    """Of base64, as an interpreter forgives it."""

    def is_whole(self, body, text):
        return super().is_whole(body, frame_mutants.on_wire(body[:-4])[1:] if len(body) >= 8 else text)


class TakesAnyLength(Receiver):
    """Whatever the frame says of itself."""

    def is_whole(self, body, text):
        return len(body) >= 8 and not body[0] & 7 and frame_mutants.on_wire(body[:-4])[1:] == text


class TakesItsOwnEcho(Receiver):
    """Does not look at the direction."""

    def finish(self):
        found = super().finish()
        self.direction ^= 8
        return found


class WaitsForAnEnd(Receiver):
    """A start within a frame means nothing to it."""

    def take(self, byte):
        return None if byte == START and self.size > 0 else super().take(byte)


class GivesUpEarly(Receiver):
    """Long frames are too much for it."""

    def take(self, byte):
        if self.size == LONGEST - 100:
            self.size = HUNTING
        return super().take(byte)


class ForgetsNothing(Receiver):
    """Goes on where a broken frame ended."""

    def take(self, byte):
        if byte == START and self.dropped % 50 == 49:
            self.dropped += 1
            self.size = 1
            return None
        return super().take(byte)


class Breaks(Receiver):
    """A byte that is no letter is too much for it."""

    def take(self, byte):
        bytes((byte,)).decode() if self.size > 0 else None
        return super().take(byte)


WRONG = (
    TakesAnyChecksum, TakesAnyForm, TakesAnyLength, TakesItsOwnEcho, WaitsForAnEnd, GivesUpEarly, ForgetsNothing,
    Breaks,
)  # fmt: skip


@pytest.mark.parametrize("receiver", WRONG, ids=lambda receiver: receiver.__name__)
def test_a_wrong_receiver_is_found(receiver):
    """Or the frames would prove nothing."""
    assert "why" in frame_mutants.run(0, 5_000, receiver=receiver)


def test_the_tool_counts_and_tells_how_to_go_on():
    """As `make fuzz` runs it."""
    command = [sys.executable, ROOT / "tools/fuzz_frames.py", "--frames", "300", "--seed", "7", "--jobs", "2"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0 and "300 damaged frames, 0 failed" in done.stdout, done


def test_a_failure_comes_with_the_command_that_repeats_it(monkeypatch, capsys):
    """From the fresh start of its process up to the frame."""
    import fuzz_frames

    monkeypatch.setattr(sys, "argv", "fuzz_frames.py --frames 10 --seed 40 --jobs 1".split())
    monkeypatch.setattr(fuzz_frames, "fuzz", lambda *given: {"failed": 43, "why": "it hangs"})
    assert fuzz_frames.main() == 1
    told = capsys.readouterr().out
    assert "Frame 43: it hangs\n  again: python tools/fuzz_frames.py --seed 40 --frames 4 --jobs 1\n" in told
