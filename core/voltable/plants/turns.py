"""Who acts now and who comes next."""

from voltable.plants.auction import BIDDING
from voltable.plants.facts import phase_of
from voltable.talk.said import Listed, Said, said

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.engine.game import Game

DIRECTIONS = {
    "auction": "first-to-last",
    "fuel": "last-to-first",
    "build": "last-to-first",
    "bureaucracy": "first-to-last",
}


def is_bidding(game: "Game") -> bool:
    """Whether a plant is under the hammer."""
    return phase_of(game) == "auction" and game.state.stage == BIDDING


def phase_and_names(game: "Game") -> "list[Said]":
    """Phase, direction and names, in parts; what stands before them each game tells itself."""
    phase = phase_of(game)
    parts = [said("phase-named", phase=phase)]
    if is_bidding(game):
        parts.append(said("bidding-clockwise"))
    elif phase in DIRECTIONS:
        parts.append(said(DIRECTIONS[phase]))
    names = coming(game)
    if names:
        then = [said("then-comes", name=name) for name in names[1:]]
        parts.append(said("coming", now=said("now-comes", name=names[0]), then=Listed("", then)))
    return parts


def coming(game: "Game") -> "list[Said]":
    """Those who act in this phase from now on, in their order, the third party among them."""
    state = game.state
    named = [said("who", name=seat) for seat in seats(game)]
    if state.dummy and phase_of(game) == "fuel" and len(named) == 2:
        named.insert(1, said("third-party", dummy=game.edition.dummy_name))
    return named


def seats(game: "Game") -> "list[int]":
    """The players who act in this phase from now on, in their order."""
    state, phase = game.state, phase_of(game)
    if state.turn < 0:
        return []
    if phase == "auction":
        return buyers(game)
    if phase not in DIRECTIONS:
        return [state.turn]
    order = list(state.order) if phase == "bureaucracy" else list(reversed(state.order))
    return order[order.index(state.turn) :]


def buyers(game: "Game") -> "list[int]":
    """In an auction clockwise by seat, before it in the order of the round."""
    state = game.state
    count = len(game.names)
    if state.stage == BIDDING:
        around = [(state.turn + step) % count for step in range(count)]
        return [seat for seat in around if state.still_in >> seat & 1]
    gone = state.bought | state.dropped
    return [state.turn] + [seat for seat in state.order if seat != state.turn and not gone >> seat & 1]
