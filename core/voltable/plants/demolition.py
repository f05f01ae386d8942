"""Demolition, the small expansion: whoever scraps a plant for one above the limit is paid (card game, rules 10)."""

from voltable.plants.events import Compensated, DemolitionAdvanced


def compensate(state, tell, payouts):
    """The first of the phase gets the first value, all later ones the other."""
    first, later = payouts[state.demolition]
    money = later if state.compensated else first
    state.players[state.turn].money += money
    state.compensated += 1
    tell(Compensated(state.turn, money))


def advance(state, tell, payouts):
    """At the end of a phase with a compensated player the top card leaves; the last one stays."""
    if state.compensated and state.demolition < len(payouts) - 1:
        state.demolition += 1
        tell(DemolitionAdvanced(state.demolition + 1))
    state.compensated = 0
