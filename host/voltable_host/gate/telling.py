"""What the program says, each text made visible; data that other programs read goes out exactly."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import click

from voltable_host.gate.sentences import visible
from voltable_host.gate.signs import shown_in_lines
from voltable_host.gate.streams import opened


def tell(text: str = "", err: bool = False, end: str = "\n", red: bool = False) -> None:
    """A text for people."""
    said = visible(text)
    click.echo((click.style(said, fg="red") if red else said) + end, nl=False, file=opened(err))


def hand_over(data: str) -> None:
    """Data as it is; somebody who looks at it on a terminal sees what is in it."""
    stream = opened()
    click.echo(shown_in_lines(data) if is_seen(stream) else data, nl=False, file=stream, color=True)


def is_seen(stream: Any) -> bool:
    """Whether it ends on a terminal."""
    return stream is not None and stream.isatty()


def is_looked_at(err: bool = False) -> bool:
    """Whether what goes there ends on a terminal."""
    return is_seen(opened(err))


def draw(signs: str, err: bool = False) -> None:
    """Signs of our own that move a terminal's cursor, clear it, or colour it."""
    stream = opened(err)
    stream.write(signs)
    stream.flush()


@contextmanager
def bar(label: str, length: int) -> Iterator[Any]:
    """A bar on stderr that grows."""
    with click.progressbar(length=length, label=visible(label), file=opened(err=True)) as growing:
        yield growing.update


def show_error(error: click.ClickException) -> None:
    """An error as click shows it: how the command is called, and what is wrong."""
    vars(error)["message"] = visible(error.message)
    error.show()
