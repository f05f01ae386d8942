"""How bright the display is."""

from voltable_device.language.texts import text
from voltable_device.screens.screen import Screen

STEP, LEAST, MOST = 25, 5, 255


class BrightnessScreen(Screen):
    """It changes at once."""

    counts = True

    def fill(self, page):
        """A bar."""
        level = self.app.settings.get("brightness")
        page.title(text("BRIGHTNESS"), str(level))
        page.add("")
        page.add("#" * (level * page.width // MOST))
        page.keys("-", text("OK"), "+")

    def left(self):
        """Darker."""
        self.change(-STEP)

    def right(self):
        """Brighter."""
        self.change(STEP)

    def change(self, by):
        """Within what the display knows."""
        level = min(max(self.app.settings.get("brightness") + by, LEAST), MOST)
        self.app.settings.values["brightness"] = level
        self.app.device.display.brightness(level)
        self.app.draw()

    def accept(self):
        """Remember it."""
        self.app.remember("brightness", self.app.settings.get("brightness"))
        self.app.home()


SCREEN = BrightnessScreen
