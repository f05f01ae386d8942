"""The line has interrupted the program."""

from voltable_device.language.texts import text
from voltable_device.screens.screen import Screen


class PausedScreen(Screen):
    """Nothing runs; the game is on flash."""

    def fill(self, page):
        """What to do."""
        page.title("Voltable", text("PAUSED"))
        page.wrap(self.app.say("interrupted"))


SCREEN = PausedScreen
