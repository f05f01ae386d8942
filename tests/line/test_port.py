"""A port is drained at all times, and whatever is wrong with one is a sentence with a remedy."""

import os
import pty
import socket
import tty

import pytest

from kit.patience import PATIENCE
from voltable_host.companion.line import opening
from voltable_host.companion.line.errors import LineLost, NoDevice
from voltable_host.companion.line.port import Port


@pytest.fixture
def cable():
    """The device's end of a line, and the name of ours."""
    device, slave = pty.openpty()
    tty.setraw(slave)
    yield device, os.ttyname(slave)
    for end in (device, slave):
        os.close(end)


def taken(port: Port, wanted: int) -> bytes:
    """So many bytes, in however many pieces they come."""
    came = b""
    while len(came) < wanted and port.wait(PATIENCE):
        came += port.take()
    return came


def read_by(device: int, wanted: int) -> bytes:
    """The same at the device's end."""
    came = b""
    while len(came) < wanted:
        came += os.read(device, wanted)
    return came


def test_bytes_go_both_ways(cable):
    """All 256 of them."""
    device, name = cable
    every = bytes(range(256))
    with Port(name) as port:
        port.write(every)
        assert read_by(device, len(every)) == every
        os.write(device, every)
        assert taken(port, len(every)) == every and port.take() == b"" and not port.is_gone


def test_waiting_ends_with_nothing_or_as_soon_as_there_is_something(cable):
    """And then again and again until it is taken."""
    device, name = cable
    with Port(name) as port:
        assert not port.wait(0.01)
        os.write(device, b"x")
        assert port.wait(PATIENCE) and port.wait(0)
        assert port.take() == b"x" and not port.wait(0)


def test_a_device_is_never_kept_waiting(cable):
    """It may write far more than a line holds before anybody takes it."""
    device, name = cable
    with Port(name) as port:
        for _part in range(100):
            os.write(device, bytes(1000))
        assert taken(port, 100_000) == bytes(100_000)


def test_an_unplugged_device_is_lost_after_its_last_words(cable):
    """What had come is still there, read or not."""
    device, name = cable
    with Port(name) as port:
        os.write(device, b"last")
        port.fail(OSError(5, "gone"))
        assert port.wait(0) and port.is_gone and taken(port, 4) == b"last"
        for act in (port.take, lambda: port.write(b"x")):
            with pytest.raises(LineLost, match="is gone. What it had confirmed is kept"):
                act()


def test_a_port_that_vanishes_is_noticed():
    """Both ends of the line close."""
    device, slave = pty.openpty()
    tty.setraw(slave)
    with Port(os.ttyname(slave)) as port:
        os.close(device)
        os.close(slave)
        assert port.wait(PATIENCE) and port.is_gone


def test_a_device_that_takes_nothing_does_not_hold_us(cable, monkeypatch):
    """Writing ends, and so does closing."""
    monkeypatch.setattr(opening, "WRITE_PATIENCE", 0.2)
    port = Port(cable[1])
    with pytest.raises(LineLost, match="takes no more bytes"):
        for _part in range(1000):
            port.write(bytes(1000))
    port.close()


def test_what_nobody_takes_is_dropped_as_a_port_closes(cable, monkeypatch):
    """The system would wait for it, half a minute long."""
    port = Port(cable[1])
    dropped = []
    kind = type(port.serial)
    monkeypatch.setattr(kind, "out_waiting", property(lambda _port: 9))
    monkeypatch.setattr(kind, "reset_output_buffer", lambda closing: dropped.append(closing))
    port.close()
    assert dropped == [port.serial]


def test_closing_twice_is_no_fault(cable):
    """And afterwards it is gone."""
    port = Port(cable[1])
    port.close()
    port.close()
    with pytest.raises(LineLost):
        port.take()


def test_a_port_may_be_an_address():
    """As emulators have one."""
    server = socket.create_server(("127.0.0.1", 0))
    with server, Port(f"socket://127.0.0.1:{server.getsockname()[1]}") as port:
        device, _address = server.accept()
        device.sendall(b"hello")
        port.write(b"there")
        assert read_by(device.fileno(), 5) == b"there"
        assert taken(port, 5) == b"hello"
        device.close()
        assert port.wait(PATIENCE) and port.is_gone


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
        (OSError(71, "Protocol error"), "Unplug the device, plug it in again"),
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
