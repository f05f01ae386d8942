"""A device that runs on this computer: its program under MicroPython, its keys, and its plug."""

import os
import subprocess
import tempfile
import threading
from collections.abc import Callable
from pathlib import Path

from voltable_host.companion.files import micropython
from voltable_host.companion.sim.records import records
from voltable_host.companion.sim.sight import Sight
from voltable_host.companion.sim.stopped import Stopped, UnknownProfile, reason_of

PROGRAM = "voltable_device.run"
ON_DEVICE = Path(__file__).parent / "on_device"
HEAP = "heapsize=16m"  # it compiles its own sources, which takes far more than a device has
LONGEST = 0xFFFF  # milliseconds in one order
SAY_WHEN_OVER = 0x8000
SETTLE = 400  # milliseconds after which a press has become what it is, also where two make a double
PATIENCE = 30  # seconds for what takes moments, on a machine that does other things too


class Simulator:
    """A device from its first moment on; `with` waits until it shows something, and pulls the plug at the end."""

    def __init__(self, profile: str, folder: Path, cable, program: str = PROGRAM, search: str = ""):
        self.cable = cable
        self.sight = Sight()
        self.news = threading.Condition()
        self.is_gone = False
        self.ordered_ms = self.asked = 0
        self.errors = tempfile.TemporaryFile("w+")  # noqa: SIM115  it lives as long as the device
        self.process = self.start([program, profile, str(folder)], search or micropython.source_path())
        threading.Thread(target=self.listen, daemon=True).start()

    def start(self, arguments: list[str], search: str) -> subprocess.Popen:
        """The process, with the serial line as its input and output and two pipes beside it."""
        self.told, telling = os.pipe()
        reading, self.keys = os.pipe()
        try:
            return subprocess.Popen(
                [micropython.find(), "-X", HEAP, str(ON_DEVICE / "start.py"), *arguments, str(telling), str(reading)],
                stdin=self.cable.input, stdout=self.cable.output, stderr=self.errors, pass_fds=(telling, reading),
                env=os.environ | {"MICROPYPATH": f"{ON_DEVICE}:{search}"}, start_new_session=True,
            )  # fmt: skip
        finally:
            self.cable.started()
            os.close(telling)
            os.close(reading)

    def __enter__(self) -> "Simulator":
        self.wait(lambda: self.sight.key_names or self.sight.profiles or self.is_gone, PATIENCE)
        if self.sight.profiles:
            self.stop()
            raise UnknownProfile(self.sight.profiles)
        if not self.sight.key_names:
            raise self.end()
        return self

    def __exit__(self, *error) -> None:
        self.stop()

    def listen(self) -> None:
        """Take in every record until the device is gone."""
        for kind, body in records(self.told):
            with self.news:
                self.sight.take(kind, body)
                self.news.notify_all()
        os.close(self.told)
        with self.news:
            self.is_gone = True
            self.news.notify_all()

    def wait(self, until: Callable[[], object], seconds: float | None = None) -> bool:
        """Whether it came true in time."""
        with self.news:
            return bool(self.news.wait_for(until, seconds))

    def order(self, down: int, milliseconds: int) -> None:
        """These keys are down for so long at least, after what was ordered before."""
        while milliseconds > LONGEST:
            self.send(down, LONGEST)
            milliseconds -= LONGEST
        self.send(down, milliseconds)

    def send(self, down: int, milliseconds: int) -> None:
        """One order of four bytes."""
        self.ordered_ms += milliseconds
        try:
            os.write(self.keys, down.to_bytes(2, "little") + milliseconds.to_bytes(2, "little"))
        except BrokenPipeError:
            raise self.end() from None

    def settle(self, down: int = 0) -> None:
        """Wait until all that was ordered is done and drawn."""
        self.asked += 1
        self.send(down | SAY_WHEN_OVER, SETTLE)
        seconds, self.ordered_ms = self.ordered_ms / 1000 + PATIENCE, 0
        self.wait(lambda: self.sight.settled >= self.asked or self.is_gone, seconds)
        if self.sight.settled < self.asked:
            raise self.end()

    def end(self) -> Stopped:
        """Why the program runs no more, or runs and does not answer."""
        self.stop()
        self.errors.seek(0)
        return reason_of(self.process.returncode, self.errors.read())

    def stop(self) -> None:
        """Pull the plug; a device has to bear that at any moment."""
        if self.keys >= 0:
            self.process.kill()
            self.process.wait()
            os.close(self.keys)
            self.keys = -1
            self.cable.close()
