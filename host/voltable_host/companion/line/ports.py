"""Which port: the one that is named, the one that is remembered, or the only device there is."""

import re
import sys
from pathlib import Path

import click

from voltable_host.companion.line.errors import NoDevice
from voltable_host.config import remembered
from voltable_host.language import N_, _

# Who makes devices that run MicroPython, by the numbers of USB.
VENDORS = {
    0x2E8A: "Raspberry Pi", 0x303A: "Espressif", 0x239A: "Adafruit", 0x1B4F: "SparkFun", 0x16D0: "Pimoroni",
    0xF055: "MicroPython", 0x2341: "Arduino",
}  # fmt: skip
SHORT = re.compile(r"([auc])(\d+)")  # as mpremote has them
LONG = {"a": "/dev/ttyACM", "u": "/dev/ttyUSB", "c": "COM"}

port_option = click.option(
    "--port", metavar="PORT", envvar="VOLTABLE_PORT", shell_complete=lambda *_: [port.device for port in devices()],
    help=N_("where the device is: a name such as ttyACM0 or COM3, a path, or socket://host:port"),
)  # fmt: skip


def all_ports() -> list:
    """Every serial port of this computer, as pyserial lists them."""
    from serial.tools.list_ports import comports

    return sorted(comports(), key=lambda port: port.device)


def names_of_ports() -> list[str]:
    """What people may call them."""
    return [name for port in all_ports() for name in (port.device, port.name) if name]


def devices() -> list:
    """Those with a device of a known maker; where there is none, those on USB at all."""
    on_usb = [port for port in all_ports() if port.vid is not None]
    return [port for port in on_usb if port.vid in VENDORS] or on_usb


def find(port: str | None = None) -> str:
    """What pyserial opens: a path or an address."""
    wanted = port or remembered("port")
    if wanted:
        return full_name(wanted)
    found = devices()
    if not found:
        raise NoDevice(
            _("No device found. Plug it in, or hold BOOTSEL while plugging in and run: voltable device flash")
        )
    if len(found) > 1:
        names = ", ".join(one.device for one in found)
        raise click.UsageError(_("There are several devices: {ports}. Choose one: --port PORT").format(ports=names))
    return found[0].device


def full_name(port: str) -> str:
    """A short name as the path it stands for; anything else as it is.

    >>> full_name("socket://localhost:4000"), full_name("c3")
    ('socket://localhost:4000', 'COM3')
    """
    if "://" in port or Path(port).exists():
        return port
    named = [one.device for one in all_ports() if port in (one.name, one.device)]
    short = SHORT.fullmatch(port)
    if named:
        return named[0]
    if short:
        return LONG[short[1]] + short[2]
    return f"/dev/{port}" if sys.platform != "win32" and Path(f"/dev/{port}").exists() else port
