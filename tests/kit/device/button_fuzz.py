"""Random button sequences on the device program; MicroPython only.

micropython tests/kit/device/button_fuzz.py FOLDER FIRST COUNT [show] [unload]: so many sequences of 500 presses,
from number FIRST on. `show` prints every press, `unload` forgets every module that is not needed, as a small one does.
"""

import sys

from kit.interpreters.still_chance import be_still

CHANCE = be_still()

from voltable.engine.dice import Dice  # noqa: E402

if "unload" in sys.argv:
    from voltable_device.memory import forgetting as memory

    memory.SHORT = 1 << 29
else:
    from kit.device import device_roomy  # noqa: F401

from kit.device.still_device import StillDevice, app_on, empty  # noqa: E402
from voltable_device.flash.games import Games  # noqa: E402
from voltable_device.keys.buttons import ACCEPT, ALL, COAL, LEFT, MENU, RIGHT, UNDO  # noqa: E402

PRESSES = 500
DRAWN = 10  # one press of so many is looked at
# How often each key: holds are rarer than presses, and undo is slow.
KEYS = (ACCEPT,) * 28 + (LEFT,) * 20 + (RIGHT,) * 24 + (ALL,) * 6 + (MENU,) * 2 + (UNDO,)
FUEL_KEYS = KEYS + (COAL, COAL + 1, COAL + 2, COAL + 3)
EDITIONS = ("classic", "central_europe", "recharged", "card")
DEPTHS = ("guide", "quick", "score", "market")
LANGUAGES = ("en", "cs", "pl", "es", "hu")
PROFILES = ("pico-oled-3b", "pico-oled-1.3", "pico-oled-encoder", "pico-lcd-1.3")
NIGHT = 700000  # milliseconds: the display is dark


class Sequence:
    """One device with one game at first; the number decides everything."""

    def __init__(self, number, folder):
        self.number = number
        self.dice = Dice(number, 7)
        CHANCE.dice = Dice(number, 8)
        edition = EDITIONS[number % 4]
        self.device = StillDevice(empty(folder), PROFILES[number // 4 % 4])
        self.app = app_on(self.device, {
            "tested": True, "draw": bool(self.dice.pick(2)), "edition": edition, "board": "",
            "depth": DEPTHS[self.dice.pick(3 if edition == "card" else 4)], "players": 2 + self.dice.pick(5),
            "lang": LANGUAGES[self.dice.pick(5)],
        })  # fmt: skip
        self.keys = FUEL_KEYS if self.device.display.colours > 2 else KEYS
        self.app.press(ACCEPT)  # the game begins
        self.cuts = set()
        self.screens = set()

    def run(self, show=False):
        """All presses, then the journal."""
        for _ in range(PRESSES):
            self.press(show)
        self.draw()
        self.check_journal()
        return self

    def press(self, show):
        """One key, sometimes after a night; a crash ends everything."""
        app, dice = self.app, self.dice
        chance = dice.pick(1024)
        if chance < 3:
            self.pass_time()
        if app.screen.watches and chance % 4 == 0:
            app.screen.keys_down((1 << len(app.device.profile.keys)) - 1)
            app.screen.keys_down(0)
        intent = self.keys[dice.pick(len(self.keys))]
        app.press(intent)
        if chance % DRAWN == 0 or show:
            self.draw()
        assert app.name != "crash", app.screen.sentence
        if show:
            print(intent, app.name, [app.paper.page.head] + app.paper.page.lines + [app.paper.page.foot])

    def draw(self):
        """The page, and what did not fit on it."""
        app = self.app
        app.render()
        assert app.name != "crash", app.screen.sentence
        self.screens.add(app.name)
        cuts = app.paper.page.cuts
        while cuts:
            self.cuts.add((app.name, app.language, app.device.display.width, cuts.pop()))

    def pass_time(self):
        """Nobody presses for a while."""
        self.device.now += NIGHT
        self.app.clock.count()
        self.app.rest()

    def check_journal(self):
        """Everything on flash can be read; after a power cut the game stands as it stood, and is offered."""
        games = Games(self.device.folder + "/games")
        gids = games.gids()
        assert games.told == [] and games.unreadable == [] and gids
        if self.app.kept is None:
            return
        game = self.app.game
        app = app_on(StillDevice(self.device.folder, self.device.profile.name), {"tested": True})
        again = app.game
        assert app.name == "resume" and again.gid == game.gid
        assert (again.hash(), again.log.count, again.log.at) == (game.hash(), game.log.count, game.log.at)


def main(folder, first, count, show):
    """What was seen; a sequence that fails is named and ends it."""
    cuts, screens = set(), set()
    for number in range(first, first + count):
        try:
            found = Sequence(number, folder).run(show)
        except Exception as error:
            print("FAILED", number)
            sys.print_exception(error, sys.stdout)  # type: ignore[attr-defined]
            sys.exit(1)
        cuts |= found.cuts
        screens |= found.screens
    print("SCREENS", " ".join(sorted(screens)))
    for cut in sorted(cuts):
        print("CUT", cut)
    print("DONE", count)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), "show" in sys.argv)
