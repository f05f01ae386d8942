"""A sentence, over as many pages as it needs."""

from voltable_device.language.texts import text
from voltable_device.screens.screen import Screen


class MessageScreen(Screen):
    """The middle key turns the page, then goes on."""

    def __init__(self, app):
        super().__init__(app)
        self.sentence = app.messages.pop(0)
        self.rest = ""

    def fill(self, page):
        """As much as fits."""
        page.title("Voltable")
        self.rest = page.wrap(self.sentence)
        page.keys("", text("MORE") if self.rest else text("OK"), "")

    def accept(self):
        """The rest of it, or back."""
        if self.rest:
            self.sentence = self.rest
            self.app.draw()
        else:
            self.app.home()

    left = right = accept


SCREEN = MessageScreen
