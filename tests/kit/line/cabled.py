"""The real program of the device under MicroPython on a pseudo-terminal, switched on and off at will."""

import json
import signal
import subprocess
import sys
from pathlib import Path

from kit.patience import PATIENCE
from kit.terminal.terminal import MAIN, surroundings
from voltable_host.companion.sim.fingers import Fingers
from voltable_host.companion.sim.reading import read
from voltable_host.companion.sim.serial_line import PtyCable
from voltable_host.companion.sim.simulator import Simulator

PROFILE = "pico-oled-3b"


class Companion:
    """A device with its flash in a folder; its port is `port`, a name that stays."""

    def __init__(self, home: Path, settings: dict | None = None):
        self.home = home
        self.folder = home / "device"
        self.port = home / "device-port"
        self.device: Simulator | None = None
        (self.folder / "games").mkdir(parents=True)
        (self.folder / "settings.json").write_text(json.dumps({"tested": True} | (settings or {})))

    def __enter__(self) -> "Companion":
        self.switch_on()
        return self

    def __exit__(self, *error) -> None:
        self.switch_off()

    def switch_on(self) -> None:
        """Power."""
        self.device = Simulator(PROFILE, self.folder, PtyCable(self.port)).__enter__()
        self.fingers = Fingers(self.device)
        self.fingers.settle()

    def switch_off(self) -> None:
        """kill -9, as a pulled plug."""
        if self.device:
            self.device.stop()
            self.device = None

    def press(self, *names: str) -> list[str]:
        """Keys one after another; what the screen says then."""
        for name in names:
            self.fingers.press(self.fingers.bit(name))
        return self.screen()

    def screen(self) -> list[str]:
        """What it says."""
        assert self.device
        self.fingers.settle()
        return read(self.device.sight.picture, plain=True)

    def wait_for(self, text: str) -> None:
        """Until the screen says this."""
        device = self.device
        assert device
        is_there = device.wait(lambda: any(text in line for line in read(device.sight.picture, plain=True)), PATIENCE)
        assert is_there, (text, self.screen())

    def logs(self) -> dict[bytes, bytes]:
        """Every journal on flash, by the number of its game."""
        files = sorted((self.folder / "games").glob("*.j"))
        return {bytes.fromhex(file.stem): file.read_bytes() for file in files}

    def put(self, game) -> None:
        """A game on its flash, as if it had been played there; the device is off."""
        (self.folder / "games" / f"{game.gid.hex()}.j").write_bytes(game.dump())
        (self.folder / "games" / "order").unlink(missing_ok=True)


class Laptop:
    """The host's command in processes of its own, with games in a folder of its own."""

    def __init__(self, home: Path, port: Path | str):
        self.home = home / "laptop"
        self.port = port
        (self.home / "games").mkdir(parents=True)
        self.environment = surroundings(self.home)

    def run(self, *arguments, code: int = 0, **options) -> subprocess.CompletedProcess:
        """A command to its end; its exit code has to be the expected one."""
        done = self.ended(*arguments, **options)
        assert done.returncode == code, (arguments, done.returncode, done.stdout[-2000:], done.stderr[-3000:])
        return done

    def ended(self, *arguments, text: str = "", seconds: float = PATIENCE) -> subprocess.CompletedProcess:
        """A command, whatever comes of it."""
        with self.started(*arguments) as process:
            try:
                out, err = process.communicate(text, seconds)
            except subprocess.TimeoutExpired:
                process.send_signal(signal.SIGKILL)
                out, err = process.communicate()
                raise AssertionError(f"{arguments} took too long: {out[-1000:]} {err[-1000:]}") from None
        return subprocess.CompletedProcess(arguments, process.returncode, out, err)

    def started(self, *arguments) -> subprocess.Popen:
        """A command that runs on."""
        return subprocess.Popen(
            [sys.executable, "-c", MAIN, *map(str, arguments)], env=self.environment, text=True, encoding="utf-8",
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        )  # fmt: skip

    def sync(self, *arguments, code: int = 0) -> dict:
        """What `voltable device sync --json` says."""
        done = self.run("device", "sync", "--port", self.port, "--json", *arguments, code=code)
        return json.loads(done.stdout)

    def save(self, game, name: str) -> Path:
        """A game in a file."""
        path = self.home / "games" / f"{name}.vtl"
        path.write_bytes(game.dump())
        return path

    def logs(self) -> dict[bytes, bytes]:
        """Every game here, by its number; no branches."""
        files = [file for file in (self.home / "games").glob("*.vtl") if ".b" not in file.name]
        return {file.read_bytes()[4:12]: file.read_bytes() for file in files}

    def branches(self) -> list[bytes]:
        """Every branch."""
        return [file.read_bytes() for file in sorted((self.home / "games").glob("*.b*.vtl"))]
