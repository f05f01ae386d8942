"""Keys as lines of text, for scripts: `press L`, `hold M`, `down R`, `up R`, `wait 500`, `text`, `shot FILE.png`."""

from collections.abc import Callable
from pathlib import Path

import click

from voltable_host.asking import LEAVING
from voltable_host.companion.sim.fingers import Fingers
from voltable_host.language import _
from voltable_host.language.near import after_guess

LONGEST = 10 * 60 * 1000  # milliseconds that may be waited at a time


class KeyLines:
    """Does what a line says; `take` is called for a picture, with the file where one is named, `tell` for text."""

    def __init__(self, fingers: Fingers, take: Callable[[Path | None], None], tell: Callable[[], None]):
        self.fingers = fingers
        self.take = take
        self.tell = tell
        self.moves = {
            "press": fingers.press, "hold": fingers.hold, "down": fingers.put_down, "up": fingers.take_up,
        }  # fmt: skip

    def do(self, line: str) -> bool:
        """Whether there is more to come after this line; a # begins a remark."""
        word, *names = line.partition("#")[0].split() or [""]
        if word in self.moves and names:
            for bit in [self.bit(name) for name in names]:
                self.moves[word](bit)
        elif word == "wait" and len(names) == 1:
            self.fingers.wait(self.milliseconds(names[0]))
        elif word == "shot":
            self.fingers.settle()
            self.take(Path(" ".join(names)) if names else None)
        elif word == "text" and not names:
            self.fingers.settle()
            self.tell()
        elif word and (word not in LEAVING or names):
            sentence = _("Not understood: {line}. There are: {words}.")
            words = "press KEY…, hold KEY…, down KEY…, up KEY…, wait MILLISECONDS, text, shot [FILE.png], quit"
            told = sentence.format(line=line.strip(), words=words)
            raise click.UsageError(after_guess(told, word, [*self.moves, "wait", "text", "shot", *LEAVING]))
        return word not in LEAVING

    def bit(self, name: str) -> int:
        """A key, or a sentence that lists them all."""
        found = self.fingers.bit(name)
        if not found:
            keys = ", ".join(self.fingers.labels)
            raise click.UsageError(_("This device has no key {key}. It has: {keys}.").format(key=name, keys=keys))
        return found

    def milliseconds(self, text: str) -> int:
        """A whole number, not too large."""
        if text.isdecimal() and len(text) < 8 and int(text) <= LONGEST:
            return int(text)
        sentence = _("{text} is no time. It is a whole number of milliseconds, {longest} at most.")
        raise click.UsageError(sentence.format(text=text, longest=LONGEST))
