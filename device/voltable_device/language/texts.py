"""The words of the screens: English is in the code, other languages in screen_<language>.bin, held as it is."""

from binascii import crc32

import voltable_device

LANGUAGES = ("en", "cs", "pl", "es", "hu")
HEAD = 6
ENTRY = 8


class Speech:
    """The language in use."""

    data = b""


def folder() -> str:
    """Where this package lies."""
    return voltable_device.__file__.rpartition("/")[0]


def speak(language):
    """Read the words of a language; English needs none, and so does one whose file is missing."""
    Speech.data = b""
    if language in LANGUAGES[1:]:
        try:
            with open(folder() + "/screen_" + language + ".bin", "rb") as file:
                Speech.data = file.read()
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
    found = find(key) if Speech.data else key
    return found.format(*numbers) if numbers else found


def find(key) -> str:
    """The translation of a text, or the text itself."""
    data = Speech.data
    wanted = crc32(key.encode()).to_bytes(4, "big")
    low, high = 0, data[4] | data[5] << 8
    while low < high:
        middle = (low + high) // 2
        at = HEAD + ENTRY * middle
        entry = data[at : at + 4]
        if entry == wanted:
            start = data[at + 4] | data[at + 5] << 8
            return str(data[start : start + (data[at + 6] | data[at + 7] << 8)], "utf-8")
        if entry < wanted:
            low = middle + 1
        else:
            high = middle
    return key
