"""What a builder wants to know: what leads where, what a city costs and by which way, and why it cannot be had.

Cities are told by their numbers on the board. Nothing here changes a game, and no phase asks it.
"""

from voltable.boardgame.network import connections
from voltable.boardgame.state import BUILD, FAR
from voltable.engine.refusal import Refusal

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from voltable.boardgame.edition import BoardEdition
    from voltable.boardgame.maps import Map
    from voltable.boardgame.network import Network
    from voltable.boardgame.phases.build import BuildPhase
    from voltable.boardgame.state import State
    from voltable.engine.shapes import Own

    Connection = tuple[int, int, int]  # two cities and what the connection costs
    Path = tuple[int, int, tuple[int, ...]]  # what it costs, how many cities, which; the lesser is the better one


def around(board: "Map", city: int) -> "list[tuple[int, int]]":
    """The cities one connection away, in play or not, with what it costs; the cheapest first."""
    found = [(cost, other) for one, other, cost in connections(board) if one == city]
    found += [(cost, one) for one, other, cost in connections(board) if other == city]
    return [(other, cost) for cost, other in sorted(found)]


def in_play(network: "Network") -> "list[Connection]":
    """The connections that count: both of their cities are in play."""
    places = network.places
    return [way for way in connections(network.board) if way[0] in places and way[1] in places]


def leaving(state: "State", seat: int) -> "list[Connection]":
    """The connections in play that lead out of a network: the inner city, the outer one, the cheapest first."""
    own = state.players[seat].cities
    network: "Network | None" = state.network
    found: "list[Connection]" = []
    for one, other, cost in in_play(network) if network else ():
        if (one in own) != (other in own):
            found.append((cost, one, other) if one in own else (cost, other, one))
    return [(inner, outer, cost) for cost, inner, outer in sorted(found)]


def route(state: "State", seat: int, city: int) -> "tuple[int, ...]":
    """The cheapest way from a player's network to a city, both ends included; empty where none is needed.

    Of equally cheap ways the shortest, then that through lower numbers.
    """
    own = state.players[seat].cities
    network: "Network | None" = state.network
    if network is None or city in own or city not in network.places:
        return ()
    found = paths(network, own)
    return found[city][2] if city in found else ()


def paths(network: "Network", starts: "Iterable[int]") -> "dict[int, Path]":
    """The best way to every city that can be reached from any of these."""
    around = network.neighbours()
    best: "dict[int, Path]" = {city: (0, 1, (city,)) for city in starts}
    waiting = sorted(best)
    for city in waiting:  # a city whose way got better is looked at again
        cost, length, way = best[city]
        for place, more in around[network.places[city]]:
            other = network.cities[place]
            path = (cost + more, length + 1, way + (other,))
            if other not in best or path < best[other]:
                best[other] = path
                waiting.append(other)
    return best


def price(edition: "BoardEdition", state: "State", seat: int, city: int) -> "tuple[int, int] | None":
    """What a city would cost a player in any phase, as (slot, way); nothing where it is not open to that player."""
    phase: "Own" = edition.course[BUILD]
    rows = [row for row in phase.price_list(state, seat) if row[0] == city]
    return rows[0][1:] if rows else None


def why_not(edition: "BoardEdition", state: "State", seat: int, city: int) -> "Refusal | None":
    """What a player would be told who connects a city now, were it the phase for it; nothing where that is allowed."""
    phase: "BuildPhase | Own" = edition.course[BUILD]
    builder = state.players[seat]
    slot, way = price(edition, state, seat, city) or (FAR, 0)
    try:
        place = state.network.place(city)
        if way + slot > builder.money or not builder.houses:
            phase.explain(state, builder, place, way, slot)
    except Refusal as no:
        return no
    return None


def slots(state: "State", city: int) -> "list[tuple[int, int | None, bool]]":
    """The slots of a city in play, as (price, the seat whose house stands there, whether this step has opened it)."""
    first = 3 * state.network.places[city]
    houses = state.houses[first : first + 3]
    return [
        (price, house - 1 if house else None, place < state.step)
        for place, (price, house) in enumerate(zip(state.slots, houses))
    ]
