"""Where a command speaks: data to stdout, talk to stderr, plainly where nobody looks."""

import json
import os
import sys
from collections.abc import Mapping
from functools import cached_property
from typing import TextIO

import click


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
        self.line(json.dumps(record, ensure_ascii=False) if self.json else sentence)

    def line(self, text: str) -> None:
        """The same where it was put so by somebody else."""
        click.echo(text)

    def note(self, sentence: str) -> None:
        """What is good to know beside the data."""
        if not self.quiet:
            click.echo(sentence, err=True)

    def detail(self, sentence: str) -> None:
        """What only a curious user wants to know."""
        if self.verbose:
            click.echo(sentence, err=True)

    @cached_property
    def screen(self):
        """A rich console on stdout: with colour on a terminal, without marks of any kind elsewhere."""
        from rich.console import Console

        class Piped(Console):
            """A reader who has enough is told of by an exception, as everywhere else."""

            def on_broken_pipe(self) -> None:
                raise

        return Piped(
            no_color=self.plain, force_terminal=False if self.plain else None, highlight=False, emoji=False,
            markup=False, safe_box=True, soft_wrap=False, legacy_windows=False if self.plain else None,
        )  # fmt: skip


def is_plain(stream: TextIO | None, environment: Mapping[str, str]) -> bool:
    """No terminal, one without our signs or that knows nothing at all, or no colour wished.

    >>> is_plain(None, {"TERM": "xterm"})
    True
    """
    if stream is None or not stream.isatty() or not (stream.encoding or "").lower().startswith("utf"):
        return True
    return bool(environment.get("NO_COLOR")) or environment.get("TERM") == "dumb"


pass_talk = click.make_pass_decorator(Talk)
