"""What stands on the device's screen, as the host sees it."""

BLACK, WHITE = (0, 0, 0), (255, 255, 255)
FULL = 255

Colour = tuple[int, int, int]


class Picture:
    """Rows of palette numbers; a screen that is switched off is dark whatever was drawn."""

    def __init__(self, width: int, height: int, palette: list[int]):
        self.width = width
        self.height = height
        self.palette = [colour(number) for number in palette] or [BLACK, WHITE]
        self.drawn = [bytes(width) for _row in range(height)]
        self.on = True
        self.brightness = FULL

    @property
    def is_mono(self) -> bool:
        """Light or dark, no colours."""
        return len(self.palette) == 2

    def rows(self) -> list[bytes]:
        """What can be seen now, top to bottom."""
        return self.drawn if self.on else [bytes(self.width)] * self.height

    def draw(self, pixels: bytes) -> None:
        """A whole picture: each byte eight pixels of a column, the topmost in the lowest bit."""
        for row in range(self.height):
            page, bit = pixels[row // 8 * self.width :], row % 8
            self.drawn[row] = bytes(page[column] >> bit & 1 for column in range(self.width))

    def draw_strip(self, top: int, pixels: bytes) -> None:
        """Some rows of a coloured picture: each byte two pixels, the left one in the upper half."""
        both = [part for byte in pixels for part in (byte >> 4, byte & 15)]
        for place in range(0, len(both), self.width):
            row = top + place // self.width
            if row < self.height:
                self.drawn[row] = bytes(both[place : place + self.width])


def colour(number: int) -> Colour:
    """Red, green and blue out of the 16 bits that a panel takes.

    >>> colour(0xFFFF), colour(0xF800), colour(0x07E0)
    ((255, 255, 255), (255, 0, 0), (0, 255, 0))
    """
    red, green, blue = number >> 11, number >> 5 & 63, number & 31
    return red * 255 // 31, green * 255 // 63, blue * 255 // 31
