"""The cable: who is at its other end, and what only this device has."""

import voltable
from voltable_device.language.texts import shown, text
from voltable_device.screens.screen import Screen

STATES = {
    "idle": shown("no computer"), "sync": shown("computer: compares"), "live": shown("computer: connected"),
    "forked": shown("both sides moved"), "rescue": shown("computer: only reads"),
}  # fmt: skip


class LineScreen(Screen):
    """Version, device, line, moves."""

    def fill(self, page):
        """A line each."""
        app = self.app
        page.title(text("line (USB)"))
        page.add("Voltable " + voltable.__version__)
        page.add(app.device.profile.name)
        page.add(text(STATES["idle" if app.line is None else app.line.word()]))
        if app.kept is not None:
            page.add(text("moves only here: {0}", app.moves()[1]))
        page.keys("", text("OK"), "")

    def accept(self):
        """Back."""
        self.app.home()

    left = right = accept


SCREEN = LineScreen
