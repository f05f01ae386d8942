"""Lines from a keyboard or from stdin while the device may move at any time."""

import os
import sys
import threading
from collections import deque
from collections.abc import Callable, Iterator

from voltable_host.companion.line.live_client import LiveClient
from voltable_host.gate.telling import draw
from voltable_host.talk import Talk
from voltable_host.terminal.line import Changed, Lines, NoMore
from voltable_host.terminal.live.bell import Bell, Rang, type_for

CLEAR = "\r\x1b[K"
LIMIT = 0.25  # seconds after which stdin is looked at again: Ctrl-C must be heard on every system


class LiveLines(Lines):
    """Lends the game to the line's thread while it waits for somebody."""

    def __init__(self, talk: Talk, client: LiveClient):
        super().__init__(talk)
        self.client = client
        self.bell = Bell()
        self.half = ""  # what was being typed when the game changed
        self.unread = ""  # a whole line that came too late
        self.waiting: deque[str] = deque()
        self.reader: threading.Thread | None = None
        client.wake = self.bell.ring_from_afar

    def ask(self, prompt: str, words: Callable[[], list[str]] = list) -> str:
        """One line; Changed where there are news to be told first."""
        if self.client.has_news:
            raise Changed
        return self.typed(prompt, words) if self.keyboard else self.piped()

    def typed(self, prompt: str, words: Callable[[], list[str]]) -> str:
        """At a keyboard; a line for a game that is another one by now is not played."""
        type_for(self.half)
        self.half = ""
        try:
            with self.client.resting(), self.bell:
                line = super().ask(prompt, words)
        except Rang:
            self.half = self.bell.half
            draw("\n" if self.talk.plain else CLEAR, err=self.talk.json)
            raise Changed from None
        finally:
            type_for("")
        if self.client.moves:
            self.half = self.unread = line
            raise Changed
        return line

    def piped(self) -> str:
        """From stdin, which a thread reads: nobody can wait for it and for the device at once."""
        if self.reader is None:
            self.reader = threading.Thread(target=self.read_on, name="stdin", daemon=True)
            self.reader.start()
        while not self.waiting and not self.client.has_news:
            self.client.changed.wait(LIMIT)
        if self.client.has_news:
            raise Changed
        line = self.waiting[0]
        if not line:
            raise NoMore
        return self.waiting.popleft()

    def read_on(self) -> None:
        """Line by line; an empty one is the end."""
        for line in stdin_lines():
            with self.client.lock:
                self.waiting.append(line)
                self.client.changed.notify_all()


def stdin_lines() -> Iterator[str]:
    """Line by line, an empty one at the end; Python's own buffer has a lock that no thread may hold as it ends."""
    try:
        source = sys.stdin.fileno()
    except (AttributeError, OSError, ValueError):  # no stdin, or none of the system's
        yield from sys.stdin or ()
        yield ""
        return
    waiting, more = b"", b"-"
    while more:
        more = os.read(source, 4096)
        *whole, waiting = (waiting + more).split(b"\n")
        yield from (line.decode("utf-8", "replace") + "\n" for line in whole)
    if waiting:
        yield waiting.decode("utf-8", "replace")
    yield ""
