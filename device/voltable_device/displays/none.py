"""No display: takes everything and shows nothing, so that a game goes on."""

import framebuf


class NoDisplay:
    """What is drawn here nobody sees; it has the size of the display that is missing."""

    def __init__(self, width, height, colours):
        self.width = width
        self.height = height
        self.colours = colours
        kind = framebuf.MONO_VLSB if colours == 2 else framebuf.GS4_HMSB
        rows = height if colours == 2 else 16
        self.canvas = framebuf.FrameBuffer(bytearray(width * rows // (8 if colours == 2 else 2)), width, rows, kind)

    def show(self, y=0, height=0):
        """Nothing."""

    def brightness(self, level):
        """Nothing."""

    def power(self, on):
        """Nothing."""
