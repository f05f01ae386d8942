"""A chart on somebody's terminal."""

from collections.abc import Iterable

from rich.console import Console
from rich.text import Text

from voltable_host.drawing.chart.canvas import Line
from voltable_host.drawing.chart.chart import cities_in_play
from voltable_host.drawing.chart.sheet import sheet
from voltable_host.drawing.listed import in_words
from voltable_host.drawing.standing import Standing

NARROWEST = 60  # columns below which a list is read more easily
MOST_CITIES = 60  # in play, beyond which nobody would find anything on a chart
WIDEST = 160  # columns beyond which one looks too far
BESIDE = 12  # rows for the heading, the legend and what is asked below the chart
LOWEST = 24  # rows in which a board can be drawn at all, whatever the window has
ON_PAPER = 40  # rows where there is no window


def show_board(standing: Standing, console: Console, plain: bool, as_list: bool = False) -> None:
    """A chart where there is room for one, else the list."""
    width = min(console.width, WIDEST)
    if as_list or width < NARROWEST or len(cities_in_play(standing)) > MOST_CITIES:
        console.print(in_words(standing, plain), soft_wrap=True)
    else:
        write(sheet(standing, width, rows_of(console), plain), console)


def rows_of(console: Console) -> int:
    """What a window leaves for the chart."""
    return max(LOWEST, console.height - BESIDE) if console.is_terminal else ON_PAPER


def write(lines: Iterable[Line], console: Console) -> None:
    """Line by line; none is wrapped."""
    for line in lines:
        console.print(Text.assemble(*((text, " ".join(style)) for text, style in line)), soft_wrap=True)
