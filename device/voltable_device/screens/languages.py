"""The language of the screens."""

from voltable_device.language.texts import LANGUAGES, shown
from voltable_device.screens.chooser import Chooser

NATIVE = ("English", "čeština", "polski", "español", "magyar")  # in the order of LANGUAGES


class LanguagesScreen(Chooser):
    """Each by its own name."""

    heading = shown("LANGUAGE")

    def list_entries(self):
        """Five of them."""
        return [(native, lambda code=code: self.choose(code)) for code, native in zip(LANGUAGES, NATIVE)]

    def choose(self, code):
        """Speak it, and remember it."""
        self.app.choose_language(code)
        self.app.remember("lang", code)
        self.app.home()


SCREEN = LanguagesScreen
