"""An open serial port whose bytes are taken off the line at all times."""

import threading
import time
from contextlib import suppress

import serial

from voltable_host.companion.line.errors import LineLost
from voltable_host.companion.line.opening import opened
from voltable_host.language import _

LAST_BYTES = 0.3  # seconds for what was written last, before the port is closed
LAST_WORDS = 5.0  # seconds for what a device said last, after it is gone; the thread mostly needs a tenth of one
BROKEN = (OSError, TypeError, ValueError, AttributeError)  # pyserial meets a port that vanished in many ways


class Port:
    """A thread reads it, so that a device never waits for us; writing ends within two seconds, one way or another."""

    def __init__(self, url: str):
        self.url = url
        self.serial = opened(url)
        self.came = bytearray()
        self.news = threading.Condition()
        self.fault: Exception | None = None
        self.is_closed = self.is_empty = False  # empty once nothing more is read
        self.reader = threading.Thread(target=self.drain, name=f"port {url}", daemon=True)
        self.reader.start()

    def __enter__(self) -> "Port":
        return self

    def __exit__(self, *error) -> None:
        self.close()

    @property
    def is_gone(self) -> bool:
        """Whether the device was unplugged, or the port closed."""
        return self.is_closed or self.fault is not None

    def drain(self) -> None:
        """Read until the port is closed, or gone and empty."""
        while not self.is_closed:
            is_ending = self.fault is not None
            try:
                data = self.serial.read(max(1, self.serial.in_waiting))
            except BROKEN as error:
                self.fail(error)
                break
            if data:
                with self.news:
                    self.came += data
                    self.news.notify_all()
            elif is_ending:
                break
        with self.news:
            self.is_empty = True
            self.news.notify_all()

    def fail(self, error: Exception) -> None:
        """From now on it is gone."""
        with self.news:
            self.fault = self.fault or error
            self.news.notify_all()

    def take(self) -> bytes:
        """All that has come since the last time; a LineLost once there is nothing left and the device is gone."""
        with self.news:
            if self.is_gone:
                self.news.wait_for(lambda: self.came or self.is_empty, LAST_WORDS)
            data = bytes(self.came)
            self.came.clear()
            if not data and self.is_gone:
                raise self.lost()
            return data

    def wait(self, seconds: float) -> bool:
        """Until something has come, the device is gone, or the time is over; whether there is something to see."""
        with self.news:
            return bool(self.news.wait_for(lambda: self.came or self.is_gone, max(0.0, seconds)))

    def write(self, data: bytes) -> None:
        """Send it, or say that nobody takes it."""
        if self.is_gone:
            raise self.lost()
        try:
            self.serial.write(data)
        except serial.SerialTimeoutException as error:
            raise LineLost(self.stuck()) from error
        except BROKEN as error:
            self.fail(error)
            raise self.lost() from error

    def lost(self) -> LineLost:
        """The device is not there any more."""
        sentence = _(
            "The device at {port} is gone. What it had confirmed is kept on both sides. Plug it in and run this again."
        )
        return LineLost(sentence.format(port=self.url))

    def stuck(self) -> str:
        """The device is there and takes nothing."""
        sentence = _("The device at {port} takes no more bytes. Unplug it, plug it in again, and run this again.")
        return sentence.format(port=self.url)

    def close(self) -> None:
        """Let others have the port; what was written last goes out first, for a moment."""
        if self.is_closed:
            return
        self.empty()
        self.is_closed = True
        with suppress(*BROKEN):
            getattr(self.serial, "cancel_read", lambda: None)()
        self.reader.join(1)
        with suppress(*BROKEN):
            self.serial.close()

    def empty(self) -> None:
        """A port with bytes that nobody takes would hold us for half a minute as it closes."""
        end = time.monotonic() + LAST_BYTES
        with suppress(*BROKEN):
            while self.serial.out_waiting and time.monotonic() < end:
                time.sleep(0.01)
            if self.serial.out_waiting:
                self.serial.reset_output_buffer()
