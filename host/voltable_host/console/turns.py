"""Who acts now and who comes next, as the heading tells it."""

from voltable.game import Game
from voltable.phases.auction import BIDDING
from voltable.verbs import CHANCE
from voltable_cards.state import AUCTION, BUREAUCRACY, FUEL
from voltable_host.language import N_, _
from voltable_host.words import phase_name

DIRECTIONS = {AUCTION: N_("first to last"), FUEL: N_("last to first"), BUREAUCRACY: N_("first to last")}


def heading(game: Game) -> str:
    """Round, phase, direction and names on one line."""
    state = game.state
    parts = [_("Round {round}").format(round=state.round), phase_name(game.phases[state.phase].name)]
    if not state.round:
        parts = parts[1:]
    elif state.last_round:
        parts[0] = _("Round {round}, the last").format(round=state.round)
    if state.phase == AUCTION and state.stage == BIDDING:
        parts.append(_("bidding clockwise"))
    elif state.phase in DIRECTIONS:
        parts.append(_(DIRECTIONS[state.phase]))
    names = coming(game)
    if names:
        parts.append(_("now {name}").format(name=names[0]) + "".join(
            _(", then {name}").format(name=name) for name in names[1:]
        ))  # fmt: skip
    return " · ".join(parts)


def coming(game: Game) -> list[str]:
    """The names of those who act in this phase from now on, in their order."""
    state = game.state
    if state.turn is None or state.turn == CHANCE:
        return []
    if state.phase == AUCTION:
        return [game.names[seat] for seat in buyers(game)]
    seats = list(state.order) if state.phase == BUREAUCRACY else list(reversed(state.order))
    names = [game.names[seat] for seat in seats[seats.index(state.turn) :]]
    if state.dummy and state.phase == FUEL and len(names) == 2:
        names.insert(1, _("the Bank"))
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
