"""How far a series is: a line on stderr that is drawn again and again, where somebody can see it."""

import os
import shutil
import sys
from time import monotonic

from voltable_host.gate.sentences import visible
from voltable_host.gate.telling import draw
from voltable_host.language import _
from voltable_host.talk import Talk

PAUSE = 0.1  # seconds between two pictures
LONGEST, SHORTEST = 40, 8  # signs of the bar itself
DONE, LEFT = "━", "─"
WIPE = "\r\x1b[K"


class Bar:
    """Games done of all, how many a second, and how long the rest takes; `with` takes it away at the end."""

    def __init__(self, talk: Talk, games: int):
        self.is_wanted = talk.redraws and games > 1
        self.is_between = talk.verbose or sys.stdout.isatty()  # what is told goes to the same window
        self.games = games
        self.done = 0
        self.began = self.drawn = monotonic()
        self.is_there = False

    def __enter__(self) -> "Bar":
        self.draw()
        return self

    def __exit__(self, *error) -> None:
        self.wipe()

    def aside(self) -> None:
        """Make room for a line that is told."""
        if self.is_between:
            self.wipe()

    def show(self, done: int) -> None:
        """So many are done; drawn as often as eyes can follow, and behind every line."""
        self.done = done
        if not self.is_there or monotonic() - self.drawn > PAUSE:
            self.draw()

    def tick(self) -> None:
        """Time goes on though nothing is done."""
        self.draw()

    def draw(self) -> None:
        """The line as it is now."""
        if self.is_wanted:
            self.drawn = monotonic()
            self.is_there = True
            draw(WIPE + visible(line(self.done, self.games, self.drawn - self.began, columns())), err=True)

    def wipe(self) -> None:
        """Nothing of it stays."""
        if self.is_there:
            self.is_there = False
            draw(WIPE, err=True)


def line(done: int, games: int, seconds: float, width: int) -> str:
    """What is drawn; where there is little room, only the words.

    >>> line(250, 1000, 10, 80)
    '━━━━━━━━━────────────────────────────  Games: 250 of 1000, 25.0/s, left 0:00:30'
    >>> line(0, 1000, 10, 24)
    'Games: 0 of 1000'
    """
    words = _("Games: {done} of {games}").format(done=done, games=games)
    if done and seconds:
        left = clock((games - done) * seconds / done)
        words += ", " + _("{rate}/s, left {time}").format(rate=rounded(done / seconds), time=left)
    room = min(LONGEST, width - len(words) - 3)
    if room < SHORTEST:
        return words[: width - 1]
    full = room * done // games
    return DONE * full + LEFT * (room - full) + "  " + words


def rounded(rate: float) -> str:
    """Three figures.

    >>> rounded(1234.5), rounded(34.84), rounded(0.0511)
    ('1234', '34.8', '0.05')
    """
    return f"{rate:.0f}" if rate >= 100 else f"{rate:.1f}" if rate >= 1 else f"{rate:.2f}"


def clock(seconds: float) -> str:
    """Hours, minutes, seconds.

    >>> clock(3725), clock(100 * 3600)
    ('1:02:05', '100:00:00')
    """
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes // 60}:{minutes % 60:02}:{rest:02}"


def columns() -> int:
    """The width of the window that stderr goes to."""
    try:
        return os.get_terminal_size(sys.stderr.fileno()).columns or shutil.get_terminal_size().columns
    except (OSError, ValueError):
        return shutil.get_terminal_size().columns
