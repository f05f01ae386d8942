"""The whole command in this process, at a terminal that keeps what it is sent; the streams are guarded or not."""

import io
import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

from kit.gate.planted import check_quiet
from voltable_host import cli
from voltable_host.language import map_names
from voltable_host.maps import kept

SANE = (0, 1, 2, 3, 4)  # exit codes


class Window(io.TextIOWrapper):
    """Somebody looks at it; it takes no half letters."""

    def __init__(self) -> None:
        super().__init__(io.BytesIO(), "utf-8", newline="")

    def isatty(self) -> bool:
        """A terminal."""
        return True

    def reconfigure(self, **_given) -> None:
        """It stays strict: what a terminal cannot show has to be made visible before."""

    def said(self) -> str:
        """All that was written."""
        self.flush()
        return self.buffer.getvalue().decode()  # type: ignore[attr-defined]


@contextmanager
def looked_at() -> Iterator[Window]:
    """Both streams of this process end there."""
    window, before = Window(), (sys.stdout, sys.stderr)
    sys.stdout = sys.stderr = window
    try:
        with patch.dict(os.environ, {"COLUMNS": "400", "TERM": "xterm"}):
            yield window
    finally:
        sys.stdout, sys.stderr = before


class Heard(NamedTuple):
    """What came of a command."""

    code: int
    out: str
    err: str

    @property
    def all(self) -> str:
        """Both streams."""
        return self.out + self.err


def heard(home: Path, *line: str, **more: str) -> str:
    """What a command says, once for people and once as JSON; nothing of it acts, and nothing fails."""
    spoken, data = hear(home, *line, "-v", **more), hear(home, *line, "--json", **more)
    for said in (spoken, data):
        check_quiet(said.all, line)
        assert said.code in SANE, (line, said)
    for row in data.out.splitlines() if data.code == 0 else ():
        json.loads(row)
    return spoken.all + data.out


def hear(home: Path, *words: object, text: str = "", is_guarded: bool = False, **environment: str) -> Heard:
    """Run it; any exception that people would see as a traceback reaches the test."""
    around = {"VOLTABLE_HOME": str(home), "VOLTABLE_LANG": "en", "COLUMNS": "400", "TERM": "xterm"} | environment
    with patch.dict(os.environ, around), streams(home, text) as (out, err), forgotten():
        sys.argv = ["voltable", *map(str, words)]
        with patch.object(cli, "guard", cli.guard if is_guarded else lambda: None):
            try:
                cli.main()
                code = 0
            except SystemExit as end:
                code = end.code if isinstance(end.code, int) else 0
    return Heard(code, out.said(), err.said())


@contextmanager
def streams(home: Path, text: str) -> Iterator[tuple[Window, Window]]:
    """Of our own, those of pytest afterwards."""
    source = home / "typed"
    source.write_text(text, encoding="utf-8")
    before = sys.argv, sys.stdin, sys.stdout, sys.stderr
    out, err = Window(), Window()
    try:
        with source.open(encoding="utf-8") as typed:
            sys.stdin, sys.stdout, sys.stderr = typed, out, err
            yield out, err
    finally:
        sys.argv, sys.stdin, sys.stdout, sys.stderr = before


@contextmanager
def forgotten() -> Iterator[None]:
    """Maps that were read are known only while the command runs."""
    with patch.object(kept, "LEARNT", []), patch.dict(map_names.OWN, clear=True):
        yield
