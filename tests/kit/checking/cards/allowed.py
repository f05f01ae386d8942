"""What may be asked now, worked out from the table alone: a rule that is too strict shows here."""

from kit.checking.cards.choosing import answers
from kit.checking.cards.facts import CHANCE, GAS, HYBRID, LARGE, NOBODY, OIL, PLANTS, SMALL, box, fit, needs, times
from voltable.engine.verbs import BID, BUY, DEAL, DONE, DROP, GIVE, OPEN, PASS, RUN, SCRAP

LAST_CARD = PLANTS
FUEL_CARD = 64  # cards are dealt by numbers: plants, the last card, and fuel cards from here on


def allowed(table) -> list:
    """Every action, an open amount with its least and its most, in no special order."""
    if table.turn is None:
        return []
    if table.turn == CHANCE:
        return [(DEAL, card) for card in may_come(table)]
    player = table.players[table.turn]
    if any(table.due):
        return answers(table)
    if table.phase == "fuel":
        return purchases(table, player)
    if table.phase == "bureaucracy":
        return runs(player)
    if table.is_settling():
        return settlements(table, player)
    if table.auction:
        least = table.auction.bid + 1
        return [(BID, least, player.money), (PASS,)] if least <= player.money else [(PASS,)]
    return openings(table, player)


def openings(table, player) -> list:
    """Every plant on offer that can be paid; whoever is alone pays the minimum."""
    alone = len(table.in_phase()) == 1
    actions = [(DROP,)] if table.round > 1 else []
    for plant in table.offered():
        least = 1 if plant == table.token else box.NUMBERS[plant]
        if least <= player.money:
            actions.append((OPEN, plant, least, least if alone else player.money))
    return actions


def settlements(table, player) -> list:
    """An older plant to scrap, or gas and oil to give up, whatever costs no unit that fits."""
    if len(player.plants) > 3:
        return [(SCRAP, plant) for plant in player.plants if plant != table.newest]
    actions = []
    for fuel in (GAS, OIL):
        most = 0
        while most < player.units[fuel] and gives_no_place(player, fuel, most + 1):
            most += 1
        if most:
            actions.append((GIVE, fuel, 1, most))
    return actions


def gives_no_place(player, fuel, units) -> bool:
    """Whether so many units can go and as many fit as before."""
    less = list(player.units)
    less[fuel] -= units
    return fit(player.room, less) == fit(player.room, player.units)


def purchases(table, player) -> list:
    """Every card that can be paid and of which a unit fits, once in each column."""
    room = times(1 if table.is_last else 2, player.needs)
    takes = []
    for fuel in range(4):
        more = list(player.units)
        more[fuel] += 1
        takes.append(fit(room, more) > fit(room, player.units))
    actions = [(DONE,)]
    for price in range(1, min(4, player.money) + 1):
        for fuel, units in set(table.columns[price - 1]):
            if takes[fuel]:
                actions.append((BUY, fuel, units, price))
    return actions


def runs(player) -> list:
    """Every set of plants with every mix its hybrids can burn."""
    actions = []
    coal, gas, oil, uranium = player.units
    for which in range(1 << len(player.plants)):
        need = needs([plant for place, plant in enumerate(player.plants) if which >> place & 1])
        if need[0] <= coal and need[3] <= uranium:
            for mixed in range(need[HYBRID] + 1):
                if need[GAS] + mixed <= gas and need[OIL] + need[HYBRID] - mixed <= oil:
                    actions.append((RUN, which, mixed))
    return actions


def may_come(table) -> list:
    """A card for the free place of the plant market, else one for the columns."""
    if table.phase == "bureaucracy" and not table.plant_is_due():
        return [FUEL_CARD + kind for kind in range(12) if table.fuel_deck[kind]]
    if not table.above:
        return [LAST_CARD] if table.last_card == "deck" else table.slid
    backs = [back for back in (SMALL, LARGE) if table.backs[back] and (back == SMALL or not table.top_small)]
    hidden = [plant for plant in range(PLANTS) if plant not in table.seen and plant not in table.slid]
    return [plant for plant in hidden if box.SIZES[plant] in backs]


def check_choices(table, choices):
    """What a game offers is what the table allows, each once."""
    due = sorted(allowed(table))
    shown = sorted(choices)
    assert shown == due, f"offered are {shown}, the table allows {due}"
    assert table.turn != NOBODY or due, "chance is asked and has no answer"
