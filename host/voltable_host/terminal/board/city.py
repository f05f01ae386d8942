"""One city of the board in a few lines: its houses, what it costs whoever asks, and what leads out of it."""

from collections.abc import Iterator

from voltable.boardgame import ways
from voltable.engine.game import Game
from voltable_host.drawing.listed import row_in_words
from voltable_host.drawing.marks import shape
from voltable_host.drawing.standing import Standing, of_game, rows_of
from voltable_host.language import _
from voltable_host.language.map_names import region_name
from voltable_host.language.words import refuse


def told(game: Game, seat: int | None, city: int, plain: bool) -> Iterator[str]:
    """Everything, line by line."""
    board, network = game.edition.map, game.state.network
    name, region = board.CITIES[city], region_name(board.REGIONS[board.REGION_OF[city]])
    is_in_play = network is None or city in network.places
    yield f"{name} · {region}" if is_in_play else f"{name} · {region} · {_('not in play')}"
    if network and is_in_play:
        yield houses(game, city, plain)
        if seat is not None:
            yield from cost(game, seat, city)
    yield _("connections:")
    yield from connections(game, seat, city, plain)


def houses(game: Game, city: int, plain: bool) -> str:
    """Each slot with its owner, or whether it is free."""
    kept = city in game.state.marks
    parts = []
    for place, (price, owner, is_open) in enumerate(ways.slots(game.state, city)):
        if owner is not None:
            parts.append(f"{price}: {owned(game, owner, plain)}")
        elif kept and not place:
            parts.append(_("{price}: kept for a first city").format(price=price))
        elif is_open:
            parts.append(_("{price}: free").format(price=price))
        else:
            parts.append(_("{price}: from Step {step}").format(price=price, step=place + 1))
    return _("houses: {slots}").format(slots=" · ".join(parts))


def owned(game: Game, seat: int, plain: bool) -> str:
    """A player, or the third party."""
    if seat < len(game.names):
        return f"{shape(seat, plain)} {game.names[seat]}"
    return f"{shape(None, plain)}{_('Trust')}"


def cost(game: Game, seat: int, city: int) -> Iterator[str]:
    """What a player would pay, by which way, and what speaks against it."""
    edition, state = game.edition, game.state
    both = ways.price(edition, state, seat, city)
    if both:
        way = " - ".join(edition.map.CITIES[one] for one in ways.route(state, seat, city))
        sentence = _("{name}: {price} Elektro, {house} for the house and {links} for the way {route}")
        if not way:
            sentence = _("{name}: {price} Elektro for the house; a first city needs no way")
        yield sentence.format(name=game.names[seat], price=sum(both), house=both[0], links=both[1], route=way)
    no = ways.why_not(edition, state, seat, city)
    if no:
        yield refuse(no, game)


def connections(game: Game, seat: int | None, city: int, plain: bool) -> Iterator[str]:
    """Each neighbour with what leads there, the cheapest first, as it stands in the list of the board."""
    board, network = game.edition.map, game.state.network
    around = ways.around(board, city)
    width = max((len(board.CITIES[other]) for other, _cost in around), default=0)
    rows = rows_by_city(of_game(game, seat)) if network else {}
    for other, cost in around:
        name = board.CITIES[other]
        if name in rows:
            yield f"{cost:>4}{row_in_words(of_game(game, seat), rows[name], width, plain)}"
        else:
            yield f"{cost:>4}  {name:<{width}}  {_('not in play')}" if network else f"{cost:>4}  {name}"


def rows_by_city(standing: Standing) -> dict[str, dict]:
    """The rows of the list."""
    return {row["city"]: row for region in standing.view["regions"] for row in rows_of(standing, region)}
