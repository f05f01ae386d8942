"""Whole games driven through the buttons of the device program, counting presses; MicroPython only.

micropython tests/kit/tracker/table_pressing.py FOLDER GAMES DEPTHS [undo] NAME…: recorded games of a folder by name, at
depths with commas between them; `undo` takes every move back once. A line a game and depth: name, edition, depth,
players, rounds, presses of the setup, presses if no key were ever held, presses by phase, then for each screen
answers, presses, and the most where all was as predicted.
"""

import sys

from kit.device import device_roomy  # noqa: F401  before the program
from kit.device.still_device import StillDevice, app_on, empty
from kit.games import recorded_games
from kit.tracker.table_buttons import Finger, presses_of
from kit.tracker.table_witness import recorded_facts
from voltable_device.keys.buttons import ACCEPT, UNDO

PHASES = ("order", "auction", "fuel", "build", "bureaucracy")
PROFILE = "pico-oled-3b"


class Drive:
    """One game on one device; presses are counted by phase and by screen."""

    def __init__(self, facts, depth, folder):
        self.facts = facts
        settings = {
            "tested": True, "draw": False, "edition": facts.edition, "board": facts.board or "",
            "players": facts.count, "depth": depth,
        }  # fmt: skip
        self.app = app_on(StillDevice(empty(folder), PROFILE), settings)
        self.setup = self.steps = 0
        self.by_phase = dict.fromkeys(PHASES, 0)
        self.by_screen = {}  # name: answers, presses, most presses of one that was predicted
        self.press(ACCEPT)  # begins with these answers
        self.finger = Finger(facts, self.app)

    def press(self, intent):
        """A key, then the page."""
        self.app.press(intent)
        self.app.render()
        assert self.app.name != "crash", self.app.screen.sentence

    def run(self, undoes=False):
        """The whole game; what is left is the page with its result."""
        while not self.app.game.over:
            self.tell(undoes)
        assert self.app.name == "over"
        return self

    def tell(self, undoes):
        """One thing that people tell: its presses must bring exactly that."""
        app, game = self.app, self.app.game
        action, name = self.finger.wanted(), app.name
        is_predicted = action == self.finger.predicted()
        phase = game.edition.course[game.state.phase].name
        keys = self.finger.keys(action)
        due = game.copy()
        due.act(action, print_nothing)
        pressed = []
        for intent in keys:
            before = game.hash() if undoes else ""
            pressed.append((intent, app.screen.counts))
            self.press(intent)
        assert game.state.canonical() == due.state.canonical(), (name, action, keys)
        if undoes:
            self.undo(before, game.hash())
        self.count(phase, name, presses_of(pressed), len(keys), is_predicted)

    def undo(self, before, after):
        """One hold takes the last move back."""
        app = self.app
        self.press(UNDO)
        assert app.game.hash() == before != after, app.name
        app.kept.redo()
        app.show_game()
        app.render()
        assert app.game.hash() == after, app.name

    def count(self, phase, name, presses, steps, is_predicted):
        """So many presses in a phase on a screen; the first order is told before the first round."""
        if phase == "setup":
            self.setup += presses
            return
        self.by_phase[phase] += presses
        self.steps += steps
        answers, before, most = self.by_screen.get(name, (0, 0, 0))
        most = max(most, presses) if is_predicted else most
        self.by_screen[name] = (answers + 1, before + presses, most)

    def line(self, name) -> str:
        """The figures as a line of words."""
        edition = self.app.game.edition
        head = (name, edition.name, edition.depth, edition.count, len(self.facts.rounds), self.setup, self.steps)
        phases = tuple([self.by_phase[phase] for phase in PHASES])
        screens = [":".join((screen,) + tuple(map(str, self.by_screen[screen]))) for screen in sorted(self.by_screen)]
        return " ".join([str(figure) for figure in head + phases] + screens)


def print_nothing(event):
    """Nobody listens."""


def main(folder, games, depths, undoes, names):
    """A line for each game and depth."""
    recorded_games.FOLDER = games
    for name in names or recorded_games.names():
        facts = recorded_facts(name)
        for depth in depths:
            if depth != "market" or facts.numbers.start_fuel:
                print(Drive(facts, depth, folder).run(undoes).line(name))


if __name__ == "__main__":
    words = [word for word in sys.argv[4:] if word != "undo"]
    main(sys.argv[1], sys.argv[2], sys.argv[3].split(","), "undo" in sys.argv, words)
