"""mpremote's way of talking to MicroPython, over a port that we opened; every fault becomes one of ours."""

import io
import struct
from contextlib import contextmanager, redirect_stdout

import serial
from mpremote.transport import TransportError, TransportExecError
from mpremote.transport_serial import SerialTransport

from voltable_host.companion.line.errors import LineError, LineLost, NoDevice
from voltable_host.companion.line.opening import opened
from voltable_host.language import N_, _

PATIENCE = 5  # seconds for an answer that should come at once
TRIES = 3

NOT_MICROPYTHON = N_(
    "{port} does not answer as MicroPython does. Is it the right port? See: voltable device list."
    " A new device gets MicroPython first: voltable device flash"
)
GONE = N_("The device at {port} is gone. No game was touched. Plug it in and run this again.")
SILENT = N_("The device at {port} stopped answering. No game was touched. Plug it in again and run this again.")
NO_ROOM = N_("The flash of the device is full. Look what lies there: mpremote connect {port} fs ls")
NOT_DONE = N_("The device at {port} could not do it ({why}). See what is wrong: voltable device doctor --deep")


class DeviceFull(LineError):
    """There is no room on the device's flash."""


class Transport(SerialTransport):
    """At the prompt of MicroPython, with nothing else running."""

    def __init__(self, url: str):
        self.in_raw_repl = False
        self.use_raw_paste = True
        self.device_name = url
        self.mounted = False
        self.is_pty = False
        self.serial = opened(url, PATIENCE)

    def close(self) -> None:
        """Let others have the port."""
        self.serial.close()

    def enter(self) -> None:
        """Stop whatever runs and wait for the raw prompt; main.py does not run behind our back."""
        for attempt in range(TRIES):
            try:
                with redirect_stdout(io.StringIO()):  # mpremote prints what it could not understand
                    self.enter_raw_repl(soft_reset=True, timeout_overall=PATIENCE)
                return
            except TransportError as error:
                if attempt == TRIES - 1:
                    raise NoDevice(_(NOT_MICROPYTHON).format(port=self.device_name)) from error
                self.serial.write(b"\x03\x03\x02")

    def leave(self) -> None:
        """A soft reset at the friendly prompt: main.py runs again, also where we were stopped in mid-sentence."""
        self.serial.write(b"\x03")
        self.exit_raw_repl()
        self.read_until(1, b">>> ", timeout=1, timeout_overall=2)
        self.serial.write(b"\x04")
        self.read_until(1, b"soft reboot\r\n", timeout=1, timeout_overall=3)


@contextmanager
def told(url: str):
    """Whatever goes wrong with a device, as a sentence."""
    try:
        yield
    except TransportExecError as error:
        raise failed(url, error.error_output) from error
    except (TransportError, struct.error, UnicodeError, ValueError, SyntaxError) as error:
        raise LineLost(_(SILENT).format(port=url)) from error
    except serial.SerialTimeoutException as error:
        raise LineLost(_(SILENT).format(port=url)) from error
    except OSError as error:
        raise LineLost(_(GONE).format(port=url)) from error


def failed(url: str, trace: str) -> LineError:
    """What the device's last line means; OSError 28 is a full flash."""
    last = (trace.strip().splitlines() or [""])[-1]
    if last in ("OSError: 28", "OSError: [Errno 28] ENOSPC"):
        return DeviceFull(_(NO_ROOM).format(port=url))
    return LineError(_(NOT_DONE).format(port=url, why=last))
