"""Firmware goes on a device in bootloader mode, if it is whole and for its chip."""

import json
import struct

import pytest

from voltable_host.companion.port import drives, uf2

RP2040, RP2350, SAMD = 0xE48BFF56, 0xE48BFF59, 0x68ED2B88
MODELS = {
    "RP2040": "UF2 Bootloader v3.0\r\nModel: Raspberry Pi RP2\r\nBoard-ID: RPI-RP2\r\n",
    "RP2350": "UF2 Bootloader v1.0\nModel: Raspberry Pi RP2350\nBoard-ID: RP2350\n",
}


def block(number: int, total: int, family: int = RP2040) -> bytes:
    """One block of firmware."""
    head = struct.pack("<8I", uf2.FIRST, uf2.SECOND, 0x2000, 0x10000000 + 256 * number, 256, number, total, family)
    return head + bytes(476) + struct.pack("<I", uf2.LAST)


def firmware(family: int = RP2040, total: int = 300) -> bytes:
    """A whole file."""
    return b"".join(block(number, total, family) for number in range(total))


@pytest.fixture
def waiting(bench, tmp_path, monkeypatch):
    """A device in bootloader mode, and a folder for files."""
    monkeypatch.chdir(tmp_path)
    plug_in(tmp_path / "drive")
    monkeypatch.setattr(drives, "places", lambda: [tmp_path / "nothing", tmp_path / "drive"])
    monkeypatch.setattr(drives, "unmounted", lambda: None)
    monkeypatch.setattr(drives, "PAUSE", 0)
    (tmp_path / "good.uf2").write_bytes(firmware())
    return bench


def plug_in(place, chip: str = "RP2040") -> None:
    """A drive as the boot ROM shows it."""
    place.mkdir(exist_ok=True)
    (place / drives.INFO).write_text(MODELS[chip], newline="")


@pytest.fixture
def takes(monkeypatch, tmp_path):
    """The device goes away as soon as it has its firmware."""
    copy = drives.copy

    def taken(drive, data, name, step):
        copy(drive, data, name, step)
        (drive.path / drives.INFO).unlink()

    monkeypatch.setattr(drives, "copy", taken)


def test_firmware_is_copied_and_the_device_starts(waiting, takes, tmp_path):
    """Byte for byte."""
    told = json.loads(waiting.run("flash", "good.uf2", "--json").stdout)
    assert told["chip"] == "RP2040" and told["model"] == "Raspberry Pi RP2" and told["bytes"] == 300 * 512
    assert (tmp_path / "drive" / "voltable.uf2").read_bytes() == firmware()


def test_the_next_command_is_named(waiting, takes, tmp_path):
    """Deploy; a named drive is taken."""
    plug_in(tmp_path / "other")
    assert "voltable device deploy" in waiting.run("flash", "good.uf2", "--drive", "other").stdout
    assert (tmp_path / "drive" / drives.INFO).exists()


def test_a_device_that_stays_did_not_take_it(waiting, monkeypatch):
    """Try again."""
    monkeypatch.setattr(drives, "wait_until_gone", lambda drive: False)
    assert "did not take" in waiting.run("flash", "good.uf2", code=1).stderr


def test_a_device_may_go_with_the_last_byte(tmp_path, monkeypatch):
    """The system then complains about a drive that is gone; before the last byte it is right to."""
    plug_in(tmp_path / "drive")
    drive = drives.find([tmp_path / "drive"])[0]
    calls = []

    def gone(file):
        calls.append(file)
        if len(calls) == 3:
            raise OSError(5, "gone")

    monkeypatch.setattr(drives.os, "fsync", gone)
    drives.copy(drive, bytes(3 * drives.STEP), "a.uf2")
    calls.clear()
    with pytest.raises(OSError):
        drives.copy(drive, bytes(4 * drives.STEP), "a.uf2")


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"", "whole number of blocks"), (b"x" * 511, "whole number of blocks"), (b"x" * 512, "is no UF2"),
        (firmware()[:-512], "is not whole"), (firmware()[512:], "is not whole"), (firmware(SAMD), "not for one chip"),
        (firmware(RP2040, 2) + firmware(RP2350, 2), "not for one chip"), (block(0, 1) + block(0, 1), "is not whole"),
        (firmware(RP2350), "is for RP2350, the device has RP2040"),
    ],
)  # fmt: skip
def test_bad_firmware_is_refused(waiting, tmp_path, data, told):
    """Before anything is copied."""
    (tmp_path / "bad.uf2").write_bytes(data)
    assert told in waiting.run("flash", "bad.uf2", code=1).stderr
    assert [file.name for file in (tmp_path / "drive").iterdir()] == [drives.INFO]


def test_firmware_for_a_pico_2_begins_with_a_block_for_all(waiting, takes, tmp_path):
    """As it comes from micropython.org."""
    plug_in(tmp_path / "drive", "RP2350")
    (tmp_path / "two.uf2").write_bytes(block(0, 2, uf2.ABSOLUTE) + firmware(RP2350))
    waiting.run("flash", "two.uf2", "--board", "rpi-pico2")
    plug_in(tmp_path / "drive", "RP2350")
    assert "is for RP2040" in waiting.run("flash", "good.uf2", code=1).stderr
    assert "is for RP2350" in waiting.run("flash", "two.uf2", "--board", "rpi-pico", code=1).stderr


def test_without_a_file_it_says_where_to_get_one(waiting):
    """For the device that was named."""
    assert "micropython.org/download/" in waiting.run("flash", code=2).stderr
    assert "download/RPI_PICO2_W/" in waiting.run("flash", "--board", "rpi-pico2-w", code=2).stderr
    assert "esptool" in waiting.run("flash", "--board", "esp32", code=1).stderr
    waiting.run("flash", "missing.uf2", code=2)


def test_without_a_device_it_says_how_to_get_there(waiting, monkeypatch, tmp_path):
    """Exit code 3; a drive that nobody mounted; a folder that is no drive."""
    assert "INFO_UF2.TXT" in waiting.run("flash", "good.uf2", "--drive", "nothing", code=3).stderr
    monkeypatch.setattr(drives, "places", list)
    assert "hold its button BOOTSEL" in waiting.run("flash", "good.uf2", code=3).stderr
    monkeypatch.setattr(drives, "unmounted", lambda: "/dev/disk/by-label/RPI-RP2")
    assert "sudo mount" in waiting.run("flash", "good.uf2", code=3).stderr


def test_one_of_several_devices_is_chosen(waiting, monkeypatch, tmp_path):
    """By its drive."""
    plug_in(tmp_path / "other")
    monkeypatch.setattr(drives, "places", lambda: [tmp_path / "drive", tmp_path / "other"])
    assert "Several devices wait" in waiting.run("flash", "good.uf2", code=2).stderr


def test_a_drive_that_cannot_be_written(waiting, monkeypatch):
    """Why, and what to do."""

    def full(*_given):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(drives, "copy", full)
    assert "No space left on device" in waiting.run("flash", "good.uf2", code=1).stderr
