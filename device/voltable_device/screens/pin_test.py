"""The first page of a new device: every key is pressed once, every letter is seen once."""

from voltable_device.language.texts import text
from voltable_device.screens.screen import Screen

LETTERS = "ěřůžčąęłżńñáőűöü"


class PinTestScreen(Screen):
    """A key that works shows its mark; when all have one, the evening begins."""

    watches = True

    def __init__(self, app):
        super().__init__(app)
        self.down = 0
        self.seen = 0
        self.everything = 0
        faults = [fault[-1] for fault in app.device.faults]
        for number, key in enumerate(app.device.profile.keys):
            if key.label not in faults and key.pin not in faults:  # who is stuck or has no pin is not waited for
                self.everything |= 1 << number

    def fill(self, page):
        """Profile, keys, display, letters."""
        profile = self.app.device.profile
        page.title(profile.name)
        keys = [self.key(number) for number in range(len(profile.keys))]
        if page.is_large:
            for key in keys:
                page.add(key)
        else:
            page.wrap(" ".join(keys))
        page.add(profile.display + " " + (text("missing") if ("no-display",) in self.app.device.faults else "ok"))
        if len(page.lines) < page.height:
            page.add(LETTERS)
        page.foot = page.fit(text("press every button"), page.width)

    def key(self, number) -> str:
        """A key with its pin: pressed, seen or waiting."""
        key = self.app.device.profile.keys[number]
        pin = "" if key.pin is None else str(key.pin)
        return key.label + pin + ("#" if self.down >> number & 1 else "+" if self.seen >> number & 1 else "o")

    def keys_down(self, bits):
        """The keys as they are; nothing happens while none of them moves."""
        if bits == self.down:
            return
        self.down = bits
        self.seen |= bits
        if self.seen & self.everything == self.everything and not bits & self.everything:
            self.finish()
        self.app.draw()

    def finish(self):
        """Never again, unless the menu asks for it."""
        app = self.app
        app.buttons.is_new = True  # the key that ended the test means nothing on the next page
        is_new = not app.settings.get("tested")
        app.remember("tested", True)
        if is_new:
            app.open("languages")
        else:
            app.home()


SCREEN = PinTestScreen
