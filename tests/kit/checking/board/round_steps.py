"""What follows without telling in the setup, between the phases, and when cities make plants obsolete."""

from kit.checking.board.facts import MARKET, NUMBERS, OBSOLETE, TRUST_HOUSES, TRUST_PLACED_BY
from kit.checking.board.follows import lowest_leaves, put

BUREAUCRACY = ("step two", "card in building", "income")


def setup(table, agenda):
    """Order, regions, plants, the Trust's houses, marks; each is asked for until it is complete."""
    for question, is_open in (
        ("first", len(table.order) < table.count),
        ("region", table.map is None),
        ("lay", len(table.market) < MARKET),
        ("place", table.trust and TRUST_HOUSES - table.trust.houses < len(TRUST_PLACED_BY)),
        ("mark", table.rules.starting_cities and len(table.marks) < table.count),
    ):
        if is_open:
            put(agenda, question, "setup")
            return
    put(agenda, "round")


def begin_round(table, agenda):
    """The first round has the drawn order."""
    put(agenda, ("RoundBegan", table.round + 1, 0), "order", "auction")


def set_order(table, agenda):
    """Phase 1."""
    if table.round > 1:
        put(agenda, ("OrderSet", table.standing()))


def begin_fuel(table, agenda):
    """Phase 3, the last in order first."""
    table.phase = "fuel"
    table.place = table.count - 1
    put(agenda, "buy", "building")


def begin_building(table, agenda):
    """Phase 4, the last in order first."""
    table.phase = "build"
    table.place = table.count - 1
    put(agenda, "build", "end")


def obsolete(table, agenda):
    """While the lowest plant is not above the most cities, it is replaced (ruling A10)."""
    if table.rules.obsolete and table.market and NUMBERS[table.market[0]] <= table.most:
        table.rare.add("a plant becomes obsolete")
        put(agenda, *(lowest_leaves(table, OBSOLETE) + ["draw", "obsolete"]))


def end(table, agenda):
    """The game ends after phase 4, or bureaucracy begins."""
    if table.most >= table.rules.end:
        put(agenda, ("GameOver",), "over")
    else:
        table.phase = "bureaucracy"
        put(agenda, *BUREAUCRACY)
