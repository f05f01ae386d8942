"""Bakes a map into the text of its board's module, and into what only drawings of it need."""

import json
from itertools import groupby

from voltable.boardgame.checks import check_board

REGION_NAMES = {
    "north": "north",
    "northeast": "north-east",
    "east": "east",
    "southeast": "south-east",
    "south": "south",
    "southwest": "south-west",
    "west": "west",
    "northwest": "north-west",
    "austria": "Austria",
    "czech_republic": "Czech Republic",
    "hungary": "Hungary",
    "poland_east": "eastern Poland",
    "poland_west": "western Poland",
    "slovakia": "Slovakia",
}
BOARD = """\
\"\"\"The board {name}, baked from tools/data/maps/{id}.json by tools/bake.py.\"\"\"

REGIONS = {regions}

# Seven cities a region: city c lies in region c // 7.
CITIES = (
{cities})

# Three bytes a connection: city, city, cost; the lower city comes first.
CONNECTIONS = (
{connections})

# The rules this board brings.
RULES = {rules}
"""
DRAWING = """\
{{
  "name": {name},
  "positions": {{
{positions}
  }},
  "region_names": {{
{region_names}
  }}
}}
"""


def bake_board(data) -> str:
    """The board as the text of a module."""
    regions = checked_regions(data)
    names = [name for cities in regions.values() for name in cities]
    return BOARD.format(
        name=data["name"],
        id=data["id"],
        regions=literal(tuple(regions)),
        cities="".join(f"    {literal(tuple(cities))[1:-1]},\n" for cities in regions.values()),
        connections=connection_lines(data["connections"], names),
        rules=literal(tuple((name, rule["value"]) for name, rule in data.get("rules", {}).items())),
    )


def checked_regions(data) -> dict[str, list[str]]:
    """The cities by region, regions in alphabetical order, of a map that can be played on."""
    regions = {region: data["regions"][region] for region in sorted(data["regions"])}
    check_board(list(regions), list(regions.values()), data["connections"])
    return regions


def connection_lines(connections: list, names: list[str]) -> str:
    """The bytes of all connections; a comment above those of each city says the same to people."""
    text = ""
    for city, group in groupby(numbered(connections, names), key=lambda connection: connection[0]):
        found = list(group)
        said = ", ".join(f"{names[other]} {cost}" for _, other, cost in found)
        escaped = "".join(f"\\x{byte:02x}" for connection in found for byte in connection)
        text += f'    # {names[city]}: {said}\n    b"{escaped}"\n'
    return text


def numbered(connections: list, names: list[str]) -> list[tuple[int, int, int]]:
    """The connections by the places of their cities, in ascending order."""
    ends = [(names.index(one), names.index(other), cost) for one, other, cost in connections]
    return sorted((min(one, other), max(one, other), cost) for one, other, cost in ends)


def literal(value) -> str:
    """A value in the quotation marks of our style.

    >>> literal((("coal_storage", 8),))
    '(("coal_storage", 8),)'
    """
    if isinstance(value, tuple):
        return "(" + ", ".join(map(literal, value)) + (",)" if len(value) == 1 else ")")
    return quoted(value)


def bake_drawing(data) -> str:
    """Where the cities lie, and how people call the regions, as JSON."""
    regions = checked_regions(data)
    if sorted(data["positions"]) != sorted(name for cities in regions.values() for name in cities):
        raise ValueError("there is not one position for each city")
    return DRAWING.format(
        name=quoted(data["name"]),
        positions=members(data["positions"]),
        region_names=members({region: called(region) for region in regions}),
    )


def called(region: str) -> str:
    """How people call a region; one without a name of its own by its id.

    >>> called("northeast"), called("lower_lands")
    ('north-east', 'lower lands')
    """
    return REGION_NAMES.get(region, region.replace("_", " "))


def members(values: dict) -> str:
    """The members of a JSON object, a line each."""
    return ",\n".join(f"    {quoted(name)}: {quoted(value)}" for name, value in values.items())


def quoted(value) -> str:
    """A text, number or list as JSON writes it, and as Python would too."""
    return json.dumps(value, ensure_ascii=False)
