"""A device for tests: a canvas instead of a display, a clock that stands still, keys that nobody presses."""

import os

import framebuf

from voltable_device.run import begin


class PaintedDisplay:
    """A small display is one canvas; of a large one every strip that is sent is put together."""

    def __init__(self, colours, keeps):
        self.colours = colours
        self.width, self.height = (128, 64) if colours == 2 else (240, 240)
        self.shows = 0
        self.is_on = True
        self.level = 0
        if colours == 2:
            self.pixels = bytearray(self.width * self.height // 8)
            self.canvas = framebuf.FrameBuffer(self.pixels, self.width, self.height, framebuf.MONO_VLSB)
        else:
            self.strip = bytearray(self.width * 16 // 2)
            self.canvas = framebuf.FrameBuffer(self.strip, self.width, 16, framebuf.GS4_HMSB)
            self.pixels = bytearray(self.width * self.height // 2) if keeps else None  # a real one has it in the panel

    def show(self, y=0, height=0):
        """What was sent."""
        self.shows += 1
        if self.colours != 2 and self.pixels:
            row = self.width // 2
            self.pixels[y * row : (y + height) * row] = self.strip[: height * row]

    def brightness(self, level):
        """How bright it is."""
        self.level = level

    def power(self, on):
        """Whether it is lit."""
        self.is_on = on


class StillDevice:
    """Time passes only when a test says so."""

    def __init__(self, folder, profile="pico-oled-3b", keeps=True):
        from voltable_device.hardware import profiles

        self.folder = folder
        self.profile = profiles.find(profile)
        self.display = PaintedDisplay(16 if self.profile.display == "st7789" else 2, keeps)
        self.faults = []
        self.now = 0
        self.down = 0
        self.tones = 0
        self.lights = ()

    def keys(self):
        """The keys that a test holds down."""
        return self.down

    def ticks(self):
        """The clock."""
        return self.now

    def elapsed(self, later, earlier):
        """It never wraps here."""
        return later - earlier

    def beep(self, hertz, milliseconds):
        """A tone."""
        self.tones += 1

    def light(self, colours):
        """Pixels."""
        self.lights = colours


def app_on(device, settings):
    """The program on a device, its first page drawn."""
    app = begin(device, settings)
    app.render()
    return app


def empty(folder):
    """The folder, without what lay in it."""
    try:
        os.mkdir(folder)
    except OSError:
        pass
    for name, kind, *_ in os.ilistdir(folder):
        if kind == 0x4000:
            empty(folder + "/" + name)
            os.rmdir(folder + "/" + name)
        else:
            os.remove(folder + "/" + name)
    return folder
