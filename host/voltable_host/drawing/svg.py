"""The few words of SVG that the pictures need."""

import re
from collections.abc import Iterable
from unicodedata import east_asian_width
from xml.sax.saxutils import escape, quoteattr

from voltable_host.drawing.board import Point
from voltable_host.drawing.geometry import Box, Curve
from voltable_host.gate.signs import shown

UNPRINTABLE = re.compile("[\ufffe\uffff]")  # XML 1.0 forbids them, beside signs that act


def number(value: float) -> str:
    """A coordinate as short as it can be.

    >>> number(3.04), number(-0.01), number(2.5)
    ('3', '0', '2.5')
    """
    return f"{round(value, 1) + 0:g}"


def printable(words: str) -> str:
    """Words that an XML file may hold.

    >>> printable("a < b & c")
    'a &lt; b &amp; c'
    """
    return escape(UNPRINTABLE.sub("\ufffd", shown(words)))


def element(name: str, *content: str, **attributes: str | float) -> str:
    """An element; in the names of attributes _ stands for -.

    >>> element("circle", cx=1, r=2.5, stroke_width=3)
    '<circle cx="1" r="2.5" stroke-width="3"/>'
    """
    told = "".join(f" {key.replace('_', '-')}={quoted(value)}" for key, value in attributes.items())
    return f"<{name}{told}>{''.join(content)}</{name}>" if content else f"<{name}{told}/>"


def quoted(value: str | float) -> str:
    """The value of an attribute."""
    return quoteattr(UNPRINTABLE.sub("\ufffd", shown(value))) if isinstance(value, str) else f'"{number(value)}"'


def group(parts: Iterable[str], **attributes: str | float) -> str:
    """Elements that share attributes, one a line; nothing where there are none."""
    lines = list(parts)
    return element("g", "\n", "\n".join(lines), "\n", **attributes) if lines else ""


def text(words: str, place: Point, **attributes: str | float) -> str:
    """Words whose base line begins here."""
    return element("text", printable(words), x=place[0], y=place[1], **attributes)


def centred(words: str, box: Box, size: float, **attributes: str | float) -> str:
    """Words in the middle of a box."""
    place = (box.left + box.right) / 2, (box.top + box.bottom) / 2 + 0.36 * size
    return text(words, place, text_anchor="middle", font_size=size, **attributes)


def rectangle(box: Box, **attributes: str | float) -> str:
    """A box."""
    size = {"width": box.right - box.left, "height": box.bottom - box.top}
    return element("rect", x=box.left, y=box.top, **size, **attributes)


def polygon(points: Iterable[Point], **attributes: str | float) -> str:
    """A closed line."""
    return element("path", d="M" + "L".join(map(pair, points)) + "Z", **attributes)


def curved(curve: Curve, **attributes: str | float) -> str:
    """A curved line."""
    start, towards, end = map(pair, curve)
    return element("path", d=f"M{start}Q{towards},{end}", **attributes)


def pair(point: Point) -> str:
    """A point in a path."""
    return f"{number(point[0])} {number(point[1])}"


def text_width(words: str, size: float) -> float:
    """What words take, amply estimated: 0.6 em a letter, 1 em a letter of a wide script.

    >>> text_width("Essen", 10)
    30.0
    """
    return size * sum(1 if east_asian_width(letter) in "WF" else 0.6 for letter in words)
