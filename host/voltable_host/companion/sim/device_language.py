"""The language of a simulated device: that of its user, until the device is told another."""

import json
import os
from pathlib import Path

SETTINGS, LANGUAGE = "settings.json", "lang"  # as voltable_device.app.settings has them


def teach(folder: Path, language: str, always: bool) -> None:
    """Write it into the device's settings, always or where they name none; damaged ones are the device's own affair."""
    file = folder / SETTINGS
    try:
        settings = json.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        settings = {}
    except ValueError:
        return
    if isinstance(settings, dict) and settings.get(LANGUAGE) != language and (always or LANGUAGE not in settings):
        new = file.with_name(SETTINGS + ".new")
        new.write_text(json.dumps(settings | {LANGUAGE: language}), encoding="utf-8")
        os.replace(new, file)
