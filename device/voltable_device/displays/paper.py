"""Pages become pictures: six lines of one font on a small display."""

from framebuf import MONO_VLSB

from voltable_device.displays.font import Font, palette
from voltable_device.displays.page import Page
from voltable_device.language.texts import folder

LINES = 4  # between the title and the keys
RULE, FOOT = 52, 54  # points from the top of a small display


class Paper:
    """128x64 points: title, four lines, a rule, the keys."""

    def __init__(self, display):
        self.display = display
        self.font = Font(folder() + "/font_6x10.bin")
        self.page = Page(display.width // self.font.width, LINES)
        self.ink = palette(MONO_VLSB, 1)

    def show(self):
        """Draw the page and send it."""
        page, canvas, height = self.page, self.display.canvas, self.font.height
        canvas.fill(0)
        self.font.draw(canvas, page.head, 0, 0, self.ink)
        for place, line in enumerate(page.lines):
            self.font.draw(canvas, line, 0, (place + 1) * height, self.ink)
        canvas.hline(0, RULE, self.display.width, 1)
        self.font.draw(canvas, page.foot, 0, FOOT, self.ink)
        self.display.show()


def paper_for(display):
    """The paper that fits a display."""
    if display.colours == 2:
        return Paper(display)
    from voltable_device.displays.colour_paper import ColourPaper

    return ColourPaper(display)
