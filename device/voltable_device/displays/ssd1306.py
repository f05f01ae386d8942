"""The SSD1306, the usual 0.96 inch display."""

from framebuf import MONO_VLSB, FrameBuffer

from voltable_device.displays.oled import PICTURE, Oled

# SSD1306 datasheet 1.1, section 9: 64 rows, no offset, first line 0, both directions mirrored (as modules are mounted),
# rows in turn, charge pump on, columns first and then pages.
WAKE = b"\xae\xd5\x80\xa8\x3f\xd3\x00\x40\x8d\x14\x20\x00\xa1\xc8\xda\x12\xd9\xf1\xdb\x30\xa4\xa6"
WHOLE = b"\x00\x21\x00\x7f\x22\x00\x07"  # a message: columns 0 to 127, pages 0 to 7


class SSD1306(Oled):
    """Its memory is exactly the canvas, so that is sent in one go."""

    wake = WAKE

    def __init__(self, bus, address):
        self.message = bytearray(1 + self.width * self.height // 8)
        self.message[0] = PICTURE
        self.canvas = FrameBuffer(memoryview(self.message)[1:], self.width, self.height, MONO_VLSB)
        super().__init__(bus, address)

    def send(self):
        """Columns and pages begin anew, then comes the picture."""
        self.bus.writeto(self.address, WHOLE)
        self.bus.writeto(self.address, self.message)
