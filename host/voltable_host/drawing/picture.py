"""The picture of a board: regions, connections, cities and houses, with a title and a legend."""

from collections.abc import Iterator
from typing import Any

from voltable_host.drawing.board import Board
from voltable_host.drawing.cities import draw_city, draw_label
from voltable_host.drawing.colours import HATCHING, INK, LINE, PAPER
from voltable_host.drawing.geometry import Box
from voltable_host.drawing.labels import SIZE
from voltable_host.drawing.layout import Layout, layout
from voltable_host.drawing.legend import draw_part, legend_parts, legend_places
from voltable_host.drawing.regions import draw_areas, draw_borders, draw_name
from voltable_host.drawing.roads import draw_cost, draw_line
from voltable_host.drawing.svg import element, group, printable, rectangle, text
from voltable_host.drawing.table import Table, table
from voltable_host.language import _

MARGIN = 24


def draw(board: Board, view: dict[str, Any] | None = None, prices: dict[str, int] | None = None) -> str:
    """An SVG file of the board: as the view of a game tells, or empty; prices are those of the player on turn."""
    standing = table(board, view)
    there = layout(board, tuple(map((prices or {}).get, board.cities)))
    parts = legend_parts(board, standing, bool(prices))
    rooms = legend_places(there.land, parts)
    return sheet(
        heading(board, standing),
        max(room.right for room in (there.land, *rooms)) + MARGIN,
        max(room.bottom for room in (there.land, *rooms)) + MARGIN,
        [*draw_map(board, there, standing), *map(draw_part, parts, rooms)],
    )


def sheet(title: str, width: float, height: float, parts: list[str]) -> str:
    """White paper with a title; without a size of its own, so that it fills a window or a page."""
    whole = element(
        "svg",
        element("title", printable(title)),
        hatching(),
        rectangle(Box(0, 0, width, height), fill=PAPER),
        text(title, (MARGIN, 42), font_size=32, font_weight="bold"),
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width:.0f} {height:.0f}",
        font_family="sans-serif",
        fill=INK,
        role="img",
    )  # fmt: skip
    return whole + "\n"


def heading(board: Board, standing: Table) -> str:
    """The board, the round and the step."""
    parts = [board.name]
    if standing.round:
        parts.append(_("Round {round}").format(round=standing.round))
    if standing.step:
        parts.append(_("Step {step}").format(step=standing.step))
    return " · ".join(parts)


def hatching() -> str:
    """The grey stripes of the Trust."""
    ground = rectangle(Box(0, 0, 6, 6), fill="#e4e4e4")
    stripe = element("path", d="M0 0V6", stroke=LINE, stroke_width=5)
    size = {"width": 6, "height": 6, "patternUnits": "userSpaceOnUse", "patternTransform": "rotate(45)"}
    return element("defs", element("pattern", ground, stripe, id=HATCHING, **size))


def draw_map(board: Board, there: Layout, standing: Table) -> Iterator[str]:
    """From the ground up: land, lines, costs, cities, names."""
    yield group(draw_areas(board, there.areas, standing.in_play))
    yield draw_borders(board, there.areas, there.points)
    yield group(map(draw_name, board.region_names, there.regions))
    played = [all(map(standing.plays, road.cities)) for road in there.roads]
    yield group(map(draw_line, there.roads, played), fill="none", stroke_width=2.5)
    yield group(map(draw_cost, there.roads, played))
    for city, name in enumerate(board.cities):
        yield group(draw_city(name, there.cities[city], standing, standing.plays(city)))
    labels = (part for city, label in enumerate(there.labels) for part in draw_label(label, standing.plays(city)))
    yield group(labels, font_size=SIZE)
