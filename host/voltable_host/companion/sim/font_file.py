"""The fonts of a device read backwards: which letter a pattern of pixels is."""

from functools import lru_cache
from pathlib import Path

from voltable_host.companion.files.compiling import PACKAGES

HEAD, RUN = 8, 4  # bytes, as voltable_device.displays.font has them
SMALL, LARGE = "font_6x10.bin", "font_8x13.bin"
RULE = ord("_")  # a rule across the page would read as many of these


class Letters:
    """The letters of one size by their pixels: a row of bits for each line, the leftmost in the highest of eight."""

    def __init__(self, data: bytes):
        self.width, self.height = data[4], data[5]
        self.by_pixels: dict[bytes, str] = {}
        glyphs = len(data) - data[7] * self.height
        for code, number in codes(data):
            place = glyphs + number * self.height
            if code != RULE:
                self.by_pixels.setdefault(data[place : place + self.height], chr(code))


def codes(data: bytes) -> list[tuple[int, int]]:
    """Every code point with the number of its glyph, in order; the glyph 0 is the question mark."""
    found, place = [(ord("?"), 0)], HEAD + RUN * data[6]
    for run in range(HEAD, place, RUN):
        first, length = number(data[run : run + 2]), number(data[run + 2 : run + 4])
        found += [(first + offset, data[place + offset]) for offset in range(length)]
        place += length
    return found


def number(data: bytes) -> int:
    """Two bytes, the smaller first."""
    return int.from_bytes(data, "little")


@lru_cache
def letters(name: str, folder: Path = PACKAGES["voltable_device"]) -> Letters:
    """The font of this name."""
    return Letters((folder / name).read_bytes())
