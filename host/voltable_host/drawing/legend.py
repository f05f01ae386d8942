"""Beside or below the map: who plays, which region has which colour, and what the signs mean."""

from collections.abc import Iterator

from voltable_host.drawing.board import Board
from voltable_host.drawing.cities import COSTS, SLOT, draw_slot
from voltable_host.drawing.colours import FAINT, INK, OUT_OF_PLAY, PAPER
from voltable_host.drawing.geometry import Box
from voltable_host.drawing.svg import centred, element, group, rectangle, text, text_width
from voltable_host.drawing.table import Owner, Table
from voltable_host.language import _, ngettext

WIDTH = 390
ROW = 36
SIZE = 22
GAP = 40  # between the map and the parts of the legend
WORDS = 46  # where the words begin, behind the sign
SIGN = Box(0, -SLOT + 2, SLOT, 2)
WIDE_SIGN = Box(0, -SLOT, 36, 4)

Row = list[str]  # its elements, drawn from the left end of its base line


def legend_parts(board: Board, table: Table, priced: bool) -> list[list[Row]]:
    """Players, regions, signs: each part as rows, without those that are empty."""
    players = [player_row(owner, table) for owner in table.owners]
    return [part for part in (players, region_rows(board, table), sign_rows(table, priced)) if part]


def legend_places(land: Box, parts: list[list[Row]]) -> list[Box]:
    """The room of each part: beneath each other beside a broad map, beside each other below a high one."""
    is_broad = land.right - land.left > land.bottom - land.top
    x, y = (land.right, land.top + GAP) if is_broad else (GAP, land.bottom)
    rooms = []
    for rows in parts:
        rooms.append(Box(x, y, x + WIDTH, y + ROW * len(rows)))
        x, y = (x, rooms[-1].bottom + GAP) if is_broad else (rooms[-1].right + 2 * GAP, y)
    return rooms


def draw_part(rows: list[Row], room: Box) -> str:
    """A part of the legend in its room."""
    moved = (element("g", *row, transform=f"translate(0,{ROW * place})") for place, row in enumerate(rows, 1))
    return group(moved, transform=f"translate({room.left:g},{room.top:g})", font_size=SIZE)


def player_row(owner: Owner, table: Table) -> Row:
    """A house, the name, how many cities; whose turn it is stands in bold."""
    cities = ngettext("{n} city", "{n} cities", owner.cities)
    weight = "bold" if owner.name == table.on_turn else "normal"
    return [*draw_slot(SIGN, owner, COSTS[0]), *words(owner.name, cities, font_weight=weight)]


def region_rows(board: Board, table: Table) -> list[Row]:
    """The colour and the name of each region."""
    return [
        [
            rectangle(WIDE_SIGN, rx=4, fill=board.colours[place] if plays else OUT_OF_PLAY, stroke=FAINT),
            *words(name, "" if plays else _("not in play"), fill=INK if plays else FAINT),
        ]
        for place, (name, plays) in enumerate(zip(board.region_names, table.in_play))
    ]


def sign_rows(table: Table, priced: bool) -> list[Row]:
    """What the other signs mean, of those that are on the map."""
    rows = []
    if table.marks:
        frame = rectangle(WIDE_SIGN, rx=8, fill=PAPER, stroke=INK, stroke_width=3)
        rows.append([frame, *words(_("starting city"))])
    if priced:
        tag = rectangle(WIDE_SIGN, rx=3, fill=INK), centred("27", WIDE_SIGN, SIZE - 3, fill=PAPER, font_weight="bold")
        meaning = _("price for {name}").format(name=table.on_turn) if table.on_turn else _("price to build there")
        rows.append([*tag, *words(meaning)])
    return rows


def words(left: str, right: str = "", **attributes: str | float) -> Iterator[str]:
    """A row's words, and others at its end; the first are squeezed where the row is too short for both."""
    room = WIDTH - WORDS - (text_width(right, SIZE) + 10 if right else 0)
    squeezed = {"textLength": room, "lengthAdjust": "spacingAndGlyphs"} if text_width(left, SIZE) > room else {}
    yield text(left, (WORDS, 0), **attributes, **squeezed)
    if right:
        yield text(right, (WIDTH, 0), text_anchor="end", fill=FAINT)
