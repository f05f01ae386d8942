"""A rotary encoder: each click of the knob becomes a short press of one of two keys."""

REST = 3  # both contacts open, as between two clicks
MOST = 12  # clicks that may wait; a knob that spins faster than the screen follows loses the rest
LASTS = 10  # milliseconds that a click looks like a pressed key, and again like none

# By the two contacts before and after: 1 a quarter turn right, 2 a quarter turn left, 0 bounced or missed.
QUARTERS = bytes((0, 2, 1, 0, 1, 0, 0, 2, 2, 0, 0, 1, 0, 1, 2, 0))


class Encoder:
    """Two contacts that are never closed at quite the same time: which comes first tells the direction."""

    def __init__(self, clock, data):
        self.clock = clock
        self.data = data
        self.contacts = clock.value() << 1 | data.value()
        self.quarters = 0
        self.position = 0  # only `turned` writes it and only `pulse` reads it: an interrupt may come at any time
        self.told = 0
        self.shown = 0
        self.since = 0
        self.is_gap = False

    def turned(self, _pin=None):
        """A contact moved: to be called by the interrupt, so nothing is allocated."""
        contacts = self.clock.value() << 1 | self.data.value()
        quarter = QUARTERS[self.contacts << 2 | contacts]
        self.contacts = contacts
        if quarter:
            self.quarters += 1 if quarter == 1 else -1
        if contacts == REST:
            if self.quarters > 0:
                self.position += 1
            elif self.quarters < 0:
                self.position -= 1
            self.quarters = 0

    def pulse(self, now, elapsed) -> int:
        """Where the knob points now: -1 for a click to the left, 1 for one to the right, 0 between clicks."""
        if (self.shown or self.is_gap) and elapsed(now, self.since) < LASTS:
            return self.shown
        if self.shown:
            self.shown = 0
            self.is_gap = True
            self.since = now
            return 0
        self.is_gap = False
        waiting = self.position - self.told
        if waiting:
            self.shown = 1 if waiting > 0 else -1
            self.told += self.shown
            self.forget(waiting)
            self.since = now
        return self.shown

    def forget(self, waiting):
        """Drop what a wild spin left over."""
        if waiting > MOST:
            self.told += waiting - MOST
        elif waiting < -MOST:
            self.told += waiting + MOST
