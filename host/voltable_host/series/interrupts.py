"""Ctrl-C during a series: it cuts games, never a line that is being told or a log that is being written."""

import signal
from collections.abc import Iterator
from threading import current_thread, main_thread
from typing import TypeVar

T = TypeVar("T")


class Shield:
    """Inside `with`, Ctrl-C is heard only while the next line is waited for; pressed twice it is heard anywhere."""

    def __init__(self) -> None:
        self.before = None
        self.is_open = False
        self.is_pressed = False

    def __enter__(self) -> "Shield":
        """Whoever handles it in a way of their own goes on doing so."""
        if current_thread() is main_thread() and signal.getsignal(signal.SIGINT) is signal.default_int_handler:
            self.before = signal.signal(signal.SIGINT, self.hear)
        return self

    def __exit__(self, *error) -> None:
        if self.before:
            signal.signal(signal.SIGINT, self.before)

    def hear(self, _number, _frame) -> None:
        """Remember it, or act on it."""
        if self.is_open or self.is_pressed:
            raise KeyboardInterrupt
        self.is_pressed = True

    def next_of(self, lines: Iterator[T]) -> T | None:
        """The next line, None behind the last; given up as soon as Ctrl-C is pressed or has been."""
        self.is_open = True
        try:
            if self.is_pressed:
                raise KeyboardInterrupt
            return next(lines, None)
        finally:
            self.is_open = False
