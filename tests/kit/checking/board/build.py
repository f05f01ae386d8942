"""Phase 4: whether a city may be connected, and whether its price is slot and shortest way."""

from kit.checking.board.facts import SLOTS


def connected(table, event):
    """A house on the lowest open slot, paid with the cheapest way from the network of this moment."""
    seat, city, slot, way = event
    builder = table.players[seat]
    assert seat == table.turn(), f"seat {seat} builds in the turn of {table.turn()}"
    assert city in table.map.cities, f"city {city} is not in play"
    assert city not in builder.cities, f"seat {seat} connects {table.map.names[city]} twice"
    assert builder.houses > 0, f"seat {seat} builds without a house"
    due = due_price(table, builder, city)
    assert (slot, way) == due, f"seat {seat} pays {slot} + {way} for {table.map.names[city]}, due is {due}"
    note(table, builder, city, SLOTS.index(slot))
    was_empty = city not in table.slots
    builder.pay(slot + way)
    builder.connect(city, table.map.names)
    settle(table, seat, city, SLOTS.index(slot))
    table.most = max(table.most, len(builder.cities))
    follow = ["obsolete", "build"]
    if table.trust and was_empty and table.trust.houses:
        follow = [("TrustBuilt", city, 1)] + follow
    table.agenda[1:1] = follow


def due_price(table, builder, city):
    """Slot and way; the first city costs no way."""
    if not builder.cities:
        starts = dict(table.first_cities())
        return (SLOTS[starts[city]], 0) if city in starts else None
    slot = table.free_slot(city)
    return (SLOTS[slot], table.map.reach(builder.cities)[city]) if slot < 3 else None


def settle(table, seat, city, slot):
    """The house stands; a first house on a mark sends its token back."""
    if city in table.marks and slot == 0:
        table.rare.add("a first house on a mark")
        table.marks.remove(city)
        table.supply[3] += 1
        table.fuel_changed = True
    table.stand(seat, city, slot)


def note(table, builder, city, slot):
    """What is seldom built."""
    if city in table.marks and slot:
        table.rare.add("a marked city is connected on a higher slot")
    if not builder.cities and table.step > 1:
        table.rare.add("a late start in an empty city" if city not in table.slots else "a late start beside others")
        if city in table.slots and table.rules.late_start_empty:
            table.rare.add("a late start where no city is empty")
    if table.trust and not table.trust.houses:
        table.rare.add("the Trust has no house left")


def done(table):
    """The next one before in order builds."""
    table.place -= 1
    table.agenda[1:1] = ["build"] if table.place >= 0 else []
