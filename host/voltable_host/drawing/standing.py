"""What stands on a board: as a record, as lines for the terminal, as a picture."""

from typing import Any, NamedTuple

from voltable.boardgame.own_map import OwnMap
from voltable.boardgame.state import BUILD
from voltable.engine.game import Game
from voltable.engine.start import find_edition
from voltable_host.drawing.board import board_of
from voltable_host.drawing.marks import shape
from voltable_host.drawing.picture import draw
from voltable_host.gate.sentences import in_lines
from voltable_host.language import _
from voltable_host.language.map_names import board_name, region_name
from voltable_host.language.words import edition_name

SIGN = 4  # columns of a slot


class Standing(NamedTuple):
    """A board, the view of a game on it, and the prices of one player."""

    board: Any  # its map
    slots: tuple[int, ...]  # what the houses of a city cost
    view: dict[str, Any]
    player: str | None  # whose prices they are
    prices: dict[str, tuple[int, int]]  # by city: the house, and the way to it


def of_board(edition: str, board: Any) -> Standing:
    """A board with nothing on it."""
    rules = find_edition(edition)
    name = board.ID if isinstance(board, OwnMap) else rules.boards[rules.maps.index(board.ID)]
    empty = {"step": 0, "players": [], "regions": list(board.REGIONS), "houses": {}, "marks": []}
    return Standing(board, rules.slots, {"edition": edition, "board": name} | empty, None, {})


def of_game(game: Game, seat: int | None) -> Standing:
    """A game as it stands; without a seat the prices are those of whoever builds now."""
    view, board = game.view(), game.edition.map
    if seat is None and game.state.phase == BUILD and game.turn is not None and game.turn >= 0:
        seat = game.turn
    if seat is None:
        return Standing(board, game.edition.slots, view, None, {})
    prices = game.phases[BUILD].price_list(game.state, seat)
    named = {board.CITIES[city]: (slot, way) for city, slot, way in prices}
    return Standing(board, game.edition.slots, view, game.names[seat], named)


def drawn(standing: Standing) -> str:
    """The picture; its prices belong to the player who is marked."""
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


def in_words(standing: Standing, plain: bool) -> str:
    """A compact list: a heading, then the cities by region."""
    lines = heading(standing, plain)
    width = max(map(len, standing.board.CITIES))
    for region in standing.view["regions"]:
        lines.append(region_name(region))
        lines += [row_in_words(standing, row, width, plain) for row in rows_of(standing, region)]
    left_out = [region_name(region) for region in standing.board.REGIONS if region not in standing.view["regions"]]
    if left_out:
        lines.append(_("not in play: {regions}").format(regions=", ".join(left_out)))
    return in_lines(lines)


def heading(standing: Standing, plain: bool) -> list[str]:
    """The board and the round; who plays; whose prices they are."""
    view = standing.view
    parts = [board_name(view["board"]), edition_name(view["edition"])]
    if view.get("round"):
        parts.append(_("Round {round}").format(round=view["round"]))
    if view["step"]:
        parts.append(_("Step {step}").format(step=view["step"]))
    lines = [(" - " if plain else " · ").join(parts)]
    signs = [f"{shape(seat, plain)} {player['name']}" for seat, player in enumerate(view["players"])]
    signs += [f"{shape(None, plain)} {_('Trust')}"] if view.get("dummy") else []
    lines += ["  ".join(signs)] if signs else []
    if standing.player:
        lines.append(_("Prices for {name}: house + links").format(name=standing.player))
    return lines


def row_in_words(standing: Standing, row: dict[str, Any], width: int, plain: bool) -> str:
    """A city: houses, what free slots cost, and what it would cost the player."""
    step = standing.view["step"] or len(standing.slots)
    count = len(standing.view["players"])
    slots = ""
    for place, seat in enumerate(row["slots"]):
        free = str(standing.slots[place]) if place < step else "-"
        slots += f"{free if seat is None else shape(seat if seat < count else None, plain):<{SIGN}}"
    price = "" if row["price"] is None else f"{row['price']:>4} = {row['house']} + {row['links']}"
    mark = "  " + _("starting city") if row["start"] else ""
    return f"  {row['city']:<{width}}  {slots}{price}{mark}".rstrip()
