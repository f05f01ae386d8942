"""The computer sends a game; it takes a moment until it is open."""

from voltable_device.language.texts import text
from voltable_device.screens.screen import Screen


class ReceivingScreen(Screen):
    """Nothing to do but to wait."""

    def fill(self, page):
        """What happens."""
        page.title("Voltable", text("LINE"))
        page.wrap(text("The computer sends a game."))

    def undo(self):
        """There is no game."""


SCREEN = ReceivingScreen
