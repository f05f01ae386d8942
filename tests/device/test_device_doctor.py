"""The doctor names what is wrong and the next command; the list of ports says what answers at each."""

import json
import sys
from types import SimpleNamespace

import pytest

from kit.line.prompt_device import prompt
from voltable import __version__
from voltable_host.companion.line import ports
from voltable_host.companion.line.errors import NoDevice, OtherVersion
from voltable_host.companion.port import checks, device, drives
from voltable_host.companion.port.program import MANIFEST, MARKER, manifest

FILES = {"/lib/voltable/a.mpy": b"a", "/main.py": b"main"}


@pytest.fixture
def healthy(bench, monkeypatch):
    """A device with everything in order, as if it were a Pico."""
    facts = device.Device.facts
    monkeypatch.setattr(device.Device, "facts", lambda self: as_pico(facts(self)))
    monkeypatch.setattr(drives, "places", list)
    for path, data in FILES.items():
        bench.put(path, data)
    bench.put(MANIFEST, manifest(FILES))
    return bench


def as_pico(about):
    """The same facts of another machine."""
    return device.Facts("micropython", (1, 25, 0), "Raspberry Pi Pico", about.mpy, "rp2", about.free, about.size)


def found(bench, *words: str, code: int = 0) -> dict:
    """Each check by its name."""
    return {row["check"]: row for row in json.loads(bench.run("doctor", "--json", *words, code=code).stdout)}


def faults(bench, *words: str, code: int = 1) -> dict:
    """The next step of each check that failed."""
    return {name: row["next"] for name, row in found(bench, *words, code=code).items() if row["state"] == "fault"}


def test_a_running_program_is_not_disturbed(healthy):
    """It is asked over the line only."""
    healthy.app.said.gid, healthy.app.said.number = bytes(8), 142
    told = found(healthy)
    states = {name: row["state"] for name, row in told.items()}
    assert states == dict.fromkeys(("port", "link", "memory", "games"), "ok")
    assert not healthy.visits and "143 records" in told["link"]["told"]
    assert healthy.run("doctor").stdout.count(" ok\n") == 4


def test_what_only_the_device_has_is_a_hint(healthy):
    """Sync brings it here."""
    healthy.app.alive = (5, bytes(8), 12, 600, 3)
    told = found(healthy)
    assert told["games"]["next"] == "voltable device sync" and told["line"]["state"] == "hint"
    assert "12 moves are only there" in healthy.run("doctor").stdout


def test_a_deep_look_finds_everything_in_order(healthy):
    """And starts the program again."""
    states = {name: row["state"] for name, row in found(healthy, "--deep").items()}
    assert states == {"link": "ok", "games": "ok", "port": "ok", "app": "ok", "profile": "ok", "display": "hint",
                      "keys": "ok", "flash": "ok", "start": "ok"}  # fmt: skip
    assert healthy.app.told == ["hello", "hello", "bye", "hello"] and healthy.device.starts == 1
    lines = healthy.run("doctor", "--deep").stdout
    assert "i2c0 SDA GP4 SCL GP5: 0x3c answers" in lines and f"{__version__} on device, {__version__} here" in lines
    assert "try: voltable device config set display=sh1106" in lines


def test_another_version_is_told(healthy):
    """By its rules, or by a protocol of its own."""
    healthy.app.is_rescue = True
    assert faults(healthy) == {"link": "voltable device deploy"}
    healthy.app.trouble = OtherVersion("Protocol 9.")
    assert faults(healthy) == {"link": "voltable device deploy"}


def test_a_device_without_the_program(bench, healthy):
    """MicroPython alone."""
    healthy.app.trouble = prompt()
    healthy.device.obey("import os\nos.remove('/lib/voltable/a.mpy')\nos.remove('" + MANIFEST + "')\n")
    assert faults(healthy) == {"app": "voltable device deploy"}


@pytest.mark.parametrize(
    ("path", "data"),
    [
        (MARKER, b""), (MANIFEST, b"{}"), (MANIFEST, b"junk"), ("/lib/voltable/a.mpy", b"damaged"),
        (MANIFEST, manifest(FILES).replace(b'"version":"', b'"version":"9')),
        (MANIFEST, manifest(FILES).replace(b'"engine":"', b'"engine":"00')),
    ],
)  # fmt: skip
def test_a_program_that_is_not_whole_or_not_ours(healthy, path, data):
    """Half copied, copied by hand, damaged, of another version."""
    healthy.put(path, data)
    assert faults(healthy, "--deep") == {"app": "voltable device deploy"}


def test_a_program_that_ends_at_once_tells_its_last_words(healthy):
    """As it printed them."""
    healthy.app.trouble = prompt()
    healthy.device.printed = "Traceback (most recent call last):\r\nImportError: no module named 'x'\r\n>>> "
    told = found(healthy, code=1)
    assert "ImportError: no module named 'x'" in told["start"]["told"]


def test_a_program_that_runs_but_does_not_answer(healthy):
    """The last check says so."""
    healthy.app.trouble = NoDevice("nothing")
    assert "does not answer yet" in found(healthy, code=1)["start"]["told"]


