"""Bids, the same in every edition: who may say what, and who is asked next."""

NOBODY = -1


class Auction:
    """A plant under the hammer."""

    def __init__(self, plant, bid, bidder, still_in):
        self.plant = plant
        self.bid = bid
        self.bidder = bidder
        self.still_in = still_in
        self.turn = next_seat(still_in, bidder)


def next_seat(still_in, seat) -> int:
    """Clockwise, the next one who is still in."""
    later = [other for other in still_in if other > seat]
    return (later or still_in)[0]


def opened(table, event):
    """The opener names a plant and a bid."""
    seat, plant, bid = event
    money = table.players[seat].money
    least = table.least(plant)
    rivals = table.bidders(plant)
    assert table.auction is None, f"seat {seat} opens while plant {table.auction.plant} is under the hammer"
    assert seat == table.opener(), f"seat {seat} opens, the opener is {table.opener()}"
    assert plant in table.offered(), f"plant {table.label(plant)} is opened, on offer are {table.offered()}"
    assert seat in rivals, f"seat {seat} opens plant {table.label(plant)}, only {rivals} may have it"
    assert least <= bid <= money, f"seat {seat} opens with {bid}, at least {least}, at most {money}"
    assert bid == least or len(table.in_phase()) > 1, f"seat {seat} is alone and pays {bid} instead of {least}"
    table.auction = Auction(plant, bid, seat, rivals)
    table.winner = NOBODY


def raised(table, event):
    """A bidder offers more."""
    seat, plant, bid = event
    auction = running(table, seat, plant)
    money = table.players[seat].money
    assert auction.bid < bid <= money, f"seat {seat} bids {bid} above {auction.bid}, owning {money}"
    auction.bid = bid
    auction.bidder = seat
    auction.turn = next_seat(auction.still_in, seat)


def passed(table, event):
    """A bidder leaves this auction."""
    seat, plant = event
    auction = running(table, seat, plant)
    assert seat != auction.bidder, f"seat {seat} passes and has offered most, {auction.bid}"
    auction.still_in.remove(seat)
    auction.turn = next_seat(auction.still_in, seat)


def running(table, seat, plant):
    """The auction in which this seat is asked."""
    auction = table.auction
    assert auction and auction.plant == plant, f"seat {seat} bids for plant {table.label(plant)}, which nobody opened"
    assert auction.turn == seat, f"seat {seat} bids, it is the turn of {auction.turn}"
    return auction


def dropped(table, event):
    """The opener leaves the phase; in the first round only who can pay for nothing (ruling A13)."""
    seat = event.seat
    assert table.auction is None and seat == table.opener(), f"seat {seat} drops out, the opener is {table.opener()}"
    poor = all(table.least(plant) > table.players[seat].money for plant in table.may_open(seat))
    assert table.round > 1 or poor, f"seat {seat} drops out in round {table.round}"
    table.players[seat].dropped = True
