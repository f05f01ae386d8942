"""Which cards are turned down where their owner says so (option choose_cards), worked out by trying every way."""

from collections import OrderedDict

from kit.checking.cards.facts import FUELS
from voltable.engine.verbs import GIVE

STORED_CARD = 64  # a card in an action: this plus 16 * fuel + 4 * units left + units printed


def has_ways(cards, units) -> bool:
    """Whether so many units can leave these cards (left, printed) so that other cards lie there than otherwise."""
    ways = {(units, ())}
    for left, printed in cards:
        further = set()
        for due, lying in ways:
            for taken in range(min(due, left) + 1):
                kept = ((left - taken, printed),) if taken < left else ()
                further.add((due - taken, tuple(sorted(lying + kept))))
        ways = further
    return len([lying for due, lying in ways if not due]) > 1


def cards_of(owner, fuel) -> list:
    """The stored cards of a fuel as (left, printed)."""
    return [(left, printed) for kind, left, printed in owner.stored if kind == fuel]


def pay(table, owner, fuel, units):
    """Units leave the storage, or their owner has to say which cards they leave."""
    assert not table.due[fuel], f"{units} units of {FUELS[fuel]} go while {table.due} are due"
    if table.is_choosing and has_ways(cards_of(owner, fuel), units):
        table.due[fuel] = units
        table.chooser = table.players.index(owner)
    else:
        table.put_away(fuel, owner.spend(fuel, units))


def fuel_due(table) -> int:
    """The fuel that is asked about, or -1."""
    return ([fuel for fuel in range(4) if table.due[fuel]] or [-1])[0]


def shown(table):
    """What a view must say is asked."""
    fuel = fuel_due(table)
    return None if fuel < 0 else OrderedDict((("fuel", FUELS[fuel]), ("units", table.due[fuel])))


def bearing(table, fuel, surplus) -> list:
    """Units of the cards of this turn that stay in store when the whole surplus comes off them."""
    return sorted({units for kind, units in table.fresh if kind == fuel and units > surplus})


def answers(table) -> list:
    """Every answer to what is asked."""
    fuel = fuel_due(table)
    due = table.due[fuel]
    if table.phase == "fuel":
        return [(GIVE, code(fuel, units, units), due, due) for units in bearing(table, fuel, due)]
    cards = sorted(set(cards_of(table.players[table.chooser], fuel)))
    return [(GIVE, code(fuel, left, printed), 1, min(left, due)) for left, printed in cards]


def code(fuel, left, printed) -> int:
    """What a card is called in an action."""
    return STORED_CARD + 16 * fuel + 4 * left + printed


def turned(table, event):
    """Units leave a card that may be chosen; what is left without a choice follows by itself."""
    seat, fuel, units, left, printed = event
    assert seat == table.chooser and fuel == fuel_due(table), f"seat {seat} turns fuel {fuel}, due are {table.due}"
    named = code(fuel, left + units, printed)
    fitting = [answer for answer in answers(table) if answer[1] == named and answer[2] <= units <= answer[3]]
    assert fitting, f"{units} units leave a card of {printed} {FUELS[fuel]}, and {left} stay"
    owner = table.players[seat]
    stored = list(owner.stored)
    stored.remove((fuel, left + units, printed))
    owner.keep(stored + ([(fuel, left, printed)] if left else []))
    table.put_away(fuel, [] if left else [printed])
    rest = table.due[fuel] - units
    table.due[fuel] = 0
    if table.phase == "fuel":
        table.waiting = [fuel] * units
    if rest:
        pay(table, owner, fuel, rest)
