"""`voltable device sim --pty`: like a device on a serial port, with nothing but its own bytes on the line."""

import os
import select
import subprocess
import sys
from pathlib import Path

import pytest
import serial

from kit.device.simulated import COUNTER, around
from kit.patience import PATIENCE

EVERYTHING = bytes(range(256))


class Plugged:
    """A device on a port, with keys that are typed into the command."""

    def __init__(self, home: Path, *options: str, keys=subprocess.PIPE):
        self.port = home / "port"
        command = [sys.executable, "-c", COUNTER, "device", "sim", "--headless", "--pty", str(self.port), *options]
        self.process = subprocess.Popen(
            command, env=around(home), stdin=keys, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        assert self.process.stdout
        self.greeting = self.process.stdout.readline()

    def __enter__(self) -> "Plugged":
        return self

    def __exit__(self, *error) -> None:
        self.process.terminate()
        self.process.communicate(timeout=PATIENCE)

    def type(self, line: str) -> None:
        """A line of keys."""
        assert self.process.stdin
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()


def heard(line: int, wanted: int) -> bytes:
    """So many bytes of the device at least."""
    data = b""
    while len(data) < wanted and select.select([line], [], [], PATIENCE)[0]:
        data += os.read(line, 1024)
    return data


def test_the_port_carries_what_the_program_says_and_nothing_else(tmp_path):
    """Pictures, tones and lights go another way."""
    with Plugged(tmp_path) as device:
        assert str(device.port) in device.greeting
        line = os.open(device.port, os.O_RDWR | os.O_NOCTTY)
        device.type("press M\nhold R")
        wanted = b"key 1 pressed\nkey 2 held\n"
        said = heard(line, len(wanted))
        os.write(line, b"echo" + EVERYTHING)
        assert said + heard(line, len(EVERYTHING)) == wanted + EVERYTHING
        os.close(line)


def test_all_bytes_come_through_as_they_are(tmp_path):
    """pyserial opens it; no byte is a signal, an end or an echo."""
    with Plugged(tmp_path) as device, serial.serial_for_url(str(device.port), timeout=PATIENCE) as line:
        line.write(b"echo" + EVERYTHING)
        assert line.read(256) == EVERYTHING


def test_a_device_on_a_port_lives_on_when_there_are_no_more_keys(tmp_path):
    """As one on a cable does, as often as it is asked; a stopped command takes the port away."""
    with Plugged(tmp_path, keys=subprocess.DEVNULL) as device:
        for _time in range(50):
            with serial.serial_for_url(str(device.port), timeout=PATIENCE) as line:
                line.write(b"echo" + EVERYTHING)
                assert line.read(256) == EVERYTHING
        assert device.process.poll() is None and device.port.is_symlink()
    assert device.process.returncode == 0
    assert not device.port.is_symlink()


@pytest.mark.parametrize("word", ["quit", "exit"])
def test_a_word_ends_it_all_the_same(tmp_path, word):
    """Cleanly."""
    with Plugged(tmp_path) as device:
        device.type(word)
        assert device.process.wait(PATIENCE) == 0
    assert not device.port.is_symlink()


def test_an_old_port_is_replaced(tmp_path):
    """What a killed simulator left behind."""
    (tmp_path / "port").symlink_to("/dev/pts/nobody")
    with Plugged(tmp_path) as device:
        assert os.readlink(device.port) != "/dev/pts/nobody"


@pytest.mark.parametrize("taken", [True, False])
def test_a_place_that_cannot_be_the_port_is_told(tmp_path, taken):
    """A file of somebody else stays; a folder that is not there is not made."""
    port = tmp_path / "port" if taken else tmp_path / "no" / "port"
    if taken:
        port.write_text("mine")
    command = [sys.executable, "-c", COUNTER, "device", "sim", "--headless", "--pty", str(port)]
    done = subprocess.run(command, env=around(tmp_path), input="", capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 1 and str(port) in done.stderr
    assert not taken or port.read_text() == "mine"
