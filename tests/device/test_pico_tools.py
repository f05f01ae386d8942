"""The emulated Pico: what it lacks is told, and its display understands what a driver says."""

import subprocess
import sys

import pytest

from kit.patience import PATIENCE
from kit.terminal.terminal import ROOT
from pico.emulated import Pico
from pico.missing import Missing, firmware
from pico.ssd1306 import Ssd1306
from voltable_host.companion.sim.picture import Picture


class Bus:
    """An I2C bus with one end."""

    def __getattr__(self, name: str):
        return lambda *answer: None


def display_that_heard(*messages: bytes) -> Ssd1306:
    """A display after these messages."""
    display = Ssd1306()
    display.bus = Bus()
    for message in messages:
        display.connect(0x3C, None)
        for byte in message:
            display.take(byte)
    return display


@pytest.mark.parametrize("arguments", [(), ("no-such-file.uf2",)])
def test_without_firmware_it_says_where_there_is_some(arguments):
    """And fails."""
    command = [sys.executable, str(ROOT / "tools" / "pico" / "run.py"), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 1
    assert "micropython.org/download/RPI_PICO" in done.stderr and "make test-pico UF2=FILE" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_file_that_is_no_firmware_is_refused(tmp_path):
    """By its name."""
    with pytest.raises(Missing, match="There is no file"):
        firmware(str(tmp_path / "missing.uf2"))
    assert firmware(__file__).name == "test_pico_tools.py"


def test_an_emulator_that_does_not_start_says_why(tmp_path, monkeypatch):
    """Its own last words."""
    monkeypatch.setattr("pico.emulated.boot_rom", lambda: b"")
    monkeypatch.setattr("pico.emulated.HERE", tmp_path)
    (tmp_path / "slow_pico.py").write_text("raise SystemExit('no chip today')")
    with pytest.raises(Missing, match="did not start: no chip today"):
        Pico(tmp_path / "a.uf2", tmp_path / "flash.bin", fast=False).switch_on()


def test_the_display_takes_a_picture():
    """Columns and pages begin where they are told, and go round."""
    wake = display_that_heard(b"\x00\xae\x20\x00\xa8\x3f\x81\xcf\xaf", b"\x00\x21\x00\x7f\x22\x00\x07")
    assert wake.is_on and wake.contrast == 0xCF
    picture = bytes(range(256)) * 4
    shown = display_that_heard(b"\x00\x21\x00\x7f\x22\x00\x07", b"\x40" + picture)
    assert bytes(shown.memory) == picture and (shown.column, shown.page) == (0, 0)
    seen = Picture(128, 64, [])
    seen.draw(bytes(shown.memory))
    assert [row[1] for row in seen.rows()[:8]] == [1, 0, 0, 0, 0, 0, 0, 0]


def test_the_display_takes_single_commands_and_goes_dark():
    """One byte at a time."""
    display = display_that_heard(b"\x80\xaf", b"\x80\x81\x80\x10", b"\x80\xae")
    assert not display.is_on and display.contrast == 0x10
