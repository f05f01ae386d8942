"""The words of the screens: English is in the code, other languages in screen_<language>.bin, held as it is."""

from io import BytesIO

import voltable_device
from voltable.talk.table import find

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.talk.shapes import Table

LANGUAGES = ("en", "cs", "pl", "es", "hu")


class Speech:
    """The language in use."""

    table: "Table | None" = None


def folder() -> str:
    """Where this package lies."""
    return voltable_device.__file__.rpartition("/")[0]


def speak(language):
    """Read the words of a language; English needs none, and so does one whose file is missing."""
    Speech.table = None
    try:
        with open(folder() + "/screen_" + language + ".bin", "rb") as file:
            Speech.table = BytesIO(file.read())  # type: ignore[assignment]
    except OSError:
        pass


def shown(key) -> str:
    """Marks a text that is translated where it is shown."""
    return key


def text(key, *numbers) -> str:
    """A text of a screen in the language in use, its braces filled.

    >>> text("R{0}", 5)
    'R5'
    """
    found = find(Speech.table, key) or key if Speech.table else key
    return found.format(*numbers) if numbers else found
