"""Drives an emulated Pico: power, keys, screen, serial line. Times are the device's own."""

import subprocess
import sys
import tempfile
from pathlib import Path

from pico.missing import HERE, Missing, boot_rom, has_node
from voltable_host.companion.sim.picture import Picture

PRESS, HOLD = 80, 750  # milliseconds
POWER_CUT = 7  # exit code


class Pico:
    """A device with a flash that outlives it; `with` switches it on, and off at the end."""

    def __init__(self, firmware: Path, flash: Path, fast: bool | None = None):
        self.firmware = firmware
        self.flash = flash
        self.fast = has_node() if fast is None else fast
        self.process: subprocess.Popen | None = None
        self.url = ""

    def __enter__(self) -> "Pico":
        self.switch_on()
        return self

    def __exit__(self, *error) -> None:
        self.switch_off()

    def switch_on(self) -> None:
        """Power; it answers on its serial line when this returns."""
        with tempfile.NamedTemporaryFile(delete=False) as rom:
            rom.write(boot_rom())
        emulator = ["node", str(HERE / "pico.mjs")] if self.fast else [sys.executable, str(HERE / "slow_pico.py")]
        files = ["--firmware", str(self.firmware), "--bootrom", rom.name, "--flash", str(self.flash)]
        with tempfile.TemporaryFile("w+") as errors:
            self.process = subprocess.Popen(
                [*emulator, *files], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors, text=True
            )
            word, _space, self.url = self.answer().partition(" ")
            errors.seek(0)
            said = errors.read().strip()
        Path(rom.name).unlink()
        if word != "ready":
            raise Missing(f"The emulated Pico did not start: {(said or word).splitlines()[-1]}")

    def switch_off(self) -> None:
        """No power; what is on flash stays there."""
        if self.process and self.process.poll() is None:
            self.tell("quit")
            self.process.wait(60)

    def restart(self) -> None:
        """Off and on again."""
        self.switch_off()
        self.switch_on()

    def is_cut(self) -> bool:
        """Whether the power was cut by now, as `cut` ordered it."""
        assert self.process
        return self.process.poll() == POWER_CUT

    # Orders

    def tell(self, *words: object) -> None:
        """An order, without waiting for an answer."""
        assert self.process and self.process.stdin
        self.process.stdin.write(" ".join(map(str, words)) + "\n")
        self.process.stdin.flush()

    def answer(self) -> str:
        """The answer to the oldest order; empty where the power is gone."""
        assert self.process and self.process.stdout
        line = self.process.stdout.readline()
        if not line:
            self.process.wait(60)
        return line.rstrip("\n")

    def order(self, *words: object) -> str:
        """An order and its answer; there is none where the power is gone."""
        try:
            self.tell(*words)
        except BrokenPipeError:
            return ""
        return self.answer()

    def press(self, pin: int, milliseconds: int = PRESS) -> None:
        """A key down and up again."""
        self.order("press", pin, milliseconds)
        self.wait(PRESS)

    def hold(self, pin: int) -> None:
        """A finger that stays."""
        self.press(pin, HOLD)

    def wait(self, milliseconds: int) -> None:
        """Let the device live for a while."""
        self.order("wait", milliseconds)

    def cut(self, changes: int) -> None:
        """Cut the power before the so-manyth erase or program of flash from now on."""
        self.order("cut", changes)

    def screen(self) -> Picture:
        """What stands on the display."""
        state, contrast, pixels = self.order("screen").split()
        picture = Picture(128, 64, [])
        picture.draw(bytes.fromhex(pixels))
        picture.on, picture.brightness = state == "on", int(contrast)
        return picture

    def stats(self) -> tuple[int, int, int]:
        """Milliseconds of its own, changes of flash, milliseconds of the computer's work."""
        own, changes, work = map(int, self.order("stats").split())
        return own, changes, work
