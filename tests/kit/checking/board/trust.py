"""What the Trust takes in phase 3, token by token, by the letter of rules 9.4 and rulings A23, A36 and A37."""

from kit.checking.board.facts import COAL, HYBRID, KINDS, NEEDS, OIL


def shopping(table) -> list:
    """The events that have to be told, in their order."""
    stock = list(table.market_tokens)
    if table.rules.storage and table.rules.trust_storage:
        stock[COAL] += table.supply[COAL]
    elif table.rules.storage and table.supply[COAL] and stock[COAL] < most_coal(table):
        table.rare.add("the Trust may not use the storage")
    taken = []
    for plant in table.trust.plants:
        if KINDS[plant] < HYBRID:
            fuel = KINDS[plant]
            tokens = min(stock[fuel], NEEDS[plant])
            if tokens < NEEDS[plant]:
                table.rare.add("the Trust is short of fuel")
            if tokens:
                stock[fuel] -= tokens
                taken.append(("TrustTookFuel", fuel, tokens))
    for plant in table.trust.plants:
        if KINDS[plant] == HYBRID:
            taken += in_turn(table, stock, NEEDS[plant])
    return taken


def most_coal(table) -> int:
    """What its plants could burn of it."""
    return sum([NEEDS[plant] for plant in table.trust.plants if KINDS[plant] in (COAL, HYBRID)])


def in_turn(table, stock, need) -> list:
    """Coal and oil in turn, coal first; when one is gone the other alone."""
    taken = []
    fuel = COAL
    while need and stock[COAL] + stock[OIL]:
        if not stock[fuel]:
            fuel = OIL if fuel == COAL else COAL
            table.rare.add("the Trust finds one of two fuels")
        stock[fuel] -= 1
        need -= 1
        taken.append(("TrustTookFuel", fuel, 1))
        fuel = OIL if fuel == COAL else COAL
    return taken
