"""Who acts now and who comes next, as the heading tells it."""

from voltable.engine.game import Game
from voltable.plants.auction import BIDDING
from voltable_host.language import N_, _
from voltable_host.language.words import dummy_name, phase_name
from voltable_host.terminal.families import played_family_of

DIRECTIONS = {
    "auction": N_("first to last"),
    "fuel": N_("last to first"),
    "build": N_("last to first"),
    "bureaucracy": N_("first to last"),
}


def phase_of(game: Game) -> str:
    """The phase by its name."""
    return game.phases[game.state.phase].name


def is_bidding(game: Game) -> bool:
    """Whether a plant is under the hammer."""
    return phase_of(game) == "auction" and game.state.stage == BIDDING


def heading(game: Game) -> str:
    """Round, phase, direction and names on one line."""
    state = game.state
    phase = phase_of(game)
    parts = [*played_family_of(game).rounds(game), phase_name(phase)] if state.round else [phase_name(phase)]
    if is_bidding(game):
        parts.append(_("bidding clockwise"))
    elif phase in DIRECTIONS:
        parts.append(_(DIRECTIONS[phase]))
    names = coming(game)
    if names:
        parts.append(_("now {name}").format(name=names[0]) + "".join(
            _(", then {name}").format(name=name) for name in names[1:]
        ))  # fmt: skip
    return " · ".join(parts)


def coming(game: Game) -> list[str]:
    """The names of those who act in this phase from now on, in their order."""
    state = game.state
    phase = phase_of(game)
    if state.turn < 0:
        return []
    if phase == "auction":
        return [game.names[seat] for seat in buyers(game)]
    if phase not in DIRECTIONS:
        return [game.names[state.turn]]
    seats = list(state.order) if phase == "bureaucracy" else list(reversed(state.order))
    names = [game.names[seat] for seat in seats[seats.index(state.turn) :]]
    if state.dummy and phase == "fuel" and len(names) == 2:
        names.insert(1, dummy_name(game))
    return names


def buyers(game: Game) -> list[int]:
    """In an auction clockwise by seat, before it in the order of the round."""
    state = game.state
    count = len(game.names)
    if state.stage == BIDDING:
        around = [(state.turn + step) % count for step in range(count)]
        return [seat for seat in around if state.still_in >> seat & 1]
    gone = state.bought | state.dropped
    return [state.turn] + [seat for seat in state.order if seat != state.turn and not gone >> seat & 1]
