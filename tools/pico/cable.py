"""The cable of an emulated device: the real command deploys, syncs and plays over it, and the power goes in between."""

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import serial

from pico.emulated import Pico
from pico.evening import AFTERWARDS, Evening, Failed
from voltable.engine.pack import pack
from voltable.line.frame import TO_DEVICE, frame
from voltable.line.messages import PING
from voltable_host.companion.files.compiling import for_device

SLOW = "10"  # how many times slower than a real device the emulated one may be
PACE = Path(__file__).with_name("pace.py")  # runs on the device
FRAMES = 300
LONGEST_SLICE = 20  # milliseconds that keys may wait for the cable
ON_FLASH = ("READY", "APPEND")  # these write to flash, or play a move and draw it, which takes as long as by a key


class Cable:
    """What a person with a laptop does; its games lie in a folder of their own."""

    def __init__(self, pico: Pico, evening: Evening):
        self.pico = pico
        self.evening = evening
        self.home = tempfile.TemporaryDirectory(prefix="voltable-pico-")

    def voltable(self, *words: str, typed: str = "") -> list[dict]:
        """A command's JSON, a line each."""
        environment = os.environ | {"VOLTABLE_HOME": self.home.name, "VOLTABLE_SLOW": SLOW}
        command = [sys.executable, "-c", "from voltable_host.cli import main; main()", *words, "--json"]
        paths = os.pathsep.join(sys.path)
        done = subprocess.run(
            command, env=environment | {"PYTHONPATH": paths}, input=typed, capture_output=True, text=True, timeout=300
        )
        if done.returncode:
            raise Failed(f"voltable {' '.join(words)}: {(done.stderr or done.stdout).strip()}")
        return [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]

    def device(self, *words: str, typed: str = "") -> list[dict]:
        """A command about the device."""
        return self.voltable("device", *words, "--port", self.pico.url, typed=typed)

    def deploy(self) -> str:
        """The program goes on an empty device."""
        with self.pico:
            (done,) = self.device("deploy", "--profile", "pico-oled-3b")
            moment = self.pico.stats()[0]
        return f"{len(done['changed'])} files, {done['bytes']} bytes, {moment} ms of its own"

    def deploy_again(self) -> str:
        """Nothing has changed: nothing is copied, and the game is kept."""
        moves = self.evening.resume()
        (done,) = self.device("deploy")
        self.evening.expect(done["changed"], [])
        self.evening.expect(self.evening.resume(), moves)
        return f"no file copied; {moves} moves are kept"

    def sync(self) -> str:
        """Everything that was played comes to the computer, and it is a game there."""
        moves = self.evening.resume()
        (done,) = self.device("sync")
        (game,) = done["games"]
        (checked,) = self.voltable("log", "list")
        self.evening.expect(checked["moves"], moves)
        return f"pulled {game['pulled']} records; {moves} moves on both sides"

    def play_from_host(self) -> str:
        """A move that is typed at the computer appears on the device."""
        before = self.evening.lines()
        moves = self.device("watch", typed="done\n")
        self.evening.wait_for(lambda lines: lines != before)
        return f"{moves[-1]['move']} is on its display"

    def cut_under_the_cable(self) -> str:
        """The power goes before the first and the second change of flash that a move from the computer makes."""
        outcomes = []
        for change in (1, 2):
            before = self.evening.resume()
            self.pico.cut(change)
            told = self.propose()
            self.pico.wait(AFTERWARDS)
            was_cut = self.pico.is_cut()
            moves = self.evening.resume()
            if moves not in (before, before + 1) or told and moves == before:
                raise Failed(f"{before} moves before the cut, {moves} after it; told of it: {told}.")
            self.device("sync")
            outcomes.append("undisturbed" if not was_cut else "kept" if moves > before else "not begun")
        if "not begun" not in outcomes:
            raise Failed(f"No cut hit a move: {', '.join(outcomes)}.")
        self.sync()
        return f"{', '.join(outcomes)}; after each, both sides are equal"

    def propose(self) -> bool:
        """Whether the computer was told that its move counts."""
        try:
            return any(told["move"] for told in self.device("watch", typed="done\n"))
        except Failed:
            return False

    def stay_at_the_prompt(self) -> str:
        """Frames at MicroPython's prompt do nothing; Ctrl-C always reaches it; after a restart the program is back."""
        moves = self.evening.resume()
        with serial.serial_for_url(self.pico.url, timeout=1) as line:
            line.write(b"\r\x03\x03")
            said = self.until(line, b">>> ")
            for number in range(FRAMES):
                line.write(frame(TO_DEVICE, PING, number & 0xFF, pack((number,))))
                said += line.read(line.in_waiting)
            line.write(b"\r\nprint(6 * 7)\r\n")
            said += self.until(line, b"\n42")
        if b"Error" in said or b"Traceback" in said:
            raise Failed(f"The prompt took a frame for a command: {said[-300:]!r}")
        (_done,) = self.device("reset")
        self.device("sync")
        self.evening.expect(self.evening.resume(), moves)
        return f"{FRAMES} frames did nothing; {moves} moves after the program came back"

    def until(self, line, wanted: bytes) -> bytes:
        """What the device says, up to this."""
        said, end = b"", time.monotonic() + 60
        while wanted not in said:
            said += line.read(max(1, line.in_waiting))
            if time.monotonic() > end:
                raise Failed(f"The prompt did not say {wanted!r}: {said[-300:]!r}")
        return said

    def measure(self) -> str:
        """How long keys wait while the cable is busy, by the device's own clock."""
        connect = [sys.executable, "-m", "mpremote", "connect", self.pico.url]
        script = Path(self.home.name) / PACE.name
        script.write_text(for_device(PACE.read_text(encoding="utf-8")))
        done = subprocess.run([*connect, "run", str(script)], capture_output=True, text=True, timeout=300)
        if done.returncode:
            raise Failed(f"mpremote: {(done.stderr or done.stdout).strip()}")
        told = [line.split() for line in done.stdout.splitlines() if line.endswith(" ms")]
        waits = {" ".join(words[:-2]): float(words[-2]) for words in told}
        slow = {name: wait for name, wait in waits.items() if wait > LONGEST_SLICE and name not in ON_FLASH}
        if slow or not waits:
            raise Failed(f"Keys wait too long: {slow}")
        return ", ".join(f"{name} {wait} ms" for name, wait in waits.items())
