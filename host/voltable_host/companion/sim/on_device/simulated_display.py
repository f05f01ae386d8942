"""Displays without glass: the canvas is a real one, and what is shown goes to the host."""

import framebuf  # pyright: ignore[reportMissingImports]  only MicroPython has it
from host_pipes import BRIGHTNESS, PICTURE, POWER, STRIP


class Display:
    """What both kinds have in common."""

    def __init__(self, teller, width, height):
        self.teller = teller
        self.width = width
        self.height = height
        self.byte = bytearray(1)

    def brightness(self, level):
        """0 to 255."""
        self.tell_byte(BRIGHTNESS, level)

    def power(self, on):
        """On, or dark."""
        self.tell_byte(POWER, 1 if on else 0)

    def tell_byte(self, kind, value):
        """A record with one small number."""
        self.byte[0] = value
        self.teller.tell(kind, self.byte)


class MonoDisplay(Display):
    """Light or dark, the whole picture at once."""

    colours = 2

    def __init__(self, teller, width, height):
        super().__init__(teller, width, height)
        self.pixels = bytearray(width * height // 8)
        self.canvas = framebuf.FrameBuffer(self.pixels, width, height, framebuf.MONO_VLSB)

    def show(self):
        """Send the picture."""
        self.teller.tell(PICTURE, self.pixels)


class ColourDisplay(Display):
    """Sixteen colours, a strip at a time."""

    colours = 16

    def __init__(self, teller, width, height, strip):
        super().__init__(teller, width, height)
        self.pixels = bytearray(width * strip // 2)
        self.canvas = framebuf.FrameBuffer(self.pixels, width, strip, framebuf.GS4_HMSB)
        self.row = bytearray(2)

    def show(self, y, height):
        """Send the first rows of the strip; they belong at row y."""
        self.row[0], self.row[1] = y & 255, y >> 8
        self.teller.tell(STRIP, self.row, memoryview(self.pixels)[: self.width * height // 2])


def display_of(driver, profile, teller):
    """A display with the size and the colours of the real one, whose driver is never started."""
    real = getattr(driver, profile.display.upper())
    if real.colours == MonoDisplay.colours:
        return MonoDisplay(teller, real.width, real.height)
    return ColourDisplay(teller, real.width, real.height, driver.STRIP)
