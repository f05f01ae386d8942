"""The two streams that people read: what comes past the gate, of libraries and of our own mistakes, is made visible."""

import os
import sys
from io import TextIOWrapper
from typing import Any, BinaryIO, TextIO

from voltable_host.gate.signs import shown_in_lines


class Guarded:
    """A stream on which only the gate may do more than write lines; else it is the stream that it guards."""

    def __init__(self, stream: TextIO):
        self.guarded = stream

    def write(self, text: str) -> int:
        """Whatever help, tracebacks, warnings and libraries say."""
        return self.guarded.write(shown_in_lines(text))

    def writelines(self, lines: Any) -> None:
        """The same, for several."""
        for line in lines:
            self.write(line)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.guarded, name)


def guard() -> None:
    """From now on, in this whole process."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without our letters shows others, and no traceback
    os.environ.setdefault("PYTHON_COLORS", "0")  # newer Pythons colour tracebacks, and their colours would be shown
    sys.stdout, sys.stderr = guarded(sys.stdout), guarded(sys.stderr)


def guarded(stream: Any) -> Any:
    """The same stream, guarded once; a program without windows has none."""
    return stream if stream is None or isinstance(stream, Guarded) else Guarded(stream)


def opened(err: bool = False) -> Any:
    """The stream itself, for the gate alone: its text is visible already, and its styles are ours."""
    stream: Any = sys.stderr if err else sys.stdout
    return stream.guarded if isinstance(stream, Guarded) else stream


def answering() -> BinaryIO:
    """Stdout as a pipe to another program of ours; whatever prints must not fall between answers."""
    answers = sys.stdout.buffer
    guard()
    sys.stdout = sys.stderr
    return answers


def let_go() -> None:
    """The reader of stdout has gone: what is still buffered has nowhere to go."""
    sys.stdout = open(os.devnull, "w")  # noqa: SIM115  it stays open to the end
