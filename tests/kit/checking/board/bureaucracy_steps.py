"""What follows without telling in phase 5: Steps 2 and 3, refill, and a new plant market."""

from kit.checking.board.facts import OUTDATED, SLID, URANIUM
from kit.checking.board.follows import card_leaves, changes, lowest_leaves, put


def step_two(table, agenda):
    """Once somebody has cities enough."""
    if table.step == 1 and table.most >= table.rules.step_two:
        if table.last_card == "deck":
            put(agenda, "two", "card for step two")
        else:
            table.rare.add("Step 2 and Step 3 after one phase 4")
            put(agenda, "two")


def card_for_step_two(table, agenda):
    """Ruling A6: the plant for Step 2 was the Step 3 card."""
    if table.last_card == "market":
        table.rare.add("the plant for Step 2 is the Step 3 card")
        if not table.rules.two_draws_three:
            agenda.remove("card in building")
            put(agenda, *card_leaves(table))


def card_in_building(table, agenda):
    """Step 3 if its card came in phase 4, or with the plant for Step 2."""
    if table.last_card != "deck" and table.step < 3:
        table.rare.add(f"Step 3 before bureaucracy, after Step {table.step}")
        put(agenda, *changes(table))


def begin_income(table, agenda):
    """Phase 5, the first in order first."""
    table.place = 0
    markets = ["refill", "renew"]
    if table.rules.last_refill_two and table.step == 1:
        markets = ["renew", "refill"]  # ruling A5: the plant that is drawn decides
    put(agenda, "run", "trust gives back", *markets, "card in bureaucracy", "round")


def trust_gives_back(table, agenda):
    """The Trust keeps nothing for later."""
    if table.trust:
        put(agenda, ("TrustReturnedFuel",))


def refill(table, agenda):
    """By table and step, as many as there are; no uranium after the phase-out."""
    table.refill_step = table.step
    if table.rules.last_refill_two and table.step == 1 and table.last_card == "market":
        table.rare.add("a round of Step 1 is refilled by Step 2")
        table.refill_step = 2
    tokens = [min(table.supply[fuel], table.rules.refill[fuel][table.refill_step - 1]) for fuel in range(4)]
    if table.uranium_ended:
        tokens[URANIUM] = 0
    put(agenda, ("MarketRefilled", tuple(tokens)))


def renew(table, agenda):
    """The highest plant goes under the deck, in Step 3 the lowest leaves; nothing where the card left before (A6)."""
    if table.step == 3:
        put(agenda, *(lowest_leaves(table, OUTDATED) + ["draw"]))
    elif table.last_card == "out":
        put(agenda, ("StepBegan", 3))
    else:
        put(agenda, ("PlantRemoved", table.market[-1], SLID), "draw")


def card_in_bureaucracy(table, agenda):
    """The Step 3 card came when the market was renewed: the next round is the first of Step 3."""
    if table.last_card == "market":
        table.rare.add(f"Step 3 in bureaucracy, after Step {table.step}")
        put(agenda, *changes(table))
