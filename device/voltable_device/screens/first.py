"""Setup: the table says who begins, one name at a time."""

from voltable.engine.verbs import FIRST
from voltable_device.displays.signs import CURSOR, called, shapes
from voltable_device.language.texts import text
from voltable_device.screens.screen import TableScreen


class FirstScreen(TableScreen):
    """The cursor goes over everybody who has no place yet."""

    def waiting(self):
        """Who has no place yet."""
        return [action[1] for action in self.game.choices()]

    def fill(self, page):
        """The order so far."""
        state = self.state
        waiting = self.waiting()
        seat = waiting[self.cursor % len(waiting)]
        page.title(text("ORDER"), str(len(state.order) + 1) + "/" + str(self.table.count))
        page.add(shapes(state.order))
        page.add(text("who comes next?"))
        page.add(CURSOR + " " + called(self.game, seat), seat)
        page.keys("<", text("OK"), ">")

    def left(self):
        """The one before."""
        self.cursor += len(self.waiting()) - 1
        self.app.draw()

    def right(self):
        """The next one."""
        self.cursor += 1
        self.app.draw()

    def accept(self):
        """This one."""
        waiting = self.waiting()
        seat = waiting[self.cursor % len(waiting)]
        self.cursor = 0
        self.play((FIRST, seat))

    def all(self):
        """Every name has to be told."""


SCREEN = FirstScreen
