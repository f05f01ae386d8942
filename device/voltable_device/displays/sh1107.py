"""The SH1107 of the Waveshare Pico-OLED-1.3: a panel of 64x128 points that lies on its side."""

from framebuf import MONO_HMSB, MONO_VLSB, FrameBuffer

from voltable_device.displays.oled import CONTRAST, OFF, ON

# SH1107 datasheet 2.1, commands; duty, offset and voltages as in the maker's example for this panel: 64 of 128 rows,
# shifted by 0x60; a written byte moves on to the next page (21), for a line of ours runs through all pages.
WAKE = b"\xae\xdc\x00\x21\xa0\xc0\xa8\x3f\xd3\x60\xd5\x41\xd9\x22\xdb\x35\xad\x8a\xa4\xa6\xb0"


class SH1107:
    """A line of the canvas is a column of the panel, the lowest line its first."""

    width = 128
    height = 64
    colours = 2

    def __init__(self, wires):
        self.wires = wires
        buffer = bytearray(self.width * self.height // 8)
        self.canvas = FrameBuffer(buffer, self.width, self.height, MONO_VLSB)
        self.bits = bytearray(self.width // 8)
        self.line = FrameBuffer(self.bits, self.width, 1, MONO_HMSB)
        self.column = bytearray(2)
        wires.command(WAKE)
        self.brightness(0x6F)
        self.show()
        self.power(True)

    def show(self):
        """Line by line: the canvas gives its bits column by column, so framebuf turns each line by itself."""
        for y in range(self.height):
            self.line.blit(self.canvas, 0, -y)
            column = self.height - 1 - y
            self.column[0] = column & 15
            self.column[1] = 0x10 | column >> 4
            self.wires.command(self.column)
            self.wires.picture(self.bits)

    def brightness(self, level):
        """0 to 255."""
        self.wires.command(bytes((CONTRAST, level)))

    def power(self, on):
        """The picture is kept while the display is dark."""
        self.wires.command(bytes((ON if on else OFF,)))