@pytest.mark.parametrize(
    ("settings", "check", "next_step"),
    [
        (b"{", "profile", "voltable device config set profile=NAME"),
        (b'{"profile": "nix"}', "profile", "voltable device config set profile=NAME"),
        (b'{"profile": "esp32-oled-3b"}', "profile", "voltable device config set profile=NAME"),
    ],
)
def test_wrong_settings(healthy, settings, check, next_step):
    """Damaged, unknown, for another chip."""
    healthy.put("/settings.json", settings)
    assert faults(healthy, "--deep") == {check: next_step}


def test_a_display_that_does_not_answer(healthy):
    """Look at its wires."""
    healthy.device.obey("I2C.address = 0x50")
    assert faults(healthy, "--deep") == {"display": "voltable device wiring pico-oled-3b"}


def test_a_display_of_another_kind(healthy):
    """Its status tells it."""
    healthy.device.obey("I2C.address, I2C.status = 0x3d, 0x48")
    told = found(healthy, "--deep")["display"]
    assert told["next"] == "voltable device config set display=sh1106" and "0x3d" in told["told"]
    assert "as sh1106 does, not ssd1306" in told["told"]


def test_keys_that_are_down(healthy):
    """Though nobody presses."""
    healthy.device.obey("Pin.down = (14,)")
    told = found(healthy, "--deep", code=1)["keys"]
    assert told["told"] == "down though nobody presses: M" and told["next"] == "voltable device wiring pico-oled-3b"


def test_a_full_flash(healthy, monkeypatch):
    """At the prompt: to count what is free takes too long beside a game."""
    full = device.Facts("micropython", (1, 25, 0), "Pico", 6, "rp2", 63 << 10, 1 << 20)
    monkeypatch.setattr(device.Device, "facts", lambda self: full)
    assert faults(healthy, "--deep") == {"flash": "voltable device reset --forget all"}
    assert checks.flash(63, 8).state == "fault" and checks.flash(64, 8).state == "ok"


def test_old_firmware(healthy, monkeypatch):
    """Flash a newer one."""
    old = device.Facts("micropython", (1, 24, 1), "Pico", 6, "rp2", 1 << 20, 1 << 20)
    monkeypatch.setattr(device.Device, "facts", lambda self: old)
    assert faults(healthy, "--deep") == {"port": "voltable device flash"}


def test_no_port_at_all(healthy, monkeypatch):
    """Exit code 3; a device in bootloader mode is seen."""
    monkeypatch.delenv("VOLTABLE_PORT")
    monkeypatch.setattr(ports, "all_ports", list)
    assert "No device found" in found(healthy, code=3)["port"]["told"]
    waiting = drives.Drive(drives.Path("/x"), "Raspberry Pi RP2", "RP2040")
    monkeypatch.setattr(drives, "find", lambda: [waiting])
    assert faults(healthy, code=3) == {"port": "voltable device flash FILE.uf2"}


def test_a_device_that_goes_in_the_middle(healthy):
    """Exit code 3."""
    for cut in range(1, 12):
        healthy.device.cut = cut
        assert "is gone" in found(healthy, "--deep", code=3)["port"]["told"]


# The list


def port(device: str, vid=None, product=None):
    """A port as pyserial lists it."""
    return SimpleNamespace(device=device, name=device.rpartition("/")[2], vid=vid, product=product)


def listed(bench, monkeypatch) -> dict:
    """What is said of each port."""
    found = [port("/dev/ttyACM0", 0x2E8A, "Board in FS mode"), port("/dev/ttyS0")]
    monkeypatch.setattr(sys.modules["voltable_host.commands.device.list"], "all_ports", lambda: found)
    monkeypatch.delenv("VOLTABLE_PORT", raising=False)
    rows = [json.loads(line) for line in bench.run("list", "--json").stdout.splitlines()]
    return {row["port"]: row for row in rows}


def test_the_list_says_what_answers(bench, monkeypatch):
    """A game, the prompt, silence; a port that is built in is not asked."""
    bench.app.said.gid, bench.app.said.number = bytes.fromhex("7f3a000000000000"), 4
    told = listed(bench, monkeypatch)
    assert told["/dev/ttyACM0"]["answers"] == "voltable" and told["/dev/ttyACM0"]["records"] == 5
    assert told["/dev/ttyS0"]["answers"] == "other" and bench.app.told == ["hello"]
    line = bench.run("list").stdout.splitlines()[0]
    assert line == "/dev/ttyACM0  Raspberry Pi Board in FS mode  Voltable, game 7f3a, 5 records"
    bench.app.trouble = prompt()
    assert listed(bench, monkeypatch)["/dev/ttyACM0"]["answers"] == "prompt"
    bench.app.trouble = NoDevice("nothing")
    assert listed(bench, monkeypatch)["/dev/ttyACM0"]["answers"] == "silent"


def test_no_port_is_no_fault_of_the_list(bench, monkeypatch):
    """A note says what to do."""
    monkeypatch.delenv("VOLTABLE_PORT")
    monkeypatch.setattr(sys.modules["voltable_host.commands.device.list"], "all_ports", list)
    result = bench.run("list")
    assert result.stdout == "" and "There is no serial port" in result.stderr
