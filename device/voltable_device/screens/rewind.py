"""Back and forth through the moves; nothing is ever lost."""

from voltable.engine.refusal import Refusal
from voltable_device.displays.signs import called, phase_word
from voltable_device.language.texts import text
from voltable_device.screens.screen import Screen


class RewindScreen(Screen):
    """Left undoes, right does again."""

    def fill(self, page):
        """Where the game stands."""
        game = self.app.game
        state, log = game.state, game.log
        page.title(text("back and forth"))
        page.pair(text("Round {0}", state.round), phase_word(game.edition.course[state.phase].name))
        page.add(text("after move {0}", log.at - log.start))
        if state.turn >= 0:
            page.add(called(game, state.turn), state.turn)
        page.keys(text("undo"), text("OK"), text("redo"))

    def left(self):
        """One move back."""
        self.move(self.app.kept.undo)

    def right(self):
        """One move forward."""
        self.move(self.app.kept.redo)

    def move(self, how):
        """Where there is no further move nothing happens."""
        try:
            how()
        except Refusal as no:
            if no.word not in ("nothing-to-undo", "nothing-to-redo"):
                self.app.refuse(no)
                return
        self.app.draw()

    def accept(self):
        """Go on from here."""
        self.app.home()


SCREEN = RewindScreen
