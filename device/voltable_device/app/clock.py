"""How long this turn and this game have lasted, and how long nobody has pressed a key."""

from voltable_device.displays.signs import hours, minutes
from voltable_device.language.texts import text

DIM, BLANK = 120, 600  # seconds without a press
FULL, FAINT = 0, 1


class Clock:
    """Counts seconds by the device's clock; a game that was resumed begins at nought."""

    def __init__(self, device):
        self.device = device
        self.last = device.ticks()
        self.milliseconds = self.in_turn = self.in_game = self.idle = 0

    def count(self) -> bool:
        """Called often; whether another second has passed."""
        now = self.device.ticks()
        self.milliseconds += self.device.elapsed(now, self.last)
        self.last = now
        passed = False
        while self.milliseconds >= 1000:
            self.milliseconds -= 1000
            self.in_turn += 1
            self.in_game += 1
            self.idle += 1
            passed = True
        return passed

    def pressed(self):
        """Somebody is there."""
        self.idle = 0

    def next_turn(self):
        """Another player is asked."""
        self.in_turn = 0

    def turn(self) -> str:
        """This turn."""
        return minutes(self.in_turn)

    def line(self) -> str:
        """Turn and game."""
        return text("turn {0} game {1}", minutes(self.in_turn), hours(self.in_game))
