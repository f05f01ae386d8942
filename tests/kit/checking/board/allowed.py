"""What may be asked now, worked out from the table alone: a rule that is too strict shows here."""

from kit.checking.board.facts import COAL, FUELS, HYBRID, OIL, SLOTS, STORAGE, needs
from kit.checking.board.fuel import prices, storage_is_open
from kit.checking.board.storage import fit, productions
from voltable.engine.verbs import (
    BID,
    BUILD,
    DEAL,
    DONE,
    DROP,
    FIRST,
    FUEL,
    GIVE,
    MARK,
    OPEN,
    PASS,
    PLACE,
    REGION,
    RUN,
    SCRAP,
)


def firsts(table, player) -> list:
    """Who may be named next in the first order."""
    return [(FIRST, seat) for seat in range(table.count) if seat not in table.order]


def regions(table, player) -> list:
    """Regions that may be chosen."""
    return [(REGION, region) for region in table.open_regions()]


def deals(table, player) -> list:
    """Cards that may come."""
    return [(DEAL, card) for card in table.may_come()]


def places(table, player) -> list:
    """Cities for the Trust."""
    return [(PLACE, city) for city in table.trust_cities()]


def marks(table, player) -> list:
    """Cities to begin in."""
    return [(MARK, city) for city in table.map.cities if city not in table.slots and city not in table.marks]


def openings(table, player) -> list:
    """Every plant one may have and can pay; whoever is alone pays the minimum; who can pay nothing may drop out."""
    alone = len(table.in_phase()) == 1
    actions = []
    for plant in table.may_open(player.seat):
        least = table.least(plant)
        if least <= player.money:
            actions.append((OPEN, plant, least, least if alone else player.money))
    return actions + [(DROP,)] if table.round > 1 or not actions else actions


def bids(table, player) -> list:
    """More, or nothing."""
    least = table.auction.bid + 1
    return [(BID, least, player.money), (PASS,)] if least <= player.money else [(PASS,)]


def scraps(table, player) -> list:
    """The older plants."""
    return [(SCRAP, plant) for plant in player.plants if plant != table.newest]


def gifts(table, player) -> list:
    """Coal and oil, whatever costs no token that fits."""
    actions = []
    for fuel in (COAL, OIL):
        most = 0
        while most < player.tokens[fuel] and gives_no_place(player, fuel, most + 1):
            most += 1
        if most:
            actions.append((GIVE, fuel, 1, most))
    return actions


def gives_no_place(player, fuel, tokens) -> bool:
    """Whether so many tokens can go and as many fit as before."""
    less = list(player.tokens)
    less[fuel] -= tokens
    return fit(player.room, less) == fit(player.room, player.tokens)


def purchases(table, player) -> list:
    """Of each fuel as much as there is, fits, and can be paid; the coal storage by its own name (ruling A22)."""
    actions = [(DONE,)]
    for fuel in range(len(FUELS)):
        most = most_tokens(player, fuel, prices(table, player, fuel, 24))
        if most:
            actions.append((FUEL, fuel, 1, most))
    if storage_is_open(table):
        most = most_tokens(player, COAL, [table.rules.storage] * table.supply[COAL])
        if most:
            actions.append((FUEL, STORAGE, 1, most))
    return actions


def most_tokens(player, fuel, costs) -> int:
    """How many of these tokens fit and can be paid."""
    money = player.money
    for tokens, cost in enumerate(costs):
        money -= cost
        if money < 0 or not player.has_room(fuel, tokens + 1):
            return tokens
    return len(costs)


def cities(table, player) -> list:
    """Every city that can be paid."""
    actions = [(DONE,)]
    if not player.houses:
        return actions
    if not player.cities:
        return actions + [(BUILD, city) for city, slot in table.first_cities() if SLOTS[slot] <= player.money]
    reach = table.map.reach(player.cities)
    for city in table.map.cities:
        if reach[city] + SLOTS[0] <= player.money and city not in player.cities:
            slot = table.free_slot(city)
            if slot < 3 and reach[city] + SLOTS[slot] <= player.money:
                actions.append((BUILD, city))
    return actions


def runs(table, player) -> list:
    """Every set of plants with every mix its hybrids can burn."""
    found = productions(player)
    for which in range(1 << len(player.plants)):
        need = needs([plant for place, plant in enumerate(player.plants) if which >> place & 1])
        for mixed in range(need[HYBRID] + 1):
            if (which, mixed) not in found and is_there(player, need, mixed):
                table.rare.add("hybrids cannot burn what lies elsewhere")
    return [(RUN, which, mixed) for which, mixed in sorted(found)]


def is_there(player, need, mixed) -> bool:
    """Whether there are tokens enough, wherever they lie (ruling A48)."""
    burnt = (need[0] + mixed, need[1] + need[HYBRID] - mixed, need[2], need[3])
    return not [fuel for fuel in range(4) if burnt[fuel] > player.tokens[fuel]]


ALLOWED = {
    "first": firsts,
    "region": regions,
    "lay": deals,
    "draw": deals,
    "place": places,
    "mark": marks,
    "open": openings,
    "bid": bids,
    "scrap": scraps,
    "give": gifts,
    "buy": purchases,
    "build": cities,
    "run": runs,
}


def check_choices(table, choices):
    """What a game offers is what the table allows, each once."""
    turn = table.turn()
    if turn is None:
        due = []
    else:
        due = sorted(ALLOWED[table.agenda[0]](table, table.players[turn]))
        assert due, f"seat {turn} is asked and has no answer"
    shown = sorted(choices)
    assert shown == due, f"offered are {shown}, the table allows {due}"
