"""What is remembered between evenings: language, display, and the answers for the next game."""

import json
import os

FILE = "/settings.json"
DEFAULTS = (
    ("profile", "pico-oled-3b"), ("lang", "en"), ("brightness", 200), ("sound", False), ("pixels", False),
    ("edition", "classic"), ("board", ""), ("players", 4), ("depth", "quick"), ("draw", True), ("tested", False),
)  # fmt: skip


class Settings:
    """Each by its name; what a file has too much or wrong is told and left out."""

    def __init__(self, folder):
        self.path = folder + FILE
        self.wrong = []  # names, for a message
        self.values = {}
        for name, value in DEFAULTS:
            self.values[name] = value
        self.read()

    def read(self):
        """A file that is missing is no fault, a damaged one is."""
        try:
            with open(self.path) as file:
                found = json.loads(file.read())
            if type(found) is not dict:
                raise ValueError
        except OSError:
            return
        except ValueError:
            self.wrong.append("settings.json")
            return
        for name in sorted(found):
            self.take(name, found[name])

    def take(self, name, value):
        """One value, if it is of the kind we know."""
        for known, default in DEFAULTS:
            if known == name and type(default) is type(value):
                self.values[name] = value
                return
        self.wrong.append(str(name)[:20])

    def get(self, name):
        """A value."""
        return self.values[name]

    def set(self, name, value) -> bool:
        """Keep a value; the old file stands until the new one is whole."""
        self.values[name] = value
        try:
            with open(self.path + ".new", "w") as file:
                file.write(json.dumps(self.values))
            os.rename(self.path + ".new", self.path)
        except OSError:
            return False
        return True
