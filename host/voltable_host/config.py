"""What is remembered from one game to the next: a small JSON file in the user's own folder."""

import json
import os
from pathlib import Path

import click

from voltable_host.disk import renew
from voltable_host.language import LANGUAGES, N_, _

KEYS = {
    "lang": N_("the language people read: en, cs, pl, es or hu"),
    "name": N_("what you are called in games you start"),
    "players": N_("who plays when `voltable play` is not told, such as Ana,bot:steady"),
    "games": N_("the folder games are saved in"),
    "plain": N_("yes: plain signs and no colour"),
    "port": N_("where the companion is plugged in, such as ttyACM0 or COM3"),
    "cards": N_("the file of the cards of your own box; the shipped ones where it is not set"),
}
TRUE = ("true", "yes", "on", "1")  # how people write a truth
FALSE = ("false", "no", "off", "0")


def home() -> Path:
    """The folder of settings: VOLTABLE_HOME, or where the system keeps such things."""
    if os.environ.get("VOLTABLE_HOME"):
        return Path(os.environ["VOLTABLE_HOME"])
    from platformdirs import user_data_path

    return user_data_path("voltable", appauthor=False)


def path() -> Path:
    """The file itself."""
    return home() / "config.json"


def games_folder() -> Path:
    """Where games are saved."""
    chosen = remembered("games")
    return Path(os.path.expanduser(chosen)) if chosen else home() / "games"


def remembered(key: str) -> str:
    """A setting, or nothing; a file that cannot be read counts as none."""
    value = settings().get(key, "")
    if key == "lang" and value not in LANGUAGES:
        return ""
    return value


def settings() -> dict[str, str]:
    """Everything that is set."""
    try:
        read = stored()
    except (OSError, ValueError, RecursionError):
        return {}
    return {key: read[key] for key in KEYS if isinstance(read.get(key), str)}


def stored() -> dict:
    """All that the file holds, also what only another version knows; an error where it is not ours to read."""
    try:
        read = json.loads(path().read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    if not isinstance(read, dict):
        raise ValueError("no JSON object")
    return read


def remember(key: str, value: str) -> None:
    """Set one key, or forget it where the value is empty; the file is replaced whole, and not if it is no JSON."""
    kept = {name: old for name, old in stored().items() if name != key}
    if value:
        kept[key] = value
    renew(path(), (json.dumps(kept, indent=1) + "\n").encode())


def keep(key: str, value: str) -> None:
    """Write it, with every trouble as one sentence."""
    file = click.format_filename(path())
    try:
        remember(key, value)
    except OSError as error:
        sentence = _("{file} cannot be written ({why}). Allow it, or keep settings elsewhere: set VOLTABLE_HOME.")
        raise click.ClickException(sentence.format(file=file, why=error.strerror or error)) from error
    except (ValueError, RecursionError) as error:
        sentence = _("{file} is no JSON object and stays as it is. Mend or remove it, then set {key} again.")
        raise click.ClickException(sentence.format(file=file, key=key)) from error
