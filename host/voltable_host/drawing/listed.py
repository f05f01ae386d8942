"""What stands on a board as a list: a heading, then the cities by region."""

from typing import Any

from voltable_host.drawing.marks import shape
from voltable_host.drawing.standing import Standing, rows_of
from voltable_host.gate.sentences import in_lines
from voltable_host.language import _
from voltable_host.language.map_names import board_name, region_name
from voltable_host.language.words import edition_name

SIGN = 4  # columns of a slot


def in_words(standing: Standing, plain: bool) -> str:
    """The list, as compact as can be."""
    lines = [title(standing, plain), *people(standing, plain)]
    if standing.player:
        lines.append(_("Prices for {name}: house + links").format(name=standing.player))
    width = max(map(len, standing.board.CITIES))
    for region in standing.view["regions"]:
        lines.append(region_name(region))
        lines += [row_in_words(standing, row, width, plain) for row in rows_of(standing, region)]
    return in_lines(lines + left_out(standing))


def title(standing: Standing, plain: bool) -> str:
    """The board, the edition, the round and the step."""
    view = standing.view
    parts = [board_name(view["board"]), edition_name(view["edition"])]
    if view.get("round"):
        parts.append(_("Round {round}").format(round=view["round"]))
    if view["step"]:
        parts.append(_("Step {step}").format(step=view["step"]))
    return (" - " if plain else " · ").join(parts)


def people(standing: Standing, plain: bool) -> list[str]:
    """Who plays, with their marks, on one line; none on an empty board."""
    view = standing.view
    signs = [f"{shape(seat, plain)} {player['name']}" for seat, player in enumerate(view["players"])]
    signs += [f"{shape(None, plain)} {_('Trust')}"] if view.get("dummy") else []
    return ["  ".join(signs)] if signs else []


def left_out(standing: Standing) -> list[str]:
    """The regions that are not in play, on one line."""
    names = [region_name(region) for region in standing.board.REGIONS if region not in standing.view["regions"]]
    return [_("not in play: {regions}").format(regions=", ".join(names))] if names else []


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
