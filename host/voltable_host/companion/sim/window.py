"""The device in a terminal: its screen drawn in place, its keys on the keyboard."""

import os
import select
import sys
from collections.abc import Callable

from voltable_host.companion.sim import typed_keys
from voltable_host.companion.sim.blocks import DIM, NORMAL, lines, size
from voltable_host.companion.sim.colour_blocks import FRONT, paint
from voltable_host.companion.sim.fingers import Fingers
from voltable_host.companion.sim.simulator import Simulator
from voltable_host.gate.telling import draw
from voltable_host.language import _

OPEN = "\x1b[?1049h\x1b[?25l\x1b[2J"  # a page of its own, without a cursor
CLOSE = "\x1b[?25h\x1b[?1049l"
CLEAR, CLEAR_LINE = "\x1b[2J", "\x1b[K"
BELL = "\a"
TICK = 0.05  # seconds between two looks at the device
BELOW = 2  # lines below the screen: lights and legend
SHOOT = "s"


class Window:
    """Draws what has changed and passes keys on, until Esc is typed."""

    def __init__(self, device: Simulator, shoot: Callable[[], None] | None):
        self.device = device
        self.fingers = Fingers(device)
        self.shoot = shoot
        self.seen = -1
        self.heard = 0
        self.size = (0, 0)
        self.shown: list[str] = []

    def run(self) -> None:
        """With the terminal as it was afterwards, whatever happens."""
        import termios
        import tty

        keyboard = sys.stdin.fileno()
        before = termios.tcgetattr(keyboard)
        write(OPEN)
        try:
            tty.setcbreak(keyboard)
            while self.take_keys(keyboard):
                self.refresh()
        finally:
            termios.tcsetattr(keyboard, termios.TCSADRAIN, before)
            write(CLOSE)

    def take_keys(self, keyboard: int) -> bool:
        """Pass on what was typed; False after Esc or where the terminal is gone."""
        if not is_typed(keyboard):
            return True
        typed = os.read(keyboard, 1024).decode("utf-8", "replace")
        if typed.endswith(typed_keys.ESCAPE) and is_typed(keyboard):  # an arrow key may come in two pieces
            typed += os.read(keyboard, 1024).decode("utf-8", "replace")
        for key in typed_keys.split(typed):
            if key == typed_keys.ESCAPE:
                return False
            if key == SHOOT and self.shoot:
                self.shoot()
            typed_keys.act(self.fingers, key)
        return bool(typed)

    def refresh(self) -> None:
        """Draw again where something is new."""
        if self.device.is_gone:
            raise self.device.end()
        terminal = tuple(os.get_terminal_size(sys.stdout.fileno()))
        if terminal != self.size:
            self.size, self.shown, self.seen = terminal, [], -1
            write(CLEAR)
        if self.seen != self.device.sight.changes:
            self.seen = self.device.sight.changes
            self.draw(self.page())
        if self.heard != len(self.device.sight.tones):
            self.heard = len(self.device.sight.tones)
            write(BELL)

    def page(self) -> list[str]:
        """The screen, as large as the window allows, the lights and the legend."""
        columns, rows = self.size
        picture = self.device.sight.picture
        for dotted in (False, True):
            wide, high = size(picture, dotted)
            if wide <= columns and high + BELOW <= rows:
                return [*lines(picture, dotted), self.lights(), f"{DIM}{self.legend()[:columns]}{NORMAL}"]
        sentence = _("The window is too small: this screen needs {columns} columns and {lines} lines.")
        wide, high = size(picture, True)
        return [sentence.format(columns=wide, lines=high + BELOW)[: columns * rows]]

    def lights(self) -> str:
        """A disc for each light of the device."""
        discs = [f"{paint(FRONT, (red, green, blue))}●" for red, green, blue in self.device.sight.lights]
        return " ".join(discs) + NORMAL if discs else ""

    def legend(self) -> str:
        """What the keys do."""
        keys, holds = typed_keys.legend(self.fingers.labels)
        parts = [keys, _("hold: {keys}").format(keys=holds)]
        if self.shoot:
            parts.append(_("picture: {key}").format(key=SHOOT))
        return "   ".join([*parts, _("leave: {key}").format(key="Esc")])

    def draw(self, page: list[str]) -> None:
        """Only lines that are different now."""
        before = self.shown + [""] * (len(page) - len(self.shown))
        changed = [row for row, line in enumerate(page) if line != before[row]]
        write("".join(f"\x1b[{row + 1};1H{page[row]}{CLEAR_LINE}" for row in changed))
        self.shown = page


def is_typed(keyboard: int) -> bool:
    """Whether a key waits to be read, now or in a moment."""
    return bool(select.select([keyboard], [], [], TICK)[0])


def write(text: str) -> None:
    """To the terminal, at once."""
    draw(text)
