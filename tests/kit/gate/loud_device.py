"""A device at its prompt that says planted words wherever MicroPython may say any."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from mpremote.transport import TransportExecError

from kit.gate.planted import LOUD
from kit.line.prompt_device import RunningApp
from voltable_host.companion.port import answering, device, drives, looking, scripts
from voltable_host.companion.port.program import HASH_DIGITS, MANIFEST

FACTS: dict[str, Any] = {
    "name": "micropython", "version": (1, 25, 0), "machine": LOUD, "mpy": 6, "platform": LOUD, "free": 1 << 20,
    "size": 1 << 21,
}  # fmt: skip
TRACE = f"Traceback (most recent call last):\r\n  File {LOUD}\r\nOSError: {LOUD}\r\n"


class LoudDevice:
    """Stands for the transport; `fails` is the script at which it ends with a trace."""

    def __init__(self, facts: dict[str, Any] | None = None, files: dict[str, bytes] | None = None, fails: str = "?"):
        self.facts = FACTS | (facts or {})
        self.files = files or {}
        self.fails = fails

    def enter(self) -> None:
        """It stands at its prompt already."""

    leave = close = enter

    def read_until(self, *_given, **_patience) -> bytes:
        """The last words of its program."""
        return TRACE.encode() + b">>> "

    def exec(self, script: str, data_consumer=None) -> bytes:
        """What a script prints."""
        if self.fails in script:
            raise TransportExecError(1, TRACE)
        given: Any = eval(script.partition("\n")[0][4:], {})
        return "".join(f"{value!r}\n" for value in self.answers(script, given)).encode()

    def answers(self, script: str, given: Any) -> list:
        """Its values, a line each."""
        if script.endswith(scripts.FACTS):
            return [self.facts]
        if script.endswith(scripts.TREE):
            return [(path, len(data)) for path, data in self.files.items() if path.startswith(tuple(given))]
        if script.endswith(scripts.HASHES):
            return [(path, "0" * HASH_DIGITS if path in self.files else None) for path in given]
        if script.endswith(scripts.KEYS):
            return [([LOUD], [])]
        return [None]

    def fs_readfile(self, path: str, chunk_size: int = 0) -> bytes:
        """A file."""
        return self.files[path]


def loud_files(profile: str = LOUD) -> dict[str, bytes]:
    """A program of another version, settings and games, each with planted words."""
    told = {"version": LOUD, "engine": LOUD, "files": {f"/lib/{LOUD}": LOUD}}
    return {
        f"/lib/voltable/{LOUD}.mpy": b"a", f"/games/{LOUD}.j": b"a", "/games/0011223344556677.j": b"a",
        MANIFEST: json.dumps(told).encode(),
        "/settings.json": json.dumps({"profile": profile, "lang": LOUD, LOUD: 1}).encode(),
    }  # fmt: skip


@contextmanager
def plugged_in(found: LoudDevice, trouble: Exception | None = None) -> Iterator[RunningApp]:
    """At whatever port is asked for; its program runs, or there is a trouble with it."""
    app = RunningApp()
    app.trouble = trouble
    with (
        patch.object(device, "Transport", lambda url: found),
        patch.object(answering, "connected", app.connected),
        patch.object(looking, "connected", app.connected),
        patch.object(answering, "sync_first", lambda client, talk: None),
        patch.object(answering, "START", 0),
        patch.object(answering, "PAUSE", 0),
        patch.object(drives, "places", list),
        patch.object(drives, "unmounted", lambda: None),
    ):
        yield app
