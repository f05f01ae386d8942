"""What stands on a board: as a record, as a picture, and as the list and the chart are made of it."""

from typing import Any, NamedTuple

from voltable.boardgame import ways
from voltable.boardgame.network import connections
from voltable.boardgame.own_map import OwnMap
from voltable.boardgame.state import BUILD
from voltable.engine.game import Game
from voltable.engine.start import find_edition

NONE: frozenset = frozenset()
Connection = tuple[int, int, int]  # city, city, cost


class Standing(NamedTuple):
    """A board, the view of a game on it, and what one player sees in it."""

    board: Any  # its map
    slots: tuple[int, ...]  # what the houses of a city cost
    view: dict[str, Any]
    ways: list[Connection]  # those that count
    player: str | None  # whose prices and network they are
    prices: dict[str, tuple[int, int]]  # by city: the house, and the way to it
    network: frozenset[int]  # the cities of that player
    leaving: frozenset[frozenset[int]]  # the two cities of each connection that leads out of it

    def leaves(self, way: Connection) -> bool:
        """Whether a connection leads out of the player's network."""
        return frozenset(way[:2]) in self.leaving


def of_board(edition: str, board: Any) -> Standing:
    """A board with nothing on it."""
    rules = find_edition(edition)
    name = board.ID if isinstance(board, OwnMap) else rules.boards[rules.maps.index(board.ID)]
    empty = {"step": 0, "players": [], "regions": list(board.REGIONS), "houses": {}, "marks": []}
    view = {"edition": edition, "board": name} | empty
    return Standing(board, rules.slots, view, list(connections(board)), None, {}, NONE, NONE)


def of_game(game: Game, seat: int | None) -> Standing:
    """A game as it stands; without a seat the prices are those of whoever builds now."""
    view, board, state = game.view(), game.edition.map, game.state
    if seat is None and state.phase == BUILD and game.turn is not None and game.turn >= 0:
        seat = game.turn
    counted = ways.in_play(state.network) if state.network else list(connections(board))
    if seat is None:
        return Standing(board, game.edition.slots, view, counted, None, {}, NONE, NONE)
    prices = game.phases[BUILD].price_list(state, seat)
    named = {board.CITIES[city]: (slot, way) for city, slot, way in prices}
    own = frozenset(state.players[seat].cities)
    leaving = frozenset(frozenset(way[:2]) for way in ways.leaving(state, seat))
    return Standing(board, game.edition.slots, view, counted, game.names[seat], named, own, leaving)


def drawn(standing: Standing) -> str:
    """The picture; its prices belong to the player who is marked."""
    from voltable_host.drawing.board import board_of
    from voltable_host.drawing.picture import draw

    prices = {city: slot + way for city, (slot, way) in standing.prices.items()}
    view = standing.view
    if standing.player:
        names = [player["name"] for player in view["players"]]
        view = view | {"turn": names.index(standing.player)}
    return draw(board_of(standing.board), view, prices)


def recorded(standing: Standing) -> dict[str, Any]:
    """The board as JSON: everything but money."""
    view = standing.view
    told = {key: view.get(key) for key in ("edition", "board", "round", "phase", "step")}
    names = [player["name"] for player in view["players"]]
    rows = [row for region in view["regions"] for row in rows_of(standing, region)]
    return told | {"players": names, "prices_for": standing.player, "cities": rows}


def rows_of(standing: Standing, region: str) -> list[dict[str, Any]]:
    """The cities of a region: the seats in their slots, and the price if it is known."""
    board, rows = standing.board, []
    place = board.REGIONS.index(region)
    for city in (name for name, where in zip(board.CITIES, board.REGION_OF) if where == place):
        seats = list(standing.view["houses"].get(city, ()))
        house, links = standing.prices.get(city, (None, None))
        price = None if house is None or links is None else house + links
        rows.append({
            "city": city, "region": region, "slots": seats + [None] * (len(standing.slots) - len(seats)),
            "start": city in standing.view["marks"], "price": price, "house": house, "links": links,
        })  # fmt: skip
    return rows
