"""A bot that takes its time: after half a second its name is shown, until it has thought."""

from collections.abc import Callable
from threading import Timer
from typing import TypeAlias

from voltable_host.gate.sentences import visible
from voltable_host.gate.telling import draw, is_looked_at, tell
from voltable_host.language import _
from voltable_host.talk import Talk
from voltable_host.terminal.screen import ASCII

PATIENCE = 0.5  # seconds in which nobody wonders
WIPE = "\r\x1b[K"

# Rings after so many seconds; what it gives back puts it off for good, and waits for a bell that is ringing.
Alarm: TypeAlias = Callable[[float, Callable[[], None]], Callable[[], None]]


def alarm(seconds: float, ring: Callable[[], None]) -> Callable[[], None]:
    """By a thread, for the bot has the main one; nobody else writes while it thinks."""
    timer = Timer(seconds, ring)
    timer.daemon = True
    timer.start()

    def put_off() -> None:
        timer.cancel()
        timer.join()

    return put_off


STDERR, STDOUT = "stderr", "stdout"


class Thinking:
    """`with` it a bot thinks: whoever looks is told so, and what was told is taken away again."""

    def __init__(self, talk: Talk, bot: str, alarm: Alarm = alarm):
        self.bot = bot
        self.alarm = alarm
        self.window = window_of(talk)
        self.is_redrawn = talk.redraws if self.window == STDERR else not talk.plain
        self.is_shown = False
        self.put_off: Callable[[], None] | None = None

    def __enter__(self) -> "Thinking":
        if self.window:
            self.put_off = self.alarm(PATIENCE, self.show)
        return self

    def __exit__(self, *error) -> None:
        try:
            if self.put_off:
                self.put_off()
        finally:
            self.wipe()

    def show(self) -> None:
        """Who it is; on a plain terminal a line that stays."""
        self.is_shown = True
        if self.is_redrawn:
            self.write(WIPE + visible(_("{bot} thinks …").format(bot=self.bot)), False)
        else:
            self.write(_("{bot} thinks …").format(bot=self.bot).translate(ASCII), True)

    def wipe(self) -> None:
        """As if nothing had been there."""
        if self.is_shown and self.is_redrawn:
            self.write(WIPE, False)

    def write(self, text: str, is_line: bool) -> None:
        """To the terminal where somebody looks."""
        if is_line:
            tell(text, err=self.window == STDERR)
        else:
            draw(text, err=self.window == STDERR)


def window_of(talk: Talk) -> str | None:
    """Where somebody looks who wants to be told: the terminal of stderr, or that of stdout."""
    if talk.json or talk.quiet:
        return None
    return STDERR if is_looked_at(err=True) else STDOUT if is_looked_at() else None
