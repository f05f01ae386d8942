"""Whose turn it must be in which phase, from the events and the turn before."""

from kit.checking.cards.facts import CHANCE, NOBODY


def go_on(table, view, told):
    """The phase and the turn after a move; told are the names of its events."""
    if view["turn"] == CHANCE:
        assert card_is_due(table, view), f"chance is asked in {view['phase']}, and no place is free"
    if "RoundBegan" in told:
        table.phase = "auction"
    elif table.phase == "auction":
        auction_goes_on(table, view)
        return
    elif table.phase == "fuel":
        fuel_goes_on(table, told)
        return
    if any(table.due):
        table.turn = table.chooser
    else:
        table.turn = table.opener() if table.phase == "auction" else producer(table)


def producer(table) -> int:
    """In production the first in order comes first; then the order is set and only chance is asked."""
    if table.ran < table.count:
        return table.order[table.ran]
    assert table.is_ordered(), f"everybody has produced and the order was set {table.orders} times"
    return CHANCE


def auction_goes_on(table, view):
    """The winner settles, a bidder answers, somebody opens; when nobody is left the fuel phase begins."""
    if view["turn"] == CHANCE:
        table.turn = CHANCE
    elif table.is_settling():
        table.turn = table.winner
    elif table.auction and table.auction.still_in:
        table.turn = table.auction.turn
    elif table.opener() != NOBODY:
        table.turn = table.opener()
    else:
        end_auction(table)


def end_auction(table):
    """Nobody may open: what had to be done at the end of the phase is done."""
    assert table.token == NOBODY, f"the auction ends with a discount on {table.token}"
    assert table.last_card != "market", "the auction ends with the last card in the market"
    for seat, player in enumerate(table.players):
        assert player.bought or table.round > 1, f"seat {seat} bought nothing in the first round"
    if table.round == 1:
        assert table.orders == 1, f"the order was set {table.orders} times in the first auction"
    if table.demolition and table.demolition[1]:
        assert table.demolition[0] == 5, f"demolition card {table.demolition} paid and stayed on top"
        table.demolition[1] = 0
    table.winner = NOBODY
    table.phase = "fuel"
    table.turn = table.order[-1]


def fuel_goes_on(table, told):
    """A buyer goes on buying; who is done makes way for the one before in order, the first ends the phase."""
    if "FuelBought" in told or "CardTurned" in told:
        return
    table.fresh = []
    place = table.order.index(table.turn)
    if place:
        table.turn = table.order[place - 1]
    elif table.is_last:
        table.phase = "over"
        table.turn = None
    else:
        table.phase = "bureaucracy"
        table.turn = table.order[0]


def card_is_due(table, view) -> bool:
    """Whether a place of the plant market or of a column is free."""
    if table.phase == "fuel":
        return False
    fuel_is_due = table.phase == "bureaucracy" and table.has_room() and table.fuel_left
    return bool(table.plant_is_due() or fuel_is_due)
