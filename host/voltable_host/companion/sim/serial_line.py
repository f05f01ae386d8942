"""The device's serial line: a pseudo-terminal that others open like a port, or a cable that ends nowhere."""

import os
import subprocess
import threading
from collections.abc import Callable
from pathlib import Path

import click

from voltable_host.language import _


class LooseCable:
    """Nobody at the other end: nothing comes in, and what goes out is lost or, where asked for, overheard."""

    def __init__(self, overhear: Callable[[str], object] | None = None):
        self.input, self.held = os.pipe()
        self.output = subprocess.DEVNULL
        if overhear:
            heard, self.output = os.pipe()
            threading.Thread(target=listen, args=(heard, overhear), daemon=True).start()

    def started(self) -> None:
        """The device has its end now."""
        os.close(self.input)
        if self.output != subprocess.DEVNULL:
            os.close(self.output)

    def close(self) -> None:
        """Unplugged."""
        os.close(self.held)


def listen(heard: int, tell: Callable[[str], object]) -> None:
    """Tell what goes out, line by line, until the device is gone."""
    with open(heard, encoding="utf-8", errors="replace", newline="\n") as said:
        for line in said:
            tell(line)


class PtyCable:
    """A pseudo-terminal: the device has one end, and a name in the file system leads to the other."""

    def __init__(self, link: Path):
        import pty
        import tty

        if link.exists() and not link.is_symlink():
            raise click.ClickException(_("{path} is there already. Name a path that is free.").format(path=link))
        self.input, self.slave = pty.openpty()
        self.output = self.input
        tty.setraw(self.slave)  # a terminal of people would echo, and change some bytes
        self.port = os.ttyname(self.slave)
        self.link = link
        try:
            link.unlink(missing_ok=True)
            link.symlink_to(self.port)
        except OSError as error:
            raise click.ClickException(f"{link}: {error.strerror}") from error

    def started(self) -> None:
        """The slave stays open here, for a line without any reader would be an error to the device."""
        os.close(self.input)

    def close(self) -> None:
        """Unplugged; the name goes too, unless it leads elsewhere by now."""
        os.close(self.slave)
        if self.link.is_symlink() and os.readlink(self.link) == self.port:
            self.link.unlink()
