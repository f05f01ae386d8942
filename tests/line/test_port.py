"""A port is drained at all times, and whatever is wrong with one is a sentence with a remedy."""

import os
import pty
import socket
import time
import tty

import pytest

from voltable_host.companion.line import opening
from voltable_host.companion.line.errors import LinkLost, NoDevice
from voltable_host.companion.line.port import Port


@pytest.fixture
def cable():
    """The device's end of a line, and the name of ours."""
    device, slave = pty.openpty()
    tty.setraw(slave)
    yield device, os.ttyname(slave)
    for end in (device, slave):
        os.close(end)


def test_bytes_go_both_ways(cable):
    """All 256 of them."""
    device, name = cable
    every = bytes(range(256))
    with Port(name) as port:
        port.write(every)
        assert os.read(device, 1000) == every
        os.write(device, every)
        came = b""
        while len(came) < len(every) and port.wait(1):
            came += port.take()
        assert came == every and port.take() == b"" and not port.is_gone


def test_waiting_ends_in_time(cable):
    """With nothing, or as soon as there is something."""
    device, name = cable
    with Port(name) as port:
        began = time.monotonic()
        assert not port.wait(0.05) and time.monotonic() - began < 1
        os.write(device, b"x")
        assert port.wait(5) and time.monotonic() - began < 3


def test_a_device_is_never_kept_waiting(cable):
    """It may write far more than a line holds before anybody takes it."""
    device, name = cable
    with Port(name) as port:
        for _part in range(100):
            os.write(device, bytes(1000))
        time.sleep(0.2)
        assert len(port.take()) == 100_000


def test_an_unplugged_device_is_lost_after_its_last_words(cable):
    """What had come is still there."""
    device, name = cable
    with Port(name) as port:
        os.write(device, b"last")
        assert port.wait(1)
        port.fail(OSError(5, "gone"))
        assert port.wait(0) and port.is_gone and port.take() == b"last"
        for act in (port.take, lambda: port.write(b"x")):
            with pytest.raises(LinkLost, match="is gone. What it had confirmed is kept"):
                act()


def test_a_port_that_vanishes_is_noticed():
    """Both ends of the line close."""
    device, slave = pty.openpty()
    tty.setraw(slave)
    with Port(os.ttyname(slave)) as port:
        os.close(device)
        os.close(slave)
        assert port.wait(5) and port.is_gone


def test_a_device_that_takes_nothing_does_not_hold_us(cable, monkeypatch):
    """Writing ends, and so does closing."""
    monkeypatch.setattr(opening, "WRITE_PATIENCE", 0.2)
    port = Port(cable[1])
    began = time.monotonic()
    with pytest.raises(LinkLost, match="takes no more bytes"):
        for _part in range(1000):
            port.write(bytes(1000))
    port.close()
    assert time.monotonic() - began < 3


def test_closing_twice_is_no_fault(cable):
    """And afterwards it is gone."""
    port = Port(cable[1])
    port.close()
    port.close()
    with pytest.raises(LinkLost):
        port.take()


def test_a_port_may_be_an_address():
    """As emulators have one."""
    server = socket.create_server(("127.0.0.1", 0))
    with server, Port(f"socket://127.0.0.1:{server.getsockname()[1]}") as port:
        device, _address = server.accept()
        device.sendall(b"hello")
        port.write(b"there")
        assert device.recv(100) == b"there"
        assert port.wait(1)
        time.sleep(0.05)
        assert port.take() == b"hello"
        device.close()
        assert port.wait(1) and port.is_gone


def test_a_busy_port(cable):
    """Only one program at a time."""
    with Port(cable[1]), pytest.raises(NoDevice, match="is busy: another program holds it"):
        Port(cable[1])
    Port(cable[1]).close()


@pytest.mark.parametrize(
    ("url", "told"),
    [
        ("/dev/no-such-port", "There is no port /dev/no-such-port."),
        ("/etc/passwd", "/etc/passwd is no serial port."),
        ("/tmp", "/tmp is no serial port."),
        ("/dev/null", "/dev/null is no serial port."),
        ("nonsense://x", "nonsense://x is no serial port."),
        ("socket://localhost", "socket://localhost is no serial port."),
        ("socket://127.0.0.1:1", "Nobody answers at socket://127.0.0.1:1 (Connection refused)"),
    ],
)
def test_a_wrong_port(url, told):
    """Exit code 3 and the next command."""
    with pytest.raises(NoDevice) as error:
        Port(url)
    assert told in str(error.value) and error.value.exit_code == 3


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (OSError(13, "Permission denied"), "sudo usermod -a -G dialout"),
        (OSError(16, "busy"), "is busy"),
        (OSError(71, "Protocol error"), "Unplug the board, plug it in again"),
        (OSError("could not open port 'COM3': PermissionError(13, 'Access is denied.', None, 5)"), "is busy"),
        (OSError("could not open port 'COM9': FileNotFoundError(2, 'The system…', None, 2)"), "There is no port"),
    ],
)
def test_every_cause_has_its_sentence(monkeypatch, error, told):
    """Also those of Windows, which are text only."""

    def refused(*_given, **_options):
        raise error

    monkeypatch.setattr(opening.serial, "serial_for_url", refused)
    monkeypatch.setattr(opening.sys, "platform", "linux")
    with pytest.raises(NoDevice, match=told):
        Port("COM3")
