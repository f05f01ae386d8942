"""The cities in play and the cheapest way from each to every other, made once for each choice of regions."""

import sys

from voltable.engine.refusal import Refusal
from voltable.engine.verbs import BUILD

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from voltable.boardgame.maps import Map
    from voltable.engine.shapes import Action

    Neighbours = list[list[tuple[int, int]]]  # for each place the places one connection away, with the cost

KNOWN: "dict[tuple[str, int], Network]" = {}  # by map and regions: games in a row often share one
MOST_KNOWN = 64 if sys.maxsize >> 32 else 1  # a microcontroller has room for the one in use


class Network:
    """Cities by their place among those in play; rows of costs; and the actions that connect them."""

    __slots__ = ("actions", "board", "cities", "places", "rows")

    def __init__(self, board: "Map", regions: int) -> None:
        self.board = board
        self.cities = tuple([city for city, region in enumerate(board.REGION_OF) if regions >> region & 1])
        self.places = {city: place for place, city in enumerate(self.cities)}
        self.actions: "list[Action]" = [(BUILD, city) for city in self.cities]
        neighbours = self.neighbours()
        self.rows = [distances(neighbours, place) for place in range(len(self.cities))]

    def neighbours(self) -> "Neighbours":
        """The connections in play, from either end."""
        places = self.places
        around: "Neighbours" = [[] for _ in self.cities]
        for one, other, cost in connections(self.board):
            if one in places and other in places:
                around[places[one]].append((places[other], cost))
                around[places[other]].append((places[one], cost))
        return around

    def place(self, city: int) -> int:
        """Where a city stands among those in play."""
        if not 0 <= city < len(self.board.CITIES):
            raise Refusal("unknown-city", city)
        if city not in self.places:
            raise Refusal("city-out-of-play", city)
        return self.places[city]


def connections(board: "Map") -> "Iterator[tuple[int, int, int]]":
    """Each connection of a board as (city, city, cost)."""
    flat = board.CONNECTIONS
    for at in range(0, len(flat), 3):
        yield flat[at], flat[at + 1], flat[at + 2]


def distances(neighbours: "Neighbours", start: int) -> "Sequence[int]":
    """The cheapest way from one place to every other, through any city in play, full or not (ruling A28)."""
    costs = [32767] * len(neighbours)  # no way is as dear: 250 cities, and 99 Elektro at most between two
    costs[start] = 0
    waiting = [start]
    for place in waiting:  # a place whose way got cheaper is looked at again
        for other, cost in neighbours[place]:
            if costs[place] + cost < costs[other]:
                costs[other] = costs[place] + cost
                waiting.append(other)
    return bytes(costs) if max(costs) < 256 else costs  # bytes hold those of every printed board


def network(board: "Map", regions: int) -> Network:
    """The network of these regions of a board, made when it is first asked for."""
    key = (board.ID, regions)
    known = KNOWN.get(key)
    if known is None or known.board is not board:  # two maps of owners may have one name
        if len(KNOWN) == MOST_KNOWN:
            KNOWN.clear()
        KNOWN[key] = known = Network(board, regions)
    return known
