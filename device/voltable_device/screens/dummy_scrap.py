"""The Trust has a fourth plant: the table says which of the older ones is the lowest."""

from voltable.engine.verbs import SCRAP
from voltable_device.displays.signs import CURSOR, fuel_word
from voltable_device.language.texts import text
from voltable_device.screens.dummy import dummy_word
from voltable_device.screens.screen import TableScreen

OLDER = 3


class DummyScrapScreen(TableScreen):
    """One of three."""

    def fill(self, page):
        """Its older plants."""
        page.title(text("R{0}", self.state.round) + " " + dummy_word(self.numbers))
        page.add(text("lowest leaves"))
        for place in range(OLDER):
            plant = self.state.dummy[place]
            mark = CURSOR if place == self.cursor else " "
            page.add(mark + fuel_word(self.numbers.kinds[plant >> 3]) + " " + str(plant & 7))
        page.keys("<", text("OK"), ">")

    def left(self):
        """The one before."""
        self.move(OLDER - 1)

    def right(self):
        """The next one."""
        self.move(1)

    def move(self, by):
        """Round and round."""
        self.cursor = (self.cursor + by) % OLDER
        self.app.draw()

    def accept(self):
        """This one leaves."""
        self.play((SCRAP, self.cursor))

    def all(self):
        """It has to be told."""


SCREEN = DummyScrapScreen
