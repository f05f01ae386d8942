"""The menu: what is rarely needed."""

from voltable.engine.verbs import DEAL, SET
from voltable.engine.words import LAST_CARD
from voltable_device.language.texts import shown, text
from voltable_device.screens.chooser import Chooser
from voltable_device.screens.last_card import key_of


class MenuScreen(Chooser):
    """Undo first, for hardware that has no key for it."""

    heading = shown("MENU")

    def list_entries(self):
        """What can be done with this game, then with the device."""
        app = self.app
        entries = self.of_the_game() if app.kept is not None else []
        return entries + [
            (text("new game"), lambda: app.open("setup")),
            (text("language"), lambda: app.open("languages")),
            (text("brightness"), lambda: app.open("brightness")),
            (text("sound") + ": " + self.on_off("sound"), lambda: self.toggle("sound")),
            (text("lights") + ": " + self.on_off("pixels"), lambda: self.toggle("pixels")),
            (text("pin test"), lambda: app.open("pin_test")),
            (text("line (USB)"), lambda: app.open("line")),
            (text("back"), app.home),
        ]

    def of_the_game(self):
        """Entries that need a game."""
        app = self.app
        entries = [(text("undo"), self.undo), (text("back and forth"), lambda: app.open("rewind"))]
        if app.game.edition.family != "tracker":
            return entries
        if (DEAL, LAST_CARD) in app.game.choices():
            entries.append((key_of(app.game), lambda: self.play((DEAL, LAST_CARD))))
        entries.append((text("fix counts"), lambda: app.open("fix")))
        if app.game.edition.numbers.houses:
            entries.append((text("calculator"), lambda: app.open("calculator")))
        return entries + [
            (text("clock"), lambda: app.tell(app.clock.line())),
            (text("end the game"), lambda: self.play((SET, 2, 1))),
        ]

    def play(self, action):
        """A move that has no key."""
        if self.app.game.over:
            self.app.home()
        else:
            self.app.play(action)

    def on_off(self, name) -> str:
        """How a switch stands."""
        return text("on") if self.app.settings.get(name) else text("off")

    def toggle(self, name):
        """The other way."""
        app = self.app
        app.remember(name, not app.settings.get(name))
        self.entries = self.list_entries()
        if app.messages:
            app.home()
        else:
            app.draw()


SCREEN = MenuScreen
