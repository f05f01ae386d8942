"""A device whose program stands still: its files can be read and replaced; leaving it starts the program again."""

import ast
import json
from base64 import b64encode
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from voltable_host.companion.line.errors import LineError
from voltable_host.companion.port import scripts
from voltable_host.companion.port.transport import Transport, told

STEP = 1536  # bytes of a file in one message: what a small heap takes without trouble
MOST_NAMES = 40  # in one message


@dataclass(frozen=True)
class Facts:
    """What a device says of itself."""

    name: str
    version: tuple[int, ...]
    machine: str
    mpy: int
    platform: str
    free: int
    size: int

    @property
    def firmware(self) -> str:
        """As people name it: MicroPython 1.25.0."""
        return f"{'MicroPython' if self.name == 'micropython' else self.name} {'.'.join(map(str, self.version))}"

    @property
    def mpy_version(self) -> int:
        """The form of compiled files it reads; 0 where it reads none."""
        return self.mpy & 0xFF


class Device:
    """`with` stops the program and starts it again at the end, also after a fault of ours."""

    def __init__(self, url: str):
        self.url = url
        self.transport: Transport | None = None

    def __enter__(self) -> "Device":
        with told(self.url):
            self.transport = Transport(self.url)
        try:
            with told(self.url):
                self.transport.enter()
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(self, *error) -> None:
        try:
            with told(self.url):
                self.line.leave()
        except LineError:
            if not error[0]:
                raise
        finally:
            self.close()

    def start(self, seconds: int) -> str:
        """Start the program and listen for a while, or until it ends; what it printed."""
        with told(self.url):
            self.line.leave()
            heard = self.line.read_until(1, b">>> ", timeout=seconds, timeout_overall=seconds)
            self.line.enter()
        return heard.decode("utf-8", "replace")

    @property
    def line(self) -> Transport:
        """The open line."""
        assert self.transport
        return self.transport

    def close(self) -> None:
        """Let others have the port."""
        if self.transport:
            self.transport.close()
            self.transport = None

    def run(self, script: str, parameter: object = None) -> str:
        """Let the device do something; what it printed."""
        with told(self.url):
            return self.line.exec(f"P = {parameter!r}\n{script}").decode()

    def ask(self, script: str, parameter: object = None) -> Any:
        """The value that a script prints."""
        return self.read_values(self.run(script, parameter))[-1]

    def read_values(self, printed: str) -> list:
        """Each line as the value it is."""
        with told(self.url):
            return [ast.literal_eval(line) for line in printed.splitlines() if line]

    # What there is

    def facts(self) -> Facts:
        """Firmware, chip, and the size of its flash."""
        return Facts(**self.ask(scripts.FACTS))

    def files(self, folders: Iterable[str]) -> dict[str, int]:
        """Every file below these folders with its size; folders that are missing have none."""
        return dict(self.read_values(self.run(scripts.TREE, list(folders))))

    def hashes(self, paths: Iterable[str]) -> dict[str, str | None]:
        """SHA-256 of files as hex digits, None for those that are not there."""
        found: dict[str, str | None] = {}
        for part in in_parts(list(paths)):
            found.update(self.read_values(self.run(scripts.HASHES, part)))
        return found

    def read(self, path: str) -> bytes | None:
        """A whole file, None where there is none."""
        if self.hashes([path])[path] is None:
            return None
        with told(self.url):
            return bytes(self.line.fs_readfile(path, chunk_size=STEP))

    def read_object(self, path: str) -> dict | None:
        """A file with a JSON object; None where there is none, or nothing of the kind."""
        data = self.read(path)
        try:
            value = json.loads((data or b"").decode())
        except (ValueError, RecursionError):
            return None
        return value if isinstance(value, dict) else None

    # What changes

    def write(self, path: str, data: bytes, step: Callable[[int], None] = lambda count: None) -> None:
        """A file, as it is or in place of another one that may be half; `step` is told of each part."""
        parts = [data[start : start + STEP] for start in range(0, len(data), STEP)] or [b""]
        for number, part in enumerate(parts):
            opening = scripts.OPEN if number == 0 else ""
            closing = scripts.CLOSE if number == len(parts) - 1 else ""
            self.run(f"{opening}w(d({b64encode(part)!r}))\n{closing}", path)
            step(len(part))

    def make_folders(self, paths: Iterable[str]) -> None:
        """Folders that are there afterwards, those above them first."""
        wanted = {parent for path in paths for parent in above(path)}
        for part in in_parts(sorted(wanted)):
            self.run(scripts.FOLDERS, part)

    def rename(self, pairs: Iterable[tuple[str, str]]) -> None:
        """Other names, in this order; a file that had one is replaced."""
        for part in in_parts(list(pairs)):
            self.run(scripts.RENAME, part)

    def remove(self, paths: Iterable[str]) -> None:
        """Files that nobody needs; one that is not there is no fault."""
        for part in in_parts(list(paths)):
            self.run(scripts.REMOVE, part)

    def replace(self, path: str, data: bytes) -> None:
        """A whole file in place of another: the old one stands until the new one is on flash."""
        self.write(path + ".new", data)
        self.rename([(path + ".new", path)])


def above(path: str) -> list[str]:
    """The folders that a file lies in.

    >>> above("/lib/voltable/game.mpy")
    ['/lib', '/lib/voltable']
    """
    parts = path.split("/")[1:-1]
    return ["/" + "/".join(parts[: count + 1]) for count in range(len(parts))]


def in_parts(items: list) -> Iterable[list]:
    """A long list as several short ones."""
    return [items[start : start + MOST_NAMES] for start in range(0, len(items), MOST_NAMES)]
