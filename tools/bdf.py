"""Reads a font in the Glyph Bitmap Distribution Format (BDF 2.1): text, a block of lines for each glyph."""

from collections import namedtuple

# Glyphs: the rows of each code point, a byte each, the leftmost pixel in its highest bit.
Bdf = namedtuple("Bdf", ("width", "height", "glyphs"))


class BdfError(ValueError):
    """A file that is no font of ours; the message says why."""


def read_bdf(text: str) -> Bdf:
    """A font whose glyphs all fill one cell of at most 8 columns."""
    lines = text.splitlines()
    if not lines or not lines[0].startswith("STARTFONT") or lines[-1] != "ENDFONT":
        raise BdfError("not a whole BDF file")
    width, height, _, descent = numbers(lines, "FONTBOUNDINGBOX")
    if not 0 < width <= 8:
        raise BdfError(f"{width} columns do not fit into a byte")
    glyphs = {}
    for block in blocks(lines):
        (code,) = numbers(block, "ENCODING")
        if code in glyphs:
            raise BdfError(f"U+{code:04X} is there twice")
        glyphs[code] = rows(block, width, height, descent)
    (stated,) = numbers(lines, "CHARS")
    if stated != len(glyphs):
        raise BdfError(f"{stated} glyphs are stated and {len(glyphs)} found")
    return Bdf(width, height, glyphs)


def numbers(lines: list[str], key: str) -> list[int]:
    """What stands behind the first line's keyword."""
    for line in lines:
        word, *values = line.split()
        if word == key:
            return [int(value) for value in values]
    raise BdfError(f"{key} is missing")


def blocks(lines: list[str]) -> list[list[str]]:
    """The lines of each glyph."""
    starts = [place for place, line in enumerate(lines) if line.startswith("STARTCHAR")]
    return [lines[start : lines.index("ENDCHAR", start)] for start in starts]


def rows(block: list[str], width: int, height: int, descent: int) -> bytes:
    """A glyph's own box set into the cell of the font."""
    wide, high, left, low = numbers(block, "BBX")
    above = height + descent - (high + low)
    drawn = [int(line, 16) >> left for line in block[block.index("BITMAP") + 1 :]]
    if left < 0 or left + wide > width or above < 0 or low < descent or len(drawn) != high:
        raise BdfError(f"{block[0]}: does not fit into the cell")
    return bytes([0] * above + drawn + [0] * (height - above - high))
