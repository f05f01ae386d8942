"""The SH1106, the usual 1.3 inch display: it looks like an SSD1306 but has 132 columns, of which 128 are seen."""

from framebuf import MONO_VLSB, FrameBuffer

from voltable_device.displays.oled import COMMANDS, PICTURE, Oled

# SH1106 datasheet 2.3, commands: as the SSD1306, but its converter is AD 8B, and it knows pages only.
WAKE = b"\xae\xd5\x80\xa8\x3f\xd3\x00\x40\xad\x8b\xa1\xc8\xda\x12\xd9\x22\xdb\x35\xa4\xa6"
FIRST_COLUMN = 2
PAGES = 8
ROW = 129  # a page's first byte says that a picture follows


class SH1106(Oled):
    """Sent in eight pages; on the canvas, a byte lies before each."""

    wake = WAKE

    def __init__(self, bus, address):
        message = bytearray(ROW * PAGES)
        whole = memoryview(message)
        for page in range(PAGES):
            message[ROW * page] = PICTURE
        self.pages = [whole[ROW * page : ROW * (page + 1)] for page in range(PAGES)]
        self.canvas = FrameBuffer(whole[1:], self.width, self.height, MONO_VLSB, ROW)
        self.place = bytearray((COMMANDS, 0, FIRST_COLUMN & 15, 0x10 | FIRST_COLUMN >> 4))
        super().__init__(bus, address)

    def send(self):
        """Each page says its number and its first column."""
        for page in range(PAGES):
            self.place[1] = 0xB0 | page
            self.bus.writeto(self.address, self.place)
            self.bus.writeto(self.address, self.pages[page])
