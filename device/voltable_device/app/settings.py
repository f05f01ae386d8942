"""What is remembered between evenings: language, display, and the answers for the next game."""

import json

from voltable_device.flash.remembered import Settings

FILE = "/settings.json"
DEFAULTS = (
    ("profile", "pico-oled-3b"), ("lang", "en"), ("brightness", 200), ("sound", False), ("pixels", False),
    ("edition", "classic"), ("board", ""), ("players", 4), ("depth", "quick"), ("draw", True), ("tested", False),
)  # fmt: skip


def open_settings(folder) -> Settings:
    """Each by its name; what a file has too much or wrong is told and left out."""
    settings = Settings(folder + FILE)
    for name, value in DEFAULTS:
        settings.values[name] = value
    read(settings)
    return settings


def read(settings):
    """A file that is missing is no fault, a damaged one is."""
    try:
        with open(settings.path) as file:
            found = json.loads(file.read())
        if type(found) is not dict:
            raise ValueError
    except OSError:
        return
    except ValueError:
        settings.wrong.append("settings.json")
        return
    for name in sorted(found):
        take(settings, name, found[name])


def take(settings, name, value):
    """One value, if it is of the kind we know."""
    for known, default in DEFAULTS:
        if known == name and type(default) is type(value):
            settings.values[name] = value
            return
    settings.wrong.append(str(name)[:20])
