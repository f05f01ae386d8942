"""Whose turn it is at a table, in which direction, and who comes then."""

from voltable.engine.game import Game
from voltable.tracker.state import (
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
from voltable_host.language import _
from voltable_host.language.words import phase_name
from voltable_host.terminal.tracker.facts import third
from voltable_host.terminal.turns import phase_of

FORWARD, BACKWARD = ">>>", "<<<"  # first to last player, last to first


def headline(game: Game) -> str:
    """Round, step, phase, direction and names on one line."""
    seats = coming(game)
    parts = [*rounds(game), " ".join(filter(None, (phase_name(phase_of(game)), direction(game) if seats else "")))]
    if seats:
        then = "".join(_(", then {name}").format(name=name) for name in seats[1:])
        parts.append(_("now {name}").format(name=seats[0]) + then)
    return " · ".join(parts)


def rounds(game: Game) -> list[str]:
    """The round, whether it is the last, and which step is in force; nothing before the first."""
    state = game.state
    if not state.round:
        return []
    told = _("Round {round}, the last") if is_last_round(game.edition, state) else _("Round {round}")
    step = [_("Step {step}").format(step=state.step)] if game.edition.numbers.houses else []
    return [told.format(round=state.round), *step]


def direction(game: Game) -> str:
    """Fuel and building begin with the last player."""
    return BACKWARD if game.state.phase in (FUEL, BUILD) else FORWARD


def coming(game: Game) -> list[str]:
    """The names of those who act in this phase from now on; nobody where all do something together."""
    state = game.state
    if state.stage in (DUMMY_PLANT, DUMMY_SCRAP):
        return [third(game)]
    if state.stage == DUMMY_FUEL:
        return [third(game), game.names[state.turn]]
    named = [game.names[seat] for seat in seats(game)]
    if state.phase == FUEL and len(named) == 2 and state.dummy is not None:
        named.insert(1, third(game))
    return named


def seats(game: Game) -> list[int]:
    """The same by seat, players only."""
    state = game.state
    if state.turn < 0:
        return []
    if state.phase == AUCTION and state.stage == TURN:
        return game.phases[AUCTION].still_in(state)
    if state.phase in (FUEL, BUILD) and state.stage == TURN:
        return list(reversed(state.order[: state.order.index(state.turn) + 1]))
    if state.phase == BUREAUCRACY and state.stage in (POWER, FINAL) and earns_one_by_one(game):
        return list(state.order[state.order.index(state.turn) :])
    return []


def earns_one_by_one(game: Game) -> bool:
    """In the card game incomes are asked for in order."""
    return game.edition.counts and not game.edition.numbers.houses
