"""What the events of the plant market and of a new round change (rules 4.5, 4.6, 7.2 and 7.4)."""

from kit.checking.cards.facts import LABELS, LAST_ROUND, NOBODY, RESHUFFLED, SHRUNK, SLID, UNDERCUT, UNSOLD, box

FOLLOWS = {LAST_ROUND: "LastCardRemoved", RESHUFFLED: "FuelReshuffled"}


def drawn(table, event):
    """A plant from the deck is sorted in, right of its equals."""
    plant = event.plant
    number = box.NUMBERS[plant]
    assert not table.is_settling(), f"plant {LABELS[plant]} comes before seat {table.winner} has settled"
    if table.token != NOBODY:
        lowest = box.NUMBERS[table.token]
        assert number >= lowest, f"plant {number} is below the discounted {lowest} and stays"
    table.draw(plant)
    lower = [other for other in table.market if box.NUMBERS[other] <= number]
    table.market = lower + [plant] + table.market[len(lower) :]
    place_is_filled(table)


def place_is_filled(table):
    """A sale is over when its place is filled."""
    if table.auction and not table.auction.still_in:
        table.auction = None
    table.winner = NOBODY


def removed(table, event):
    """A plant leaves the market, for one of six reasons."""
    plant, why = event
    if why == UNDERCUT:
        undercut(table, plant)
        return
    if why == SLID:
        slid(table, plant)
        return
    if why == UNSOLD:
        assert table.ended == (plant, UNSOLD), f"plant {LABELS[plant]} goes unsold, the discount ended {table.ended}"
        assert not table.is_last, "an unsold plant goes in the last round"
        table.place = "unsold"
    else:
        assert plant == table.market[0], f"plant {LABELS[plant]} goes as the lowest of {table.labels()}"
        lowest_leaves(table, why)
    table.leave_market(plant)
    table.removed += 1


def lowest_leaves(table, why):
    """With the last card, at a reshuffle, or in the third step of a shrunk market."""
    if why == SHRUNK:
        is_due = table.shrunk and table.renewed is None and table.previous != "FuelReshuffled"
        assert is_due, f"the lowest plant goes after {table.previous}, shrunk {table.shrunk}"
        table.renewed = SHRUNK
    else:
        assert table.previous == FOLLOWS[why], f"the lowest plant goes ({why}) after {table.previous}"
    if why != LAST_ROUND:
        table.place = "reshuffle" if why == RESHUFFLED else "shrunk"


def undercut(table, plant):
    """A card below the discounted plant leaves at once."""
    assert table.token != NOBODY, f"plant {LABELS[plant]} undercuts no discount"
    lowest = box.NUMBERS[table.token]
    assert box.NUMBERS[plant] < lowest, f"plant {LABELS[plant]} undercuts {lowest}"
    table.draw(plant)
    table.removed += 1
    table.place = "undercut"
    table.is_undercut = True


def slid(table, plant):
    """The highest plant goes under the last card, once a round."""
    assert table.last_card == "deck", f"plant {LABELS[plant]} slides while the last card is {table.last_card}"
    assert plant == table.market[-1] and table.renewed is None, f"plant {LABELS[plant]} slides from {table.labels()}"
    table.leave_market(plant)
    table.slid.append(plant)
    table.seen.remove(plant)
    table.renewed = SLID
    table.place = "slid"


def last_card_drawn(table, event):
    """The last card lies under all others but those that slid."""
    assert table.last_card == "deck" and table.above == 0, f"the last card comes with {table.above} above it"
    assert not table.is_settling(), f"the last card comes before seat {table.winner} has settled"
    table.last_card = "market"
    table.ending = table.place
    table.ending_phase = table.phase
    place_is_filled(table)


def last_card_removed(table, event):
    """At the end of the auction, or at once in bureaucracy."""
    assert table.last_card == "market", f"the last card goes from {table.last_card}"
    if table.phase == "auction":
        assert table.opener() == NOBODY, f"the last card goes while seat {table.opener()} may open"
        assert table.token == NOBODY, f"the last card goes before the discount of {table.token}"
        table.shrunk = True
    else:
        assert table.previous == "LastCardDrawn", f"the last card goes after {table.previous}"
    table.last_card = "out"


def round_began(table, event):
    """Everything of the round before is done; the last round is the one after the last card went."""
    assert event.round == table.round + 1, f"round {event.round} follows {table.round}"
    assert table.is_ordered(), f"the order was set {table.orders} times"
    assert table.ran == table.count, f"{table.ran} of {table.count} have produced"
    assert not table.has_room() or not table.fuel_left and not sum(table.discard), "a column was not filled"
    due = SHRUNK if table.shrunk else None if table.ending == "reshuffle" else SLID
    assert table.renewed == due, f"the plant market was renewed by {table.renewed}, due was {due}"
    table.is_last = table.last_card == "out"
    assert event.last == table.is_last, f"last round: told {event.last}, the last card is {table.last_card}"
    table.round = event.round
    table.phase = "auction"
    table.new_round()


def order_set(table, event):
    """By highest plant after the first auction, by income after production; ties reverse the row."""
    assert not any(table.due), f"the order is set while units {table.due} are due"
    if table.bank and table.phase == "bureaucracy":
        assert table.previous == "BankDiscardedFuel", f"the order is set after {table.previous}"
    places = []
    for place, seat in enumerate(table.order):
        player = table.players[seat]
        earned = player.income if table.phase == "bureaucracy" else 0
        places.append((-earned, -player.numbers[-1], -place, seat))
    due = [place[3] for place in sorted(places)]
    assert list(event.order) == due, f"the order is {list(event.order)}, due is {due}"
    table.order = due
    table.orders += 1
