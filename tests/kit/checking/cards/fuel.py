"""What the events of the fuel market and of production change (rules 5, 6, 7.1 and 7.3)."""

from kit.checking.cards import choosing
from kit.checking.cards.facts import FUELS, GAS, HYBRID, OIL, box, fit, needs, times


def dealt(table, event):
    """A card from the deck fills the first place."""
    column, fuel, units = event
    kind = 3 * fuel + units - 1
    assert column == table.has_room(), f"a card is dealt to column {column}, the first with room is {table.has_room()}"
    assert table.is_ordered(), f"cards are dealt when the order was set {table.orders} times"
    assert table.fuel_deck[kind], f"the deck has no card {FUELS[fuel]} {units}"
    if not table.shifted:
        table.shifted = True
        assert not can_shift(table), f"cards are dealt before all have moved: {table.columns}"
    table.fuel_deck[kind] -= 1
    table.fuel_left -= 1
    table.set_column(column - 1, table.columns[column - 1] + [(fuel, units)])


def can_shift(table) -> bool:
    """Whether a card could still move to a cheaper column."""
    _, second, third, fourth = table.columns
    size = table.column_size
    return len(second) < size and bool(third or fourth) or len(third) < size and bool(fourth)


def moved(table, event):
    """The first cards of a column move to a cheaper one while there is room."""
    source, target, cards = event
    there, here = table.columns[source - 1], table.columns[target - 1]
    assert table.is_ordered(), f"cards move when the order was set {table.orders} times"
    room = table.column_size - len(here)
    due = there[:room]
    told = [(card // 3, card % 3 + 1) for card in cards]
    assert 2 <= target < source and room > 0 and told == due, f"moved {source} to {target}: {told}, due {due}"
    table.set_column(target - 1, here + due)
    table.set_column(source - 1, there[room:])


def reshuffled(table, event):
    """The discards are the new deck; the ++ cards come once."""
    assert event.times == table.reshuffles + 1, f"reshuffle {event.times} after {table.reshuffles}"
    assert not table.fuel_left and sum(table.discard), f"reshuffled with {table.fuel_left} cards in the deck"
    assert table.has_room(), "reshuffled though every column is full"
    table.fuel_deck = table.discard
    table.fuel_left = sum(table.discard)
    table.pile([0] * 12 if table.reshuffles else list(box.PLUS_PLUS))
    table.reshuffles += 1


def bought(table, event):
    """A card costs its column; units that fit are kept, the others wait to come back as singles."""
    seat, fuel, units, column, kept = event
    buyer = table.players[seat]
    assert seat == table.turn, f"seat {seat} buys fuel in the turn of {table.turn}"
    assert column <= buyer.money, f"seat {seat} pays {column} and has {buyer.money}"
    room = times(1 if table.is_last else 2, buyer.needs)
    more = list(buyer.units)
    more[fuel] += units
    due = fit(room, more) - fit(room, buyer.units)
    assert due > 0, f"seat {seat} buys {units} {FUELS[fuel]}, of which nothing fits"
    table.take_card(column, fuel, units)
    buyer.money -= column
    table.fresh = table.fresh + ([(fuel, units)] if column > 1 else [])
    if table.is_choosing and due < units and len(choosing.bearing(table, fuel, units - due)) > 1:
        table.due[fuel] = units - due
        table.chooser = seat
        due = units  # until the buyer has said what is turned down
    assert kept == due, f"seat {seat} keeps {kept} of {units} {FUELS[fuel]}, due are {due}"
    buyer.keep(buyer.stored + [(fuel, kept, units if column > 1 else 0)])
    table.waiting = [fuel] * (units - kept)


def returned(table, event):
    """A surplus unit becomes a single in the first column while there is one."""
    fuel = event.fuel
    assert table.waiting and table.waiting[0] == fuel, f"a {FUELS[fuel]} single comes, due are {table.waiting}"
    table.waiting = table.waiting[1:]
    lost = table.singles[fuel] <= 0 and not table.unlimited
    assert bool(event.lost) == lost, f"a {FUELS[fuel]} unit is lost: {event.lost}, singles left {table.singles}"
    if lost:
        table.lost += 1
    else:
        table.singles[fuel] -= 1
        table.set_column(0, table.columns[0] + [(fuel, 1)])


def run(table, event):
    """Plants burn exactly what they need and earn what is printed; nothing earns 1."""
    seat, plants, burnt, income = event
    owner = table.players[seat]
    assert seat == table.order[table.ran], f"seat {seat} produces, it is the turn of {table.order[table.ran]}"
    assert len(set(plants)) == len(plants), f"seat {seat} runs a plant twice: {plants}"
    for plant in plants:
        assert plant in owner.plants, f"seat {seat} runs plant {plant} and owns {owner.plants}"
    check_burnt(needs(plants), burnt)
    due = sum([box.INCOMES[plant] for plant in plants]) or 1
    assert income == due, f"seat {seat} earns {income} for {plants}, due is {due}"
    for fuel in range(4):
        if burnt[fuel]:
            assert burnt[fuel] <= owner.units[fuel], f"seat {seat} burns {burnt} of {owner.units}"
            choosing.pay(table, owner, fuel, burnt[fuel])
    owner.income = income
    owner.money += income
    table.ran += 1


def check_burnt(need, burnt):
    """Gas and oil cover their own plants and together the hybrids."""
    mixed = burnt[GAS] + burnt[OIL] - need[GAS] - need[OIL]
    exact = burnt[0] == need[0] and burnt[3] == need[3] and mixed == need[HYBRID]
    assert exact and burnt[GAS] >= need[GAS] and burnt[OIL] >= need[OIL], f"burnt {burnt}, the plants need {need}"


def bank_took(table, event):
    """The Bank takes what its rules name next."""
    told = tuple(event)
    told = told[:3] + (bool(told[3]),)
    assert table.shopping and table.shopping[0] == told, f"the Bank takes {told}, due are {table.shopping}"
    table.shopping = table.shopping[1:]
    column, fuel, units, _ = told
    table.take_card(column, fuel, units)
    table.bank.keep(table.bank.stored + [(fuel, units, units if column > 1 else 0)])


def bank_discarded(table, event):
    """The Bank keeps nothing for the next round."""
    due = table.previous in ("PlantsRun", "CardTurned") and table.ran == table.count and not any(table.due)
    assert due, f"the Bank discards its fuel after {table.previous}, {table.ran} have produced"
    for fuel, _, printed in table.bank.stored:
        table.put_away(fuel, [printed])
    table.bank.keep([])
