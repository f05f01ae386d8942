"""Programs with worker processes: started as from a terminal, watched from outside."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from threading import Thread

from kit.patience import PATIENCE, wait_until
from kit.terminal.terminal import MAIN, surroundings


class Program:
    """The command in a group of processes of its own, so that all of it hears what a terminal sends; `with` ends it."""

    def __init__(self, home: Path, *arguments, code: str = MAIN):
        self.process = subprocess.Popen(
            [sys.executable, "-c", code, *map(str, arguments)], env=surroundings(home), start_new_session=True,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8",
        )  # fmt: skip
        self.data: list[str] = []
        self.talk: list[str] = []
        pairs = ((self.process.stdout, self.data), (self.process.stderr, self.talk))
        self.readers = [Thread(target=into.extend, args=(stream,), daemon=True) for stream, into in pairs]
        for reader in self.readers:
            reader.start()

    def __enter__(self) -> "Program":
        return self

    def __exit__(self, *error) -> None:
        self.process.kill()
        self.end()

    def interrupt(self) -> None:
        """Ctrl-C: everybody in the window hears it."""
        os.killpg(self.process.pid, signal.SIGINT)

    def workers(self, count: int) -> list[int]:
        """Its worker processes, as soon as there are so many."""
        wait_until(lambda: len(children(self.process.pid)) == count)
        return children(self.process.pid)

    def end(self) -> int:
        """Its exit code, once all is read: whoever else holds its pipes has ended too."""
        for reader in self.readers:
            reader.join(PATIENCE)
            assert not reader.is_alive()
        return self.process.wait(PATIENCE)


def children(parent: int) -> list[int]:
    """The processes that another one has started."""
    return [number for number, above, _state in table() if above == parent]


def is_there(process: int) -> bool:
    """It lives; one that has ended and is only remembered does not."""
    return any(number == process and not state.startswith("Z") for number, _above, state in table())


def table() -> list[tuple[int, int, str]]:
    """Every process, who started it, and its state."""
    told = subprocess.run(["ps", "-A", "-o", "pid=,ppid=,stat="], capture_output=True, text=True, check=True)
    rows = [line.split() for line in told.stdout.splitlines()]
    return [(int(number), int(above), state) for number, above, state in rows]
