"""A chart on somebody's terminal."""

from collections.abc import Iterable
from typing import Any, Protocol

from rich.text import Text

from voltable_host.drawing.chart.canvas import Line
from voltable_host.drawing.chart.chart import cities_in_play
from voltable_host.drawing.chart.sheet import sheet
from voltable_host.drawing.listed import in_words
from voltable_host.drawing.standing import Standing
from voltable_host.gate.signs import shown

NARROWEST = 60  # columns below which a list is read more easily
MOST_CITIES = 60  # in play, beyond which nobody would find anything on a chart
WIDEST = 160  # columns beyond which one looks too far
BESIDE = 12  # rows for the heading, the legend and what is asked below the chart
LOWEST = 24  # rows in which a board can be drawn at all, whatever the window has
ON_PAPER = 40  # rows where there is no window


class Paper(Protocol):
    """What is drawn on."""

    @property
    def plain(self) -> bool: ...
    def room(self) -> tuple[int, int | None]: ...
    def unwrapped(self, drawn: Any) -> None: ...


def show_board(standing: Standing, paper: Paper, as_list: bool = False) -> None:
    """A chart where there is room for one, else the list."""
    columns, rows = paper.room()
    width = min(columns, WIDEST)
    if as_list or width < NARROWEST or len(cities_in_play(standing)) > MOST_CITIES:
        paper.unwrapped(Text(in_words(standing, paper.plain)))
    else:
        write(sheet(standing, width, rows_for(rows), paper.plain), paper)


def rows_for(rows: int | None) -> int:
    """What a window leaves for the chart."""
    return ON_PAPER if rows is None else max(LOWEST, rows - BESIDE)


def write(lines: Iterable[Line], paper: Paper) -> None:
    """Line by line; none is wrapped."""
    for line in lines:
        paper.unwrapped(Text.assemble(*((shown(text), " ".join(style)) for text, style in line)))
