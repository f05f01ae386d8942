"""A device as the program sees it: a display, keys, a clock, perhaps a buzzer and lights."""

import time

HALF = 32768  # of the time on: the loudest tone
OFF = (0, 0, 0)


class Device:
    """Made of open parts; a part that is missing is None, and what is asked of it is not done."""

    def __init__(self, profile, display, buzzer, open_pixels, faults):
        self.profile = profile
        self.display = display
        self.buzzer = buzzer
        self.open_pixels = open_pixels  # called when they are first used: most devices have none, some firmware cannot
        self.faults = faults
        self.folder = ""
        self.ticks = time.ticks_ms  # plain functions: to ask the clock allocates nothing
        self.elapsed = time.ticks_diff
        self.pins = []  # of the keys that have one, and what each adds to the answer of keys()
        self.bits = []
        self.encoder = None
        self.left = self.right = 0  # the bits of the encoder's clicks
        self.is_sounding = False
        self.tone_ends = 0
        self.pixels = None

    def keys(self) -> int:
        """A bit for each key that is down now."""
        if self.is_sounding and self.elapsed(self.ticks(), self.tone_ends) >= 0:
            self.be_quiet()
        down = 0
        for number in range(len(self.pins)):
            if not self.pins[number].value():
                down |= self.bits[number]
        if self.encoder:
            click = self.encoder.pulse(self.ticks(), self.elapsed)
            if click:
                down |= self.left if click < 0 else self.right
        return down

    def beep(self, hertz, milliseconds):
        """Begin a tone; keys() ends it when its time is over."""
        if self.buzzer:
            self.buzzer.freq(hertz)
            self.buzzer.duty_u16(HALF)
            self.tone_ends = time.ticks_add(self.ticks(), milliseconds)
            self.is_sounding = True

    def be_quiet(self):
        """End the tone."""
        self.is_sounding = False
        self.buzzer.duty_u16(0)

    def light(self, colours):
        """The lights, one a seat, as (red, green, blue); those not named go out."""
        if self.open_pixels:
            self.pixels = self.open_pixels(self)
            self.open_pixels = None
        if self.pixels:
            for seat in range(len(self.pixels)):
                self.pixels[seat] = colours[seat] if seat < len(colours) else OFF
            self.pixels.write()
