"""Letters on a display: a font as tools/pack_font.py packs it, drawn on a canvas of any kind."""

from io import BytesIO

from framebuf import MONO_HLSB, FrameBuffer

MAGIC = b"VTF1"
HEAD = 8
RUN = 4
SPACE = 0x20
FIRST_MARK = 0x300  # marks that stand above the letter before them are left out
LAST_MARK = 0x36F


class Font:
    """The letters of one size; the packed file stays in memory as it is."""

    def __init__(self, path):
        with open(path, "rb") as file:
            data = file.read()
        if data[:4] != MAGIC:
            raise ValueError("not a font: " + path)
        self.data = data
        self.width = data[4]
        self.height = data[5]
        self.numbers = HEAD + RUN * data[6]
        self.letters = self.numbers - SPACE  # the first run, from the space to the last Latin letter, is asked most
        self.end = SPACE + pair(data, HEAD + 2)
        self.glyphs = len(data) - self.height * data[7]
        self.stream = BytesIO(data)  # reads into the cell without a copy between
        self.cell = bytearray(self.height)
        self.glyph = FrameBuffer(self.cell, self.width, self.height, MONO_HLSB)

    def draw(self, canvas, text, x, y, palette):
        """Writes a text whose upper left corner is at x, y, in the colours of a palette()."""
        code = more = 0
        for byte in memoryview(text):  # its UTF-8; walking through a str keeps each of its letters in memory for good
            if byte < 0x80:
                code = byte
            elif byte < 0xC0:
                code = code << 6 | byte & 0x3F
                more -= 1
            else:
                more = followers(byte)
                code = byte & 0x3F >> more
            if not more and not FIRST_MARK <= code <= LAST_MARK:
                self.pick(code)
                canvas.blit(self.glyph, x, y, -1, palette)
                x += self.width

    def pick(self, code):
        """Puts the glyph of a code point into the cell."""
        usual = SPACE <= code < self.end
        number = self.data[self.letters + code] if usual else self.number(code)
        stream = self.stream
        stream.seek(self.glyphs + self.height * number)  # pyright: ignore[reportAttributeAccessIssue]
        stream.readinto(self.cell)  # pyright: ignore[reportAttributeAccessIssue]

    def number(self, code) -> int:
        """Which glyph shows a code point: its own, its base letter's, or the question mark, which is 0."""
        data = self.data
        run = HEAD
        place = self.numbers
        while run < self.numbers:
            offset = code - pair(data, run)
            length = pair(data, run + 2)
            if offset < length:
                return data[place + offset] if offset >= 0 else 0
            place += length
            run += RUN
        return 0


def pair(data, place) -> int:
    """Two bytes, the lower first."""
    return data[place] | data[place + 1] << 8


def followers(byte) -> int:
    """How many bytes of UTF-8 follow this first one of a letter."""
    if byte < 0xE0:
        return 1
    return 2 if byte < 0xF0 else 3


def palette(kind, ink, ground=0) -> "FrameBuffer":
    """The colours of letters and of what is behind them, for canvases of a kind, such as framebuf.MONO_VLSB."""
    colours = FrameBuffer(bytearray(4), 2, 1, kind)
    colours.pixel(0, 0, ground)
    colours.pixel(1, 0, ink)
    return colours
