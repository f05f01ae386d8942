"""What the events of an auction change, and what must hold when they come (rules 4, 6 and 10)."""

from kit.checking.cards import choosing
from kit.checking.cards.facts import CHANCE, LABELS, NOBODY, SOLD, UNSOLD, box, fit


def sold(table, event):
    """The highest bidder pays and takes the plant."""
    seat, plant, price = event
    auction, owner = table.auction, table.players[seat]
    assert auction, f"plant {LABELS[plant]} is sold without an auction"
    best = (auction.bidder, auction.plant, auction.bid)
    assert best == tuple(event), f"sold to seat {seat}: plant {plant} for {price}; the highest bid was {best}"
    assert auction.still_in == [seat], f"plant {LABELS[plant]} is sold while {auction.still_in} are still in"
    assert not owner.bought, f"seat {seat} buys a second plant in round {table.round}"
    assert price <= owner.money, f"seat {seat} pays {price} and has {owner.money}"
    owner.money -= price
    owner.bought = True
    owner.hold(sorted(owner.plants + [plant]))
    table.leave_market(plant)
    auction.still_in = []
    table.winner = seat
    table.newest = plant
    table.place = "sale"


def scrapped(table, event):
    """The winner of a fourth plant gives one of the older ones away."""
    seat, plant = event
    owner = table.players[seat]
    assert seat == table.winner and len(owner.plants) == 4, f"seat {seat} scraps one of {len(owner.plants)} plants"
    older = [other for other in owner.plants if other != table.newest]
    assert plant in older, f"seat {seat} scraps plant {LABELS[plant]}, its older ones are {older}"
    owner.hold([other for other in owner.plants if other != plant])
    table.removed += 1
    table.owed = table.demolition is not None


def compensated(table, event):
    """Demolition pays the first director of a phase better than the later ones."""
    seat, money = event
    assert table.owed and seat == table.winner, f"seat {seat} is paid {money} for no demolition"
    card, paid = table.demolition
    due = box.DEMOLITION[card - 1][1 if paid else 0]
    assert money == due, f"seat {seat} is paid {money} for demolition, card {card} says {due} to number {paid + 1}"
    table.players[seat].money += money
    table.demolition[1] += 1
    table.owed = False


def advanced(table, event):
    """The next demolition card is on top."""
    card, paid = table.demolition
    assert paid and event.card == card + 1 <= len(box.DEMOLITION), f"demolition goes on from {card}, {paid} were paid"
    table.demolition = [card + 1, 0]


def given_up(table, event):
    """Fuel that no longer fits leaves, and no unit more."""
    seat, fuel, units = event
    owner = table.players[seat]
    assert seat == table.winner and len(owner.plants) <= 3, f"seat {seat} gives up fuel with {owner.labels}"
    before = fit(owner.room, owner.units)
    assert 0 < units <= owner.units[fuel], f"seat {seat} gives up {units} units of {owner.units}"
    less = list(owner.units)
    less[fuel] -= units
    after = fit(owner.room, less)
    choosing.pay(table, owner, fuel, units)
    assert before == after, f"seat {seat} gives up {units} of fuel {fuel}: {before} units fitted, now {after}"


def bank_took_plant(table, event):
    """The Bank takes the highest plant on offer, once a round, when one director is out of the phase."""
    plant, oldest = event
    bank = table.bank
    assert bank and not table.bank_took, f"the Bank takes plant {LABELS[plant]} a second time"
    assert len(table.in_phase()) == 1, f"the Bank takes a plant while {table.in_phase()} are in the phase"
    assert plant == table.offered()[-1], f"the Bank takes plant {LABELS[plant]} of {table.labels()}"
    table.bank_took = True
    table.leave_market(plant)
    plants = bank.plants + [plant]
    due = plants[0] if len(plants) > 3 else NOBODY
    assert oldest == due, f"the Bank drops {oldest}, due is {due}"
    bank.hold(plants[-3:])
    table.removed += len(plants) - len(bank.plants)
    table.winner = NOBODY
    table.place = "bank"


def discount_placed(table, event):
    """The token lies on the lowest plant when a round begins."""
    assert table.previous == "RoundBegan" and event.plant == table.market[0], f"a discount on {LABELS[event.plant]}"
    table.token = event.plant


def discount_ended(table, event):
    """The token is set aside: the plant was sold, nobody bought it, or a lower one came."""
    plant, why = event
    assert plant == table.token, f"the discount of plant {plant} ends, the token lies on {table.token}"
    if why == SOLD:
        taken = [table.auction.plant] if table.auction else []
        assert plant in taken or table.previous == "BankTookPlant", f"plant {LABELS[plant]} was not sold"
    elif why == UNSOLD:
        assert table.opener() == NOBODY, f"the discount ends while seat {table.opener()} may open"
    else:
        assert table.previous == "PlantRemoved", f"the discount ends because of {why} after {table.previous}"
    table.token = NOBODY
    table.is_undercut = False
    table.ended = (plant, why)


def shown(table, view):
    """The values of the auction as a view must show it: until the plant is sold."""
    auction = table.auction
    if auction is None:
        return None
    if not auction.still_in:
        if view["turn"] != CHANCE and not table.is_settling():
            table.auction = None
        return None
    return (box.NUMBERS[auction.plant], LABELS[auction.plant], auction.bid, auction.bidder, auction.still_in)
