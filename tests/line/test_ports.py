"""Which port is meant: the named one, the remembered one, or the only device."""

from types import SimpleNamespace

import click
import pytest

from voltable_host import config
from voltable_host.companion.line import ports
from voltable_host.companion.line.errors import NoDevice


def port(device: str, vid: int | None = None):
    """As pyserial lists them."""
    return SimpleNamespace(device=device, name=device.rpartition("/")[2], vid=vid, product=None)


@pytest.fixture
def plugged(monkeypatch, tmp_path):
    """Says what is plugged in."""
    monkeypatch.setenv("VOLTABLE_HOME", str(tmp_path))

    def plug(*found):
        monkeypatch.setattr(ports, "all_ports", lambda: list(found))

    plug()
    return plug


def test_the_only_device_is_meant(plugged):
    """Ports that are built in do not count."""
    plugged(port("/dev/ttyS0"), port("/dev/ttyACM1", 0x2E8A))
    assert ports.find() == "/dev/ttyACM1"


def test_a_known_maker_comes_before_others(plugged):
    """A mouse or a modem has a serial port too; alone on USB it may be a device all the same."""
    plugged(port("/dev/ttyUSB0", 0x10C4), port("/dev/ttyACM0", 0x303A))
    assert ports.find() == "/dev/ttyACM0"
    plugged(port("/dev/ttyUSB0", 0x10C4), port("/dev/ttyS0"))
    assert ports.find() == "/dev/ttyUSB0"


def test_no_device_is_told_with_the_next_step(plugged):
    """Exit code 3."""
    plugged(port("/dev/ttyS0"))
    with pytest.raises(NoDevice, match="^No device found. Plug it in, or hold BOOTSEL while plugging in and run: "):
        ports.find()


def test_several_devices_are_listed(plugged):
    """One has to be chosen."""
    plugged(port("/dev/ttyACM0", 0x2E8A), port("/dev/ttyACM1", 0x2E8A))
    with pytest.raises(click.UsageError, match="/dev/ttyACM0, /dev/ttyACM1"):
        ports.find()


def test_a_remembered_port_comes_before_what_is_found(plugged):
    """And a named one before that."""
    plugged(port("/dev/ttyACM0", 0x2E8A))
    config.remember("port", "socket://localhost:4000")
    assert ports.find() == "socket://localhost:4000"
    assert ports.find("ttyACM0") == "/dev/ttyACM0"


@pytest.mark.parametrize(
    ("name", "full"),
    [
        ("ttyACM3", "/dev/ttyACM3"), ("a0", "/dev/ttyACM0"), ("u12", "/dev/ttyUSB12"), ("c3", "COM3"),
        ("COM7", "COM7"), ("/dev/other", "/dev/other"), ("socket://a:1", "socket://a:1"), ("null", "/dev/null"),
        ("nothing", "nothing"),
    ],
)  # fmt: skip
def test_short_names_stand_for_paths(plugged, name, full):
    """As mpremote has them."""
    plugged(port("/dev/ttyACM3", 0x2E8A))
    assert ports.find(name) == full


def test_a_symlink_to_a_line_is_a_port(plugged, tmp_path):
    """As the simulator makes one."""
    (tmp_path / "device").symlink_to("/dev/null")
    assert ports.find(str(tmp_path / "device")) == str(tmp_path / "device")
