"""The ST7789 of the Waveshare Pico-LCD-1.3: 240x240 points in sixteen colours, drawn strip by strip."""

from array import array
from time import sleep_ms

from framebuf import GS4_HMSB, RGB565, FrameBuffer

from voltable_device.displays.palette import COLOURS

# ST7789VW datasheet 1.0, section 9.1.
LEAVE_SLEEP, INVERT, DARK, LIT, COLUMNS, ROWS, WRITE, DIRECTION, COLOUR_BITS = (
    0x11, 0x21, 0x28, 0x29, 0x2A, 0x2B, 0x2C, 0x36, 0x3A,
)  # fmt: skip
SIDEWAYS = b"\x70"  # as in the maker's example: rows and columns exchanged, for the panel is mounted turned
SIXTEEN_BITS = b"\x55"
STRIP = 16  # lines of the canvas: a whole picture would take 28 KB


class ST7789:
    """The canvas is a strip of the screen; it is sent to wherever it belongs."""

    width = 240
    height = 240
    colours = 16

    def __init__(self, wires, backlight):
        self.wires = wires
        self.backlight = backlight
        self.level = 255
        self.is_on = False
        self.canvas = FrameBuffer(bytearray(self.width * STRIP // 2), self.width, STRIP, GS4_HMSB)
        self.points = bytearray(self.width * 2)
        self.line = FrameBuffer(self.points, self.width, 1, RGB565)
        self.palette = FrameBuffer(array("H", [high_first(colour) for colour in COLOURS]), len(COLOURS), 1, RGB565)
        self.order = bytearray(1)
        self.place = bytearray(4)
        self.start()

    def start(self):
        """Wake the controller, wipe what its memory held, light up."""
        self.ask(LEAVE_SLEEP)
        sleep_ms(120)
        self.ask(COLOUR_BITS, SIXTEEN_BITS)
        self.ask(DIRECTION, SIDEWAYS)
        self.ask(INVERT)  # the panel shows the opposite of what it gets
        self.window(0, self.height)
        for _ in range(self.height):
            self.wires.picture(self.points)
        self.power(True)

    def show(self, y, height):
        """Send the first lines of the strip to the screen, beginning at its line y."""
        height = min(height, STRIP, self.height - y)
        if height <= 0:
            return
        self.window(y, height)
        for line in range(height):
            self.line.blit(self.canvas, 0, -line, -1, self.palette)  # pyright: ignore[reportArgumentType]
            self.wires.picture(self.points)

    def window(self, y, height):
        """What comes next belongs to these lines."""
        self.between(COLUMNS, 0, self.width - 1)
        self.between(ROWS, y, y + height - 1)
        self.ask(WRITE)

    def between(self, command, first, last):
        """A range; both ends fit into a byte here."""
        self.place[1] = first
        self.place[3] = last
        self.ask(command, self.place)

    def ask(self, command, data=None):
        """A command and its numbers."""
        self.order[0] = command
        self.wires.command(self.order)
        if data:
            self.wires.picture(data)

    def brightness(self, level):
        """0 to 255."""
        self.level = level
        if self.is_on:
            self.backlight.duty_u16(level * 257)

    def power(self, on):
        """The picture is kept while the display is dark."""
        self.is_on = on
        self.ask(LIT if on else DARK)
        self.backlight.duty_u16(self.level * 257 if on else 0)


def high_first(colour) -> int:
    """The two bytes exchanged: framebuf writes the lower one first, the display wants the higher."""
    return colour >> 8 | (colour & 255) << 8
