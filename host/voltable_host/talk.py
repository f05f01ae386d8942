"""Where a command speaks: data to stdout, talk to stderr, plainly where nobody looks."""

import os
import sys
from collections.abc import Mapping
from functools import cached_property
from typing import TextIO

import click

from voltable_host.gate.records import as_json, escaped
from voltable_host.gate.telling import hand_over, tell


class Talk:
    """How the user wants to be told things, as the shared options say."""

    def __init__(self, json: bool = False, plain: bool = False, quiet: bool = False, verbose: bool = False):
        self.asked = {"json": json, "plain": plain, "quiet": quiet, "verbose": verbose}
        self.json = json
        self.plain = plain or is_plain(sys.stdout, os.environ)
        self.redraws = not (plain or quiet or is_plain(sys.stderr, os.environ))  # stderr, where somebody looks
        self.quiet = quiet
        self.verbose = verbose

    def data(self, record: object, sentence: str) -> None:
        """What was asked for: one JSON line, or a sentence."""
        if self.json:
            self.record(record)
        else:
            tell(sentence)

    def record(self, record: object) -> None:
        """JSON in any case."""
        tell(as_json(record))

    def line(self, text: str) -> None:
        """What was asked for, put so by somebody else."""
        tell(escaped(text) if self.json else text)

    def exactly(self, data: str) -> None:
        """What another program reads, in a form of its own."""
        hand_over(data)

    def note(self, sentence: str) -> None:
        """What is good to know beside the data."""
        if not self.quiet:
            tell(sentence, err=True)

    def detail(self, sentence: str) -> None:
        """What only a curious user wants to know."""
        if self.verbose:
            tell(sentence, err=True)

    def aloud(self, sentence: str = "", red: bool = False) -> None:
        """What has to be heard, however quiet all else is."""
        tell(sentence, err=True, red=red)

    @cached_property
    def console(self):
        """A rich console on stdout."""
        from voltable_host.gate.console import GateConsole

        return GateConsole(self.plain)


def is_plain(stream: TextIO | None, environment: Mapping[str, str]) -> bool:
    """No terminal, one without our signs or that knows nothing at all, or no colour wished.

    >>> is_plain(None, {"TERM": "xterm"})
    True
    """
    if stream is None or not stream.isatty() or not (stream.encoding or "").lower().startswith("utf"):
        return True
    return bool(environment.get("NO_COLOR")) or environment.get("TERM") == "dumb"


pass_talk = click.make_pass_decorator(Talk)
