"""What a builder finds on a board: a network, the cities in play, and the slots that are open."""

from typing import Any, NamedTuple

import click

from voltable.boardgame.edition import BoardEdition
from voltable.boardgame.state import BUILD, FAR
from voltable.engine.game import Game
from voltable_host.calculator.places import CITY, find, find_all, find_regions
from voltable_host.language import _
from voltable_host.language.map_names import region_name
from voltable_host.saves.history import is_table


class Site(NamedTuple):
    """A board as one player sees it; cities are told by their number."""

    board: Any  # its map
    step: int
    network: tuple[int, ...]
    in_play: frozenset[int]
    slots: list[int | None]  # by city: what the lowest open slot costs
    starts: dict[int, int]  # where a network may begin, and what the first house costs there

    def names(self, cities) -> list[str]:
        """Cities by name."""
        return [self.board.CITIES[city] for city in cities]


def from_words(
    edition: type[BoardEdition], board: Any, step: int, own: str | None, regions: str | None, houses: dict[int, int]
) -> Site:
    """A board as people describe it; houses are those of others, by city."""
    prices = edition.slots
    chosen = find_regions(regions, board.REGIONS) or range(len(board.REGIONS))
    in_play = [city for city, region in enumerate(board.REGION_OF) if region in chosen]
    slots: list[int | None] = [None] * len(board.CITIES)
    for city in in_play:
        taken = houses.get(city, 0)
        slots[city] = prices[taken] if taken < step else None
    empty = {city: prices[0] for city in in_play if not houses.get(city)}
    starts = empty or {city: slot for city, slot in enumerate(slots) if slot is not None}  # ruling A27
    site = Site(board, step, tuple(find_all(own, board.CITIES, CITY)), frozenset(in_play), slots, starts)
    check_in_play(site, [*site.network, *houses])
    return site


def from_game(game: Game, seat: int) -> Site:
    """A board as it stands in a game; money stays out of it."""
    check_board(game)
    state, board = game.state, game.edition.map
    cities = state.network.cities
    slots: list[int | None] = [None] * len(board.CITIES)
    for city, slot in zip(cities, state.prices):
        slots[city] = slot if slot < FAR else None
    first = zip(cities, game.phases[BUILD].first_prices(state))
    starts = {city: price for city, price in first if price < FAR}
    return Site(board, state.step, state.players[seat].cities, frozenset(cities), slots, starts)


def check_has_board(game: Game) -> None:
    """Refuse a game without a board, and a physical game, whose board we cannot see."""
    if is_table(game):
        raise click.UsageError(_("This follows a physical game: only the people at the table see its board."))
    if not isinstance(game.edition, BoardEdition):
        raise click.UsageError(_("This is the card game: it has no board."))


def check_board(game: Game) -> None:
    """Refuse a game without a board, or one whose regions are still being chosen."""
    check_has_board(game)
    if game.state.network is None:
        raise click.ClickException(_("The regions of this game are not chosen yet."))


def read_houses(edition: type[BoardEdition], board: Any, taken: str | None, full: str | None) -> dict[int, int]:
    """Houses of others by city: Kassel=2,Essen is two and one; a full city has three."""
    houses = {}
    for item in (taken or "").split(","):
        name, equals, count = item.partition("=")
        if not name.strip():
            continue
        if equals and count.strip() not in ("1", "2", "3"):
            told = _('"{text}" tells no houses. Write the city and how many: Kassel=2')
            raise click.UsageError(told.format(text=item.strip()))
        houses[find(name, board.CITIES, CITY)] = int(count) if equals else 1
    return houses | dict.fromkeys(find_all(full, board.CITIES, CITY), len(edition.slots))


def check_in_play(site: Site, cities) -> None:
    """Refuse cities of regions that are left out."""
    for city in cities:
        if city not in site.in_play:
            region = region_name(site.board.REGIONS[site.board.REGION_OF[city]])
            told = _("{city} lies in a region that is not in play: {region}.")
            raise click.UsageError(told.format(city=site.board.CITIES[city], region=region))
