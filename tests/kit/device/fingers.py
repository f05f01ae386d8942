"""Fingers on keys: plays contacts in milliseconds and collects what the buttons make of them."""

from voltable_device.keys.buttons import Buttons

WRAP = 1 << 30  # where a device's clock begins anew


def elapsed(later, earlier):
    """The difference on a clock that wraps."""
    return (later - earlier + WRAP // 2) % WRAP - WRAP // 2


class Hand:
    """Presses and releases keys of a profile; `told` holds (millisecond, intent)."""

    def __init__(self, profile, start=0, every=1, repeats=False, down=0):
        self.buttons = Buttons(profile)
        self.every, self.repeats = every, repeats
        self.start = start
        self.time = 0
        self.down = down
        self.told = []
        self.poll()

    def poll(self):
        """One look at the keys."""
        now = (self.start + self.time) % WRAP
        intent = self.buttons.poll(self.down, now, elapsed, self.repeats)
        if intent:
            self.told.append((self.time, intent))

    def until(self, time):
        """Let time pass."""
        while self.time + self.every <= time:
            self.time += self.every
            self.poll()
        return self

    def press(self, key, time):
        """A finger comes down at that time, and is seen in the same millisecond."""
        return self.change(self.down | 1 << key, time)

    def release(self, key, time):
        """The finger leaves."""
        return self.change(self.down & ~(1 << key), time)

    def change(self, down, time):
        """Other keys are down from now on."""
        self.until(time - self.every)
        self.down = down
        return self.until(time)

    def tap(self, key, time, lasts=80):
        """A short press."""
        return self.press(key, time).release(key, time + lasts)

    def intents(self):
        """What was told, without the times."""
        return [intent for _time, intent in self.told]
