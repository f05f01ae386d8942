"""Power is back: the game of the last evening."""

from voltable_device.screens.screen import Screen
from voltable_device.signs import edition_word, phase_word
from voltable_device.texts import text


class ResumeScreen(Screen):
    """Go on, or begin another one; nothing is deleted."""

    def fill(self, page):
        """Which game it is."""
        game = self.app.game
        state = game.state
        page.title(text("Resume game?"))
        page.add(edition_word(game.edition.name))
        page.add(text("{0} players", game.edition.count))
        page.pair(text("Round {0}", state.round), phase_word(game.edition.course[state.phase].name))
        page.add(text("{0} moves", game.log.count - game.log.start - 1))
        page.keys(text("menu"), text("RESUME"), text("new"))

    def left(self):
        """The menu."""
        self.app.open("menu")

    def accept(self):
        """Go on."""
        self.app.go_on()

    def right(self):
        """Another game."""
        self.app.open("setup")


SCREEN = ResumeScreen
