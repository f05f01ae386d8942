"""A fault of the program: the game is on flash, and a key loads it again."""

from voltable_device.language.texts import text
from voltable_device.screens.screen import Screen


class CrashScreen(Screen):
    """What went wrong, in short; the line has it in full."""

    def __init__(self, app):
        super().__init__(app)
        self.sentence = app.messages.pop(0)

    def fill(self, page):
        """The sentence."""
        page.title("Voltable", "!")
        page.wrap(self.sentence)
        page.keys("", text("RESTART"), "")

    def accept(self):
        """The game comes back from flash."""
        self.app.messages = []
        self.app.start()

    left = right = accept


SCREEN = CrashScreen
