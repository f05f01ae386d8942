"""The chart of a board: land, lines, costs and labels, from the ground up."""

from typing import NamedTuple

from voltable_host.drawing.board import Board, board_of
from voltable_host.drawing.chart.canvas import Canvas, Line, columns
from voltable_host.drawing.chart.costs import costs
from voltable_host.drawing.chart.labels import Label, label, width_kept
from voltable_host.drawing.chart.labels import width as label_width
from voltable_host.drawing.chart.laying import layout
from voltable_host.drawing.chart.rooms import Room
from voltable_host.drawing.chart.shades import land, shade
from voltable_host.drawing.chart.signs import ASCII, DRAWN, Signs, along
from voltable_host.drawing.chart.styles import FAINT, PLAIN, STRONG
from voltable_host.drawing.chart.tracks import tracks
from voltable_host.drawing.standing import Connection, Standing


class Chart(NamedTuple):
    """The lines, and what found no room on them: cities, and connections with their costs."""

    lines: list[Line]
    cities: list[int]
    ways: list[Connection]


class Place(NamedTuple):
    """A city on the chart."""

    label: Label
    room: Room


def chart(standing: Standing, width: int, height: int, plain: bool) -> Chart:
    """The chart, so many columns wide and, if that is enough for it, so many rows high."""
    board, cities = board_of(standing.board), cities_in_play(standing)
    laid = layout(board, cities, lambda city, name: width_kept(standing, city, name, plain), width, height)
    places = {city: placed(label(standing, city, laid.names[city], plain), room) for city, room in laid.rooms.items()}
    canvas = Canvas(width, laid.height)
    if not plain:
        lay_land(canvas, board, places)
    untold = draw_ways(canvas, standing, places, ASCII if plain else DRAWN)
    for place in places.values():
        write_label(canvas, place)
    return Chart(canvas.lines(), [city for city in cities if city not in places], untold)


def cities_in_play(standing: Standing) -> tuple[int, ...]:
    """Those of the regions that are played in; all while these are not known yet."""
    board, played = standing.board, standing.view["regions"] or standing.board.REGIONS
    return tuple(city for city, region in enumerate(board.REGION_OF) if board.REGIONS[region] in played)


def placed(what: Label, room: Room) -> Place:
    """A label in its room, which is as wide as it is now: lines lead up to it."""
    return Place(what, room._replace(width=label_width(what)))


def lay_land(canvas: Canvas, board: Board, places: dict[int, Place]) -> None:
    """Every cell that is nearest to a city has the shade of its region."""
    cities, shades = list(places), [shade(colour) for colour in board.colours]
    found = [place.room for place in places.values()]
    for cell, place in land(found, canvas.width, canvas.height):
        canvas.lay(cell, shades[board.region_of[cities[place]]])


def draw_ways(canvas: Canvas, standing: Standing, places: dict[int, Place], signs: Signs) -> list[Connection]:
    """The connections, those that leave the network over all others; which of them have no room for their cost."""
    shown = [way for way in standing.ways if way[0] in places and way[1] in places]
    shown.sort(key=lambda way: (not standing.leaves(way), way))
    rooms = [place.room for place in places.values()]
    ends = [(places[one].room, places[other].room) for one, other, _cost in shown]
    found = tracks(ends, rooms, canvas.width, canvas.height)
    for way, track in reversed(list(zip(shown, found))):
        leaves = standing.leaves(way)
        for cell, sign in zip(track, along(track, signs)):
            canvas.write(cell, sign if leaves else signs.faint, STRONG if leaves else FAINT)
    numbers = [str(cost) for _one, _other, cost in shown]
    spots = costs(found, numbers, rooms, canvas.width)
    for way, number, spot in zip(shown, numbers, spots):
        if spot:
            canvas.write(spot, number, STRONG if standing.leaves(way) else PLAIN)
    return [way for way, spot in zip(shown, spots) if spot is None]


def write_label(canvas: Canvas, place: Place) -> None:
    """A city's label in its room."""
    column, row, _width = place.room
    for part, style in place.label:
        canvas.write((column, row), part, style)
        column += columns(part)
