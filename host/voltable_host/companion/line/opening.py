"""Opens a serial port of whatever kind; where that fails, a sentence says why and what to do."""

import errno
import os
import sys
from typing import Any

import serial

from voltable_host.companion.line.errors import NoDevice
from voltable_host.companion.line.ports import names_of_ports
from voltable_host.language import N_, _
from voltable_host.language.near import after_guess

BAUD = 115200
READ_PATIENCE, WRITE_PATIENCE = 0.1, 2.0  # seconds

MISSING = N_("There is no port {port}. See which there are: voltable device list")
BUSY = N_("{port} is busy: another program holds it, such as a terminal, an editor or mpremote. Close that one first.")
FORBIDDEN = N_("{port} must not be opened by you ({why}). Allow it and try again.")
FORBIDDEN_ON_LINUX = N_(
    "{port} must not be opened by you. Join its group, log out and in again: sudo usermod -a -G {group} {user}"
)
NO_PORT = N_("{port} is no serial port. See which there are: voltable device list")
NOBODY = N_("Nobody answers at {port} ({why}). Is the device, or the program that stands for it, switched on?")
OTHER = N_("{port} cannot be opened ({why}). Unplug the device, plug it in again, and try once more.")

CAUSES = {
    MISSING: (errno.ENOENT, errno.ENXIO, errno.ENODEV),
    BUSY: (errno.EBUSY, errno.EAGAIN, errno.EWOULDBLOCK),
    FORBIDDEN: (errno.EACCES, errno.EPERM),
    NO_PORT: (errno.EISDIR, errno.ENOTTY, errno.ENOTDIR, errno.EINVAL),
}  # fmt: skip
# Windows and terminals tell the cause in their text only.
TELLING = (
    ("NoneType", NO_PORT),  # an address without a number
    ("FileNotFoundError", MISSING), ("PermissionError", BUSY), ("Could not configure port", NO_PORT),
    ("socket://", NOBODY), ("rfc2217://", NOBODY),
)  # fmt: skip


def opened(url: str, patience: float | None = READ_PATIENCE) -> Any:
    """The port, ours alone where the system knows such a thing; what had come before is forgotten by pyserial."""
    try:
        return serial.serial_for_url(
            url, baudrate=BAUD, exclusive=True, timeout=patience, write_timeout=WRITE_PATIENCE
        )  # fmt: skip
    except ValueError as error:
        raise NoDevice(after_guess(_(NO_PORT).format(port=url), url, names_of_ports())) from error
    except OSError as error:
        raise NoDevice(reason(url, error)) from error


def reason(url: str, error: OSError) -> str:
    """Why the port did not open, and the remedy."""
    told = str(error)
    sentence = next((sentence for sentence, codes in CAUSES.items() if error.errno in codes), None)
    if sentence is None:
        sentence = next((sentence for sign, sentence in TELLING if sign in told), OTHER)
    if sentence is FORBIDDEN and sys.platform.startswith("linux"):
        return _(FORBIDDEN_ON_LINUX).format(port=url, group=group_of(url), user=os.environ.get("USER") or "$USER")
    why = os.strerror(error.errno) if error.errno else told.rpartition("] ")[2]
    told = _(sentence).format(port=url, why=why)
    return after_guess(told, url, names_of_ports()) if sentence in (MISSING, NO_PORT) else told


def group_of(url: str) -> str:
    """The group that may use the port."""
    try:
        import grp

        return grp.getgrgid(os.stat(url).st_gid).gr_name
    except (ImportError, OSError, KeyError):
        return "dialout"
