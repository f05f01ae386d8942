"""The result."""

from voltable_device.displays.signs import name as name_of
from voltable_device.displays.signs import shape
from voltable_device.language.texts import text
from voltable_device.screens.screen import TableScreen


class OverScreen(TableScreen):
    """Places, best first."""

    def fill(self, page):
        """Two players a line where there is little room."""
        state, game = self.state, self.app.game
        page.title(text("END"), text("R{0}", state.round))
        points = state.powered if self.numbers.houses else state.income
        rows = []
        for group in game.ranking():
            for seat in group:
                rows.append(str(state.places[seat]) + " " + shape(seat) + " " + str(points[seat]))
        winner = game.ranking()[0][0]
        page.add(text("wins: {0}", name_of(game, winner)), winner)
        for place in range(0, len(rows), 2):
            left = rows[place]
            page.add(left + " " * (11 - len(left)) + (rows[place + 1] if place + 1 < len(rows) else ""))
        page.keys(text("undo"), text("NEW"), text("menu"))

    def left(self):
        """Back."""
        self.app.undo()

    def accept(self):
        """Another game."""
        self.app.open("setup")

    def right(self):
        """The menu."""
        self.app.open("menu")

    def all(self):
        """Nothing is left to do."""


SCREEN = OverScreen
