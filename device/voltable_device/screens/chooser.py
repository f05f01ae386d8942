"""A list with a cursor, four entries a page."""

from voltable_device.displays.signs import CURSOR
from voltable_device.language.texts import text
from voltable_device.screens.screen import Screen


class Chooser(Screen):
    """Left and right move, the middle key chooses."""

    heading = ""

    def __init__(self, app):
        super().__init__(app)
        self.entries = self.list_entries()

    def list_entries(self):
        """Pairs of a text and what happens."""
        return []

    def fill(self, page):
        """The page that the cursor is on."""
        count = len(self.entries)
        page.title(text(self.heading), str(self.cursor + 1) + "/" + str(count))
        first = self.cursor - self.cursor % page.height
        for place in range(first, min(first + page.height, count)):
            page.add((CURSOR if place == self.cursor else " ") + self.entries[place][0])
        page.keys("<", text("OK"), ">")

    def left(self):
        """Up."""
        self.cursor = (self.cursor - 1) % len(self.entries)
        self.app.draw()

    def right(self):
        """Down."""
        self.cursor = (self.cursor + 1) % len(self.entries)
        self.app.draw()

    def accept(self):
        """This one."""
        self.entries[self.cursor][1]()
