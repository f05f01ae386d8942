"""Rows of characters, each with a style and on a ground, that things are written on."""

from itertools import groupby
from unicodedata import combining, east_asian_width

from voltable_host.drawing.chart.styles import PLAIN, Style, on

Run = tuple[str, Style]
Line = tuple[Run, ...]
Cell = tuple[int, int]  # column and row


class Canvas:
    """So many columns and rows."""

    def __init__(self, width: int, height: int):
        self.width = width
        self.height = height
        self.signs = [[" "] * width for _row in range(height)]
        self.styles = [[PLAIN] * width for _row in range(height)]
        self.grounds = [[""] * width for _row in range(height)]

    def write(self, cell: Cell, text: str, style: Style = PLAIN) -> None:
        """Characters from a cell on, to the right; a broad one takes two cells, an accent none of its own."""
        column, row = cell
        for sign in text:
            wide = columns(sign)
            if not wide:
                self.signs[row][column - 1] += sign
            for part in range(wide):
                self.signs[row][column + part] = "" if part else sign
                self.styles[row][column + part] = style
            column += wide

    def lay(self, cell: Cell, ground: str) -> None:
        """A colour under a cell."""
        column, row = cell
        self.grounds[row][column] = ground

    def lines(self) -> list[Line]:
        """Everything from top to bottom; bare blanks at the right are left out."""
        return [self.line(row) for row in range(self.height)]

    def line(self, row: int) -> Line:
        """A row, as few runs as it has styles."""
        styles = [on(*both) for both in zip(self.styles[row], self.grounds[row])]
        cells = list(zip(self.signs[row], styles))
        while cells and cells[-1] == (" ", PLAIN):
            cells.pop()
        return tuple(("".join(sign for sign, _ in run), style) for style, run in groupby(cells, lambda cell: cell[1]))


def columns(text: str) -> int:
    """How many columns characters take in a terminal.

    >>> columns("Essen"), columns("東京"), columns("e\u0301")
    (5, 4, 1)
    """
    return sum(0 if combining(sign) else 2 if east_asian_width(sign) in "WF" else 1 for sign in text)


def plain(line: Line) -> str:
    """Its characters alone."""
    return "".join(text for text, _style in line)
