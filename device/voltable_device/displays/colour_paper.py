"""Pages on a large display: rows of colour, of which only those that changed are sent."""

from framebuf import GS4_HMSB

from voltable_device.displays.font import Font, palette
from voltable_device.displays.page import NOBODY, TINTED, Page
from voltable_device.displays.palette import BLACK, DARK, FIRST_PLAYER, LIGHT, WHITE, ink
from voltable_device.language.texts import folder, shown, text

LARGE_LINES = 13  # between the title and the keys
LARGE_FOOT = 17  # the row of the keys


class ColourPaper:
    """240x240 points in rows of 13, of which only those that changed are sent."""

    hint = shown("up undo  down all  hold menu")

    def __init__(self, display):
        self.display = display
        self.font = Font(folder() + "/font_8x13.bin")
        self.page = Page(display.width // self.font.width, LARGE_LINES)
        self.rows = [None] * (LARGE_FOOT + 1)

    def show(self):
        """Send the rows that differ from what is there."""
        page = self.page
        self.row(0, page.head, DARK, WHITE)
        for place in range(LARGE_LINES):
            seat = page.seats[place] if place < len(page.lines) else NOBODY
            self.line(place + 2, page.lines[place] if place < len(page.lines) else "", seat)
        self.row(LARGE_FOOT - 1, text(self.hint), BLACK, LIGHT)
        self.row(LARGE_FOOT, page.foot, DARK, WHITE)

    def line(self, place, line, seat):
        """White on black; in a player's colour, which fills the line while it is that player's turn."""
        if seat == NOBODY:
            self.row(place, line, BLACK, WHITE)
        elif seat < TINTED:
            self.row(place, line, FIRST_PLAYER + seat, ink(FIRST_PLAYER + seat))
        else:
            self.row(place, line, BLACK, FIRST_PLAYER + seat - TINTED)

    def row(self, place, line, ground, colour):
        """One row, sent only if it is another one than before."""
        if self.rows[place] == (line, ground, colour):
            return
        height = self.font.height
        canvas = self.display.canvas
        canvas.fill(ground)
        self.font.draw(canvas, line, 0, 0, palette(GS4_HMSB, colour, ground))
        self.display.show(place * height, height)
        self.rows[place] = (line, ground, colour)
