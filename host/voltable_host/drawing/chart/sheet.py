"""A chart with what belongs to it: which board it is, who plays, and what the signs mean."""

from collections.abc import Iterator, Sequence

from voltable_host.drawing.board import board_of
from voltable_host.drawing.chart.canvas import Line, Run, columns
from voltable_host.drawing.chart.chart import Chart, chart, cities_in_play
from voltable_host.drawing.chart.labels import letter, own_colour
from voltable_host.drawing.chart.shades import shade
from voltable_host.drawing.chart.signs import ASCII, DRAWN, FREE, KEPT, PRICE, mark
from voltable_host.drawing.chart.styles import PLAIN, STRONG, on, strong
from voltable_host.drawing.listed import left_out, row_in_words, title
from voltable_host.drawing.standing import Standing, rows_of
from voltable_host.language import _

GAP = "  "  # between two things of the legend

Part = Line  # some runs that stay together on a line


def sheet(standing: Standing, width: int, height: int, plain: bool) -> list[Line]:
    """Everything; height is what there is for the chart alone."""
    drawn = chart(standing, width, height, plain)
    above = [((title(standing, plain), STRONG),), *flowing(people(standing, plain), width)]
    below = [*flowing(regions(standing, plain), width), *flowing(meanings(standing, plain), width)]
    return [*above, *drawn.lines, *below, *untold(standing, drawn, width, plain)]


def flowing(parts: Sequence[Part], width: int) -> list[Line]:
    """As many parts on a line as fit."""
    lines: list[Line] = []
    for part in parts:
        joined = (*lines[-1], (GAP, PLAIN), *part) if lines else part
        if lines and length(joined) <= width:
            lines[-1] = joined
        else:
            lines.append(part)
    return lines


def length(line: Line) -> int:
    """How many columns it takes."""
    return sum(columns(text) for text, _style in line)


def people(standing: Standing, plain: bool) -> list[Part]:
    """Who plays, with their marks."""
    named = [(mark(seat), f"{seat + 1} {player['name']}") for seat, player in enumerate(standing.view["players"])]
    named += [(mark(None), f" {_('Trust')}")] if standing.view.get("dummy") else []
    return [((one.plain if plain else one.shape, strong(one.colour)), (name, PLAIN)) for one, name in named]


def regions(standing: Standing, plain: bool) -> list[Part]:
    """The letter and the name of each region on the chart, then those that are not in play."""
    board = board_of(standing.board)
    played = sorted({board.region_of[city] for city in cities_in_play(standing)})
    found = [
        (region_sign(letter(region), shade(board.colours[region]), plain), (f" {board.region_names[region]}", PLAIN))
        for region in played
    ]
    gone = left_out(standing) if standing.view["regions"] else ()
    return [*found, *(((line, PLAIN),) for line in gone)]


def region_sign(sign: str, ground: str, plain: bool) -> Run:
    """A region's letter, on its ground."""
    return (sign, PLAIN) if plain else (f" {sign} ", on(STRONG, ground))


def meanings(standing: Standing, plain: bool) -> list[Part]:
    """What the other signs mean, of those that can be there."""
    view = standing.view
    found: list[Part] = []
    if view["players"]:
        found.append(((f"[{FREE}] ", PLAIN), (_("free slot"), PLAIN)))
    if view["marks"]:
        found.append(((f"[{KEPT}] ", PLAIN), (_("starting city"), PLAIN)))
    if standing.prices:
        found.append(((f"{PRICE}21 ", STRONG), (_("price for {name}").format(name=standing.player), PLAIN)))
    if standing.network:
        across = (ASCII if plain else DRAWN).across
        told = _("network of {name}, ways out of it").format(name=standing.player)
        sign = (_("CITY"), strong(own_colour(standing))), (f"{across}7{across} ", STRONG)
        found.append((*sign, (told, PLAIN)))
    return found


def untold(standing: Standing, drawn: Chart, width: int, plain: bool) -> Iterator[Line]:
    """What found no room on the chart: connections, and cities with all that is on them."""
    cities = standing.board.CITIES
    ways = [f"{cities[one]}-{cities[other]} {cost}" for one, other, cost in drawn.ways]
    if ways:
        parts = [((part, PLAIN),) for part in [_("also connected: {ways}").format(ways=ways[0]), *ways[1:]]]
        yield from flowing(parts, width)
    longest = max((len(cities[city]) for city in drawn.cities), default=0)
    rows = [row for region in standing.board.REGIONS for row in rows_of(standing, region)]
    for row in rows:
        if cities.index(row["city"]) in drawn.cities:
            yield ((row_in_words(standing, row, longest, plain), PLAIN),)
