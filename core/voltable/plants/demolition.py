"""Demolition, the small expansion: whoever scraps a plant for one above the limit is paid (card game, rules 10)."""

from voltable.plants.events import Compensated, DemolitionAdvanced

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.engine.shapes import Payouts, Tell
    from voltable.engine.state import BaseState


def compensate(state: "BaseState", tell: "Tell", payouts: "Payouts") -> None:
    """The first of the phase gets the first value, all later ones the other."""
    first, later = payouts[state.demolition]
    money = later if state.compensated else first
    state.players[state.turn].money += money
    state.compensated += 1
    if tell:
        tell(Compensated(state.turn, money))


def advance(state: "BaseState", tell: "Tell", payouts: "Payouts") -> None:
    """At the end of a phase with a compensated player the top card leaves; the last one stays."""
    if state.compensated and state.demolition < len(payouts) - 1:
        state.demolition += 1
        if tell:
            tell(DemolitionAdvanced(state.demolition + 1))
    state.compensated = 0
