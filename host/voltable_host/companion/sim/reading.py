"""The screen of a device as text, for those who do not look at pixels: screen readers, scripts, tests."""

from collections import Counter

from voltable_host.companion.sim.font_file import LARGE, SMALL, Letters, letters
from voltable_host.companion.sim.picture import Picture
from voltable_host.drawing.marks import MARKS

FIRST_SHAPE, CURSOR = 0xE000, 0xE006  # as voltable_device.displays.signs has them
SIGNS = {FIRST_SHAPE + seat: mark.shape for seat, mark in enumerate(MARKS)} | {CURSOR: "▶"}
PLAIN_SIGNS = {FIRST_SHAPE + seat: mark.plain for seat, mark in enumerate(MARKS)} | {CURSOR: ">"}


def read(picture: Picture, plain: bool = False) -> list[str]:
    """The lines that stand there, top to bottom; empty ones and what is no text are left out."""
    font = letters(SMALL if picture.is_mono else LARGE)
    rows = picture.rows()
    found, top = [], 0
    while top + font.height <= len(rows):
        line = read_line(rows[top : top + font.height], font)
        if line:
            found.append(line.translate(PLAIN_SIGNS if plain else SIGNS))
        top += font.height if line else 1
    return found


def read_line(rows: list[bytes], font: Letters) -> str:
    """The text of these rows; nothing if there is anything else, even if a line only begins a little lower."""
    ground = Counter(b"".join(rows)).most_common(1)[0][0]
    line = ""
    for column in range(0, len(rows[0]) - font.width + 1, font.width):
        pixels = bytes(bits(row[column : column + font.width], ground) for row in rows)
        letter = font.by_pixels.get(pixels)
        if letter is None:
            return ""
        line += letter
    return line.rstrip()


def bits(pixels: bytes, ground: int) -> int:
    """Pixels that are not ground as bits, the leftmost in the highest of eight."""
    found = 0
    for pixel in pixels:
        found = found << 1 | (pixel != ground)
    return found << 8 - len(pixels)
