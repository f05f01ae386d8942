"""Power is back: the game of the last evening."""

from voltable_device.displays.signs import phase_word
from voltable_device.language.texts import text
from voltable_device.screens.kinds import edition_word
from voltable_device.screens.screen import Screen


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
        page.add(self.moves())
        page.keys(text("menu"), text("RESUME"), text("new"))

    def moves(self) -> str:
        """How many; where there is a computer, also how many of them it has not got."""
        moves, here = self.app.moves()
        if here and self.app.on_computer is not None:
            return text("{0} of {1} only here", here, moves)
        return text("{0} moves", moves)

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
