"""Both sides have moved since they last met: a person chooses, here or on the computer."""

from voltable_device.language.texts import text
from voltable_device.screens.screen import Screen

LONG = 3000  # milliseconds: nobody chooses by accident


class ForkScreen(Screen):
    """Two keys held together keep the moves of this device; those of the other side are kept by the computer."""

    watches = True

    def __init__(self, app):
        super().__init__(app)
        self.bits = 0
        for key in app.device.profile.pick:
            self.bits |= 1 << key
        self.is_held = self.is_chosen = False
        self.since = 0

    def fill(self, page):
        """How far each has come, and how to choose."""
        here, there = self.app.line.parted()
        page.title(text("BOTH SIDES MOVED"))
        page.add(text("moves here: {0}", here))
        page.add(text("on the computer: {0}", there))
        if self.is_chosen:
            page.add(text("these moves stay"))
        else:
            profile = self.app.device.profile
            page.add(text("choose there, or hold"))
            page.add(text("{0} 3 s: keep these", "+".join([profile.keys[key].label for key in profile.pick])))
        page.keys(text("menu"), "", "")

    def keys_down(self, bits):
        """Long enough, both of them, without a break."""
        app = self.app
        if bits & self.bits != self.bits or self.is_chosen:
            self.is_held = False
        elif not self.is_held:
            self.is_held = True
            self.since = app.device.ticks()
        elif app.device.elapsed(app.device.ticks(), self.since) >= LONG:
            self.is_chosen = True
            app.line.pick()
            app.buttons.is_new = True  # these keys mean nothing on the next page
            app.draw()

    def left(self):
        """The menu; its keys may be those that choose."""
        self.app.open("menu")

    def menu(self):
        """Held as long as one that chooses, a key means the menu no more."""
        if not self.is_held:
            self.left()

    def undo(self):
        """Not now: the left key may be on its way to choose."""


SCREEN = ForkScreen
