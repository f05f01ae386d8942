"""Bakes a map's passport into its board's module, into what drawings of it need, and into what people call it."""

import json
from itertools import groupby

from voltable.boardgame.map_file import read
from voltable.boardgame.network import connections
from voltable.boardgame.own_map import OwnMap
from voltable_host.language.map_names import named_map

EVERYWHERE = ("classic", "recharged")  # editions that are played on a map which names none
LAST = 99  # the place of such a map among the boards of an edition
BOARD = """\
\"\"\"The board {name}, baked from tools/data/maps/{id}.json by tools/bake.py.\"\"\"

ID = {quoted_id}
REGIONS = {regions}

# Region by region.
CITIES = (
{cities})

# The region of each city.
REGION_OF = (
{region_of})

# Three bytes a connection: city, city, cost; the lower city comes first.
CONNECTIONS = (
{connections})

# Two bytes for regions that lie side by side.
BESIDE = {beside}

# The rules this board brings.
RULES = {rules}
"""
OFFERED = """\
\"\"\"Which boards each edition is played on, baked from the passports in tools/data/maps by tools/bake.py.\"\"\"

# What the edition calls them, its usual one first, and their passports.
"""
DRAWING = """\
{{
  "name": {name},
  "positions": {{
{positions}
  }},
  "colours": {colours}
}}
"""


def bake_board(data) -> str:
    """The board as the text of a module."""
    board = read(data)
    return BOARD.format(
        name=data["name"],
        id=board.ID,
        quoted_id=quoted(board.ID),
        regions=literal(board.REGIONS),
        cities="".join(f"    {literal(names)[1:-1]},\n" for names in by_region(board, board.CITIES)),
        region_of="".join(f"    {in_bytes(regions)}\n" for regions in by_region(board, tuple(board.REGION_OF))),
        connections=connection_lines(board),
        beside=in_bytes(tuple(board.BESIDE)),
        rules=literal(board.RULES),
    )


def by_region(board: OwnMap, row: tuple) -> list[tuple]:
    """What belongs to each city, region by region."""
    return [tuple(row[city] for city in cities) for _, cities in groupby(range(len(row)), board.REGION_OF.__getitem__)]


def connection_lines(board: OwnMap) -> str:
    """The bytes of all connections; a comment above those of each city says the same to people."""
    text = ""
    for city, group in groupby(connections(board), key=lambda connection: connection[0]):
        found = list(group)
        said = ", ".join(f"{board.CITIES[other]} {cost}" for _, other, cost in found)
        text += f"    # {board.CITIES[city]}: {said}\n    {in_bytes(sum(found, ()))}\n"
    return text


def in_bytes(numbers: tuple[int, ...]) -> str:
    """Numbers as a literal of bytes.

    >>> in_bytes((0, 19))
    'b"\\\\x00\\\\x13"'
    """
    return 'b"' + "".join(f"\\x{number:02x}" for number in numbers) + '"'


def literal(value) -> str:
    """A value in the quotation marks of our style.

    >>> literal((("coal_storage", 8), None))
    '(("coal_storage", 8), None)'
    """
    if isinstance(value, tuple):
        return "(" + ", ".join(map(literal, value)) + (",)" if len(value) == 1 else ")")
    return "None" if value is None else quoted(value)


def bake_offered(*passports) -> str:
    """The boards of each edition in their order."""
    rows: dict[str, list[tuple[int, str, str]]] = {}
    for data in passports:
        for edition in data.get("editions", EVERYWHERE):
            rows.setdefault(edition, []).append((data.get("place", LAST), data.get("board", data["id"]), data["id"]))
    text = OFFERED
    for edition in sorted(rows):
        boards = tuple(board for _, board, _ in sorted(rows[edition]))
        if len(set(boards)) < len(boards):
            raise ValueError(f"{edition} has two boards of one name: {', '.join(boards)}")
        text += (
            f"{edition.upper()} = {literal((boards, tuple(passport for _, _, passport in sorted(rows[edition]))))}\n"
        )
    return text


def bake_drawing(data) -> str:
    """Where the cities lie, and the regions' own colours, as JSON; without places they are laid out when drawn."""
    board, positions = read(data), data.get("positions") or {}
    if positions and sorted(positions) != sorted(board.CITIES):
        raise ValueError("there is not one position for each city")
    colours = quoted(data.get("colours", {}))
    return DRAWING.format(name=quoted(data["name"]), positions=members(positions), colours=colours)


def bake_names(*passports) -> str:
    """What people call each map, its board and its regions, by language, as JSON."""
    maps = (f"  {quoted(data['id'])}: {{\n{map_names(data)}\n  }}" for data in passports)
    return "{\n" + ",\n".join(maps) + "\n}\n"


def map_names(data) -> str:
    """What its board is called in commands, and a line for each language."""
    named = named_map(data)
    lines = [f"      {quoted(language)}: {quoted(names)}" for language, names in named["names"].items()]
    return f'    "called": {quoted(named["called"])},\n    "names": {{\n' + ",\n".join(lines) + "\n    }"


def members(values: dict) -> str:
    """The members of a JSON object, a line each."""
    return ",\n".join(f"    {quoted(name)}: {quoted(value)}" for name, value in values.items())


def quoted(value) -> str:
    """A text, number or list as JSON writes it, and as Python would too."""
    return json.dumps(value, ensure_ascii=False)
