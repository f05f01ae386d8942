"""A device that only seems to be one: it has the surface of hardware.device, with the host at the other end."""

import time

from host_pipes import LIGHTS, SETTLED, TONE, KeyFeed

SAY_WHEN_OVER = 0x80  # in an order's second byte: tell the host once its time is over
CALLS = 4  # a program that looks at the keys so often in between has also drawn what they caused


class Device:
    """Screen, keys, clock and files, as a program on a real device finds them."""

    def __init__(self, profile, display, folder, teller, keys):
        self.profile = profile
        self.display = display
        self.folder = folder
        self.faults = []
        self.ticks = time.ticks_ms
        self.elapsed = time.ticks_diff
        self.teller = teller
        self.feed = KeyFeed(keys)
        self.down = 0
        self.since = self.ticks()
        self.least = 0
        self.calls = CALLS
        self.told = True

    def keys(self):
        """A bit for each key that is down; an order of the host lasts as long as it says, by this device's clock."""
        self.calls += 1
        if self.calls >= CALLS and self.elapsed(self.ticks(), self.since) >= self.least:
            self.next_order()
        return self.down

    def next_order(self):
        """The time of an order is over: say so where the host wants to know, and take the next."""
        if not self.told:
            self.told = True
            self.teller.tell(SETTLED, b"")
        if self.feed.take():
            order = self.feed.order
            self.down = order[0] | (order[1] & ~SAY_WHEN_OVER) << 8
            self.least = order[2] | order[3] << 8
            self.told = not order[1] & SAY_WHEN_OVER
            self.since = self.ticks()
            self.calls = 0

    def beep(self, hertz, milliseconds):
        """Told to the host, which makes no tune of it."""
        self.teller.tell(TONE, bytes((hertz & 255, hertz >> 8, milliseconds & 255, milliseconds >> 8)))

    def light(self, colours):
        """The lights of the seats, three bytes each."""
        self.teller.tell(LIGHTS, bytes([part for colour in colours for part in colour]))
