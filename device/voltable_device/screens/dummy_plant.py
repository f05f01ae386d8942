"""The third party's new plant: its fuel kind and need, so that it fits every printing."""

from voltable.engine.verbs import FUEL
from voltable.engine.words import ECO
from voltable_device.displays.signs import CURSOR, fuel_word
from voltable_device.language.texts import text
from voltable_device.screens.dummy import amounts, dummy_word, needs
from voltable_device.screens.screen import TableScreen

NEEDS = (2, 3, 1, 4, 5)  # as often as they are printed
NONE = 6  # behind the six kinds


class DummyPlantScreen(TableScreen):
    """The left key changes the kind, the right one the need."""

    why = "why-dummy-plant"

    def __init__(self, app):
        super().__init__(app)
        self.need = NEEDS[0]
        if self.may_take_none():
            self.cursor = NONE  # the Trust's three plants are seldom the lowest

    def fill(self, page):
        """What it has, and what it gets."""
        page.title(text("R{0}", self.state.round) + " " + dummy_word(self.numbers), text("AUCTION"))
        page.add(text("takes highest plant"))
        if self.cursor == NONE:
            page.add(CURSOR + text("takes none"))
        else:
            need = "" if self.cursor == ECO else " " + str(self.need)
            page.add(CURSOR + fuel_word(self.numbers.kinds[self.cursor]) + need)
        page.wrap(amounts(self.numbers, needs(self.state.dummy)) or text("no plants yet"))
        page.keys(text("kind"), text("OK"), text("need") if self.cursor < ECO else "")

    def left(self):
        """Another kind."""
        self.cursor = (self.cursor + 1) % (NONE + 1 if self.may_take_none() else NONE)
        self.app.draw()

    def may_take_none(self) -> bool:
        """With three plants the Trust takes only a higher one."""
        return len(self.state.dummy) == 3 and not self.numbers.dummy_drops_oldest

    def right(self):
        """It burns another number."""
        self.need = NEEDS[(NEEDS.index(self.need) + 1) % len(NEEDS)]
        self.app.draw()

    def accept(self):
        """That is it."""
        if self.cursor == NONE:
            self.done()
        else:
            self.play((FUEL, self.cursor, 0 if self.cursor == ECO else self.need))

    def all(self):
        """Its plant has to be told."""


SCREEN = DummyPlantScreen
