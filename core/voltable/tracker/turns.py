"""Whose turn it is at a table, in which direction, and who comes then."""

from voltable.plants.facts import phase_of
from voltable.talk.said import Listed, Said, said
from voltable.tracker.state import (  # fmt: skip
    AUCTION,
    BUILD,
    BUREAUCRACY,
    DUMMY_FUEL,
    DUMMY_PLANT,
    DUMMY_SCRAP,
    FINAL,
    FUEL,
    POWER,
    TURN,
)
from voltable.tracker.view import is_last_round

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.tracker.shapes import FollowedGame


def heading(game: "FollowedGame") -> "list[Said]":
    """Round, step, phase, direction and names, in parts."""
    names = coming(game)
    backwards = game.state.phase in (FUEL, BUILD)
    direction = ("phase-backwards" if backwards else "phase-forwards") if names else "phase-named"
    parts = rounds(game) + [said(direction, phase=phase_of(game))]
    if names:
        then = [said("then-comes", name=name) for name in names[1:]]
        parts.append(said("coming", now=said("now-comes", name=names[0]), then=Listed("", then)))
    return parts


def rounds(game: "FollowedGame") -> "list[Said]":
    """The round, whether it is the last, and which step is in force; nothing before the first."""
    state = game.state
    if not state.round:
        return []
    last = is_last_round(game.edition, state)
    told = [said("last-round-heading" if last else "round-heading", round=state.round)]
    return told + [said("step-heading", step=state.step)] if game.edition.numbers.houses else told


def coming(game: "FollowedGame") -> "list[Said]":
    """Those who act in this phase from now on; nobody where all do something together."""
    state = game.state
    third = said("third-party", dummy=game.edition.numbers.dummy_name)
    if state.stage in (DUMMY_PLANT, DUMMY_SCRAP):
        return [third]
    if state.stage == DUMMY_FUEL:
        return [third, said("who", name=state.turn)]
    named = [said("who", name=seat) for seat in seats(game)]
    if state.phase == FUEL and len(named) == 2 and state.dummy is not None:
        named.insert(1, third)
    return named


def seats(game: "FollowedGame") -> "list[int]":
    """The same by seat, players only."""
    state = game.state
    if state.turn < 0:
        return []
    if state.phase == AUCTION and state.stage == TURN:
        still_in: "list[int]" = game.phases[AUCTION].still_in(state)
        return still_in
    if state.phase in (FUEL, BUILD) and state.stage == TURN:
        return list(reversed(state.order[: state.order.index(state.turn) + 1]))
    if state.phase == BUREAUCRACY and state.stage in (POWER, FINAL) and earns_one_by_one(game):
        return list(state.order[state.order.index(state.turn) :])
    return []


def earns_one_by_one(game: "FollowedGame") -> bool:
    """In the card game incomes are asked for in order."""
    return game.edition.counts and not game.edition.numbers.houses
