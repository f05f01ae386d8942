"""What is planted wherever a string can come from, and how one knows that none of it got through."""

import re
from collections.abc import Iterator
from typing import Any

# Writes the clipboard of whoever looks, turns colours round in two ways, the line round, and forges the next one.
LOUD = "\x1b]52;c;eA==\x07\x1b[7;7m\x9b7m\u202e\u2028\r\nforged"
SHOWN = (r"\x1b]52", r"\u001b]52", r"\x9b7m", r"\u009b7m")  # some of it as it is shown, to people and in JSON
SHORT = "A\x9b7m\u202e"  # fits where a name may have a few letters
ALLOWED = "A\ufff9b"  # a name that the core allows, though one sign of it is not seen
NO_TEXT = "\udcff\udc9b"  # a file's name that is no UTF-8

OURS = re.compile(
    r"\x1b\[(?!7;7m)[0-9;?]*[A-Za-z]|\x1b\([B0]|\r(?=\n|\x1b\[|copying|$)"
)  # styles, and lines that are drawn again
ACTS = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\xad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ud800-\udfff]"
)


def check_quiet(said: str, told: object = "") -> None:
    """Nothing in it acts, and no line of it is forged."""
    bare = OURS.sub("", said)
    found = ACTS.search(bare)
    assert not found, (told, bare[max(0, found.start() - 200) : found.end() + 40])
    forged = [line for line in bare.splitlines() if line.strip().startswith("forged")]
    assert not forged, (told, bare)


def is_shown(said: str) -> bool:
    """Whether the planted text can be read there, or what was left of it where it was taken apart."""
    return any(form in said for form in SHOWN)


def ways(data: Any) -> Iterator[tuple]:
    """The way to each text in data: texts in lists and objects, and the names in objects."""
    if isinstance(data, str):
        yield ()
    for place, value in enumerate(data) if isinstance(data, list) else ():
        yield from ((place, *rest) for rest in ways(value))
    for name, value in data.items() if isinstance(data, dict) else ():
        yield from ((name, *rest) for rest in (("name of",), *ways(value)))


def planted(data: Any, way: tuple, text: str = LOUD) -> Any:
    """The same data with another text there."""
    if not way:
        return text
    first, rest = way[0], way[1:]
    if rest == ("name of",):
        return {text if name == first else name: value for name, value in data.items()}
    if isinstance(data, list):
        return [planted(value, rest, text) if place == first else value for place, value in enumerate(data)]
    return {name: planted(value, rest, text) if name == first else value for name, value in data.items()}
