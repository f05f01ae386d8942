"""A copy of the project, to add something to it as a newcomer would, bake, and run what comes of it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from kit.patience import PATIENCE

ROOT = Path(__file__).resolve().parents[3]
FOLDERS = ("core", "cardgame", "device", "host", "tools", "tests")
NEEDLESS = shutil.ignore_patterns("__pycache__", "node_modules", "golden", "recorded")
LEFT_OUT = ("pack_font", "bake_bundles")  # fonts do not change, and observing a device takes its time
SCRIPT = "tests/kit/project/played.py"


class Copy:
    """Sources without an install, and what was made of them."""

    def __init__(self, folder: Path):
        self.folder = folder
        for name in FOLDERS:
            shutil.copytree(ROOT / name, folder / name, ignore=NEEDLESS)
        if (ROOT / ".micropython").exists():
            (folder / ".micropython").symlink_to(ROOT / ".micropython")

    def write(self, name: str, text: str) -> None:
        """A new file."""
        (self.folder / name).write_text(text, encoding="utf-8")

    def change(self, name: str, old: str, new: str) -> None:
        """The one place where a file says this."""
        text = (self.folder / name).read_text(encoding="utf-8")
        assert text.count(old) == 1, (name, old)
        self.write(name, text.replace(old, new))

    def bake(self) -> None:
        """What `make bake` runs."""
        for baker in bakers():
            self.run(sys.executable, f"tools/{baker}.py")

    def run(self, *command) -> str:
        """A command in the copy, by the copy's own sources; what it prints."""
        paths = os.pathsep.join(str(self.folder / name) for name in FOLDERS)
        environment = os.environ | {
            "PYTHONPATH": paths, "MICROPYPATH": f"{paths}:.frozen", "VOLTABLE_HOME": str(self.folder / "home"),
            "VOLTABLE_LANG": "en",
        }  # fmt: skip
        done = subprocess.run(
            list(map(str, command)), cwd=self.folder, env=environment, capture_output=True, text=True,
            timeout=3 * PATIENCE,
        )  # fmt: skip
        assert done.returncode == 0, (command, done.stdout[-2000:], done.stderr[-3000:])
        return done.stdout

    def voltable(self, *arguments) -> str:
        """The command."""
        return self.run(sys.executable, "-c", "from voltable_host.cli import main; main()", *arguments)

    def played(self, interpreter: Path | str, edition: str, board: str) -> str:
        """Games of bots and a table that is followed, in one of the interpreters."""
        heap = () if interpreter == sys.executable else ("-X", "heapsize=4m")
        return self.run(interpreter, *heap, SCRIPT, edition, board)

    def device_screen(self, home: Path, **settings: str) -> list[str]:
        """What a device of this copy shows first, by its own program in MicroPython."""
        program = (
            "from pathlib import Path\nfrom kit.line.cabled import Companion\n"
            f"with Companion(Path({str(home)!r}), {settings!r}) as companion:\n"
            "    print('\\n'.join(companion.screen()))\n"
        )
        return self.run(sys.executable, "-c", program).splitlines()


def bakers() -> list[str]:
    """What `make bake` runs, as far as a copy needs it."""
    (line,) = [line for line in (ROOT / "Makefile").read_text().splitlines() if line.startswith("BAKERS")]
    return [baker for baker in line.partition("=")[2].split() if baker not in LEFT_OUT]
