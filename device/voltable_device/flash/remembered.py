"""Settings by their names, for this evening and the next ones."""

import json
import os


class Settings:
    """What was read from their file, and what has changed since."""

    def __init__(self, path):
        self.path = path
        self.wrong = []  # names that mean nothing, for a message
        self.values = {}

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
