"""A Raspberry Pi Pico without Node, by the package rp2040py: about seven times slower than device.mjs."""

import os
import pty
import select
import time
import tty
from collections.abc import Callable
from pathlib import Path
from typing import Any

from pico.ssd1306 import Ssd1306

FILES_START, BLOCKS, BLOCK = 0xA0000, 352, 4096
BEAT = 100_000  # nanoseconds of the device between two looks at the wall clock
PROGRAM, ERASES = 0x02, (0x20, 0xD8)


class SlowDevice:
    """Chip, flash, display and keys; its serial line is a pseudo-terminal."""

    def __init__(self, firmware: Path, flash: Path, before_change: Callable[[], None]):
        from rp2040py.boards import BoardSpec, FlashLayout  # pyright: ignore[reportMissingImports]
        from rp2040py.device import MicroPythonDevice  # pyright: ignore[reportMissingImports]

        self.display = Ssd1306()
        layout = FlashLayout(FILES_START, BLOCKS, BLOCK)
        spec = BoardSpec(extras=(lambda: self.display,), layout=layout, image=firmware)  # type: ignore[arg-type]
        self.emulated: Any = MicroPythonDevice(board=spec)  # we reach deeper into it than its types allow
        self.mcu, self.cdc, self.clock = self.emulated.mcu, self.emulated.cdc, self.emulated.simulator.clock
        if flash.exists():
            data = flash.read_bytes()
            self.mcu.flash[FILES_START : FILES_START + len(data)] = data
        self.emulated._post_boot_handshake = lambda: None  # a cable says nothing by itself
        self.master, slave = pty.openpty()
        tty.setraw(slave)
        os.set_blocking(self.master, False)
        self.port = os.ttyname(slave)
        self.slave = slave  # open as long as the device lives: a line without a reader would be an error
        self.incoming, self.outgoing, self.asked = bytearray(), bytearray(), -1
        self.cdc.on_serial_data = self.heard
        self.answer_when_there_is_something()
        self.watch_flash(before_change)
        self.lead, self.wall, self.own = 0.0, time.monotonic(), self.clock.nanos
        self.beat = self.clock.create_alarm(self.keep_pace)
        self.beat.schedule(BEAT)

    # Serial line

    def answer_when_there_is_something(self) -> None:
        """As in usb.mjs: an empty packet at every question would leave the device little time for our program."""
        self.answer = self.mcu.usb_ctrl.on_endpoint_read

        def asked(endpoint: int, size: int) -> None:
            if endpoint == self.cdc._out_endpoint and self.cdc.tx_fifo.empty:
                self.asked = size
                self.pump()
            else:
                self.answer(endpoint, size)

        self.mcu.usb_ctrl.on_endpoint_read = asked

    def pump(self) -> None:
        """Give the device what has come for it."""
        waiting = self.cdc.tx_fifo
        count = min(len(self.incoming), waiting.size - waiting.item_count)
        for byte in self.incoming[:count]:
            waiting.push(byte)
        del self.incoming[:count]
        if self.asked >= 0 and not waiting.empty:
            size, self.asked = self.asked, -1
            self.answer(self.cdc._out_endpoint, size)

    def listen(self) -> None:
        """Take in what somebody typed."""
        try:
            self.incoming += os.read(self.master, 4096)
        except OSError:
            return
        self.pump()

    def heard(self, data: bytes) -> None:
        """Pass on what the device says, as fast as it is read."""
        self.outgoing += data
        try:
            while self.outgoing:
                del self.outgoing[: os.write(self.master, self.outgoing)]
        except BlockingIOError:
            pass

    # Time

    def keep_pace(self) -> None:
        """A device that sleeps does not run ahead of the wall clock."""
        wall, own = time.monotonic(), self.clock.nanos
        self.lead = max(0.0, self.lead + (own - self.own) / 1e9 - (wall - self.wall))
        self.wall, self.own = wall, own
        if self.lead > 0.001 and select.select([self.master], [], [], min(self.lead, 0.002))[0]:
            self.listen()
        self.pump()
        self.heard(b"")
        self.beat.schedule(BEAT)

    def after(self, milliseconds: float, callback: Callable[[], None]) -> None:
        """Call back after so long, by the device's own clock."""
        self.clock.create_alarm(callback).schedule(int(milliseconds * 1e6))

    @property
    def milliseconds(self) -> int:
        """What its clock says."""
        return round(self.clock.nanos / 1e6)

    # Keys and flash

    def key(self, pin: int, is_down: bool) -> None:
        """Close a key to ground, or let it go."""
        if is_down:
            self.mcu.gpio[pin].set_input_value(False)
        else:
            self.mcu.gpio[pin].release_input()

    def watch_flash(self, before_change: Callable[[], None]) -> None:
        """Call before each erase and each program: that is where the power may be cut."""
        chip = next(part for part in self.mcu.peripherals.values() if type(part).__name__ == "RPSSI")
        execute = chip._apply_command

        def watched() -> None:
            sent = chip._tx_buffer
            if sent and chip._write_enabled and (sent[0] in ERASES or sent[0] == PROGRAM and len(sent) > 4):
                before_change()
            execute()

        chip._apply_command = watched

    def files(self) -> bytes:
        """The part of the flash that holds files."""
        return bytes(self.mcu.flash[FILES_START : FILES_START + BLOCKS * BLOCK])
