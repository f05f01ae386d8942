"""The folder that stands for a device's flash: it belongs to one device at a time."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from voltable_host.language import _


@contextmanager
def only_one(folder: Path) -> Iterator[None]:
    """Make the folder, and keep other simulators out of it: two devices cannot share their flash."""
    import fcntl

    folder.mkdir(parents=True, exist_ok=True)
    place = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(place, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(place)
        sentence = _("Another simulator runs in {folder}. Leave it first, or name another folder: --folder DIR")
        raise click.ClickException(sentence.format(folder=folder)) from None
    try:
        yield
    finally:
        os.close(place)
