"""What puts things on the agenda: plants that leave, and the steps of the game that begin."""

from kit.checking.board.facts import STEP_THREE, STEP_TWO


def put(agenda, *items):
    """These come first now."""
    agenda[:0] = items


def lowest_leaves(table, why) -> list:
    """The event of the lowest plant's leaving, where there is one."""
    return [("PlantRemoved", table.market[0], why)] if table.market else []


def card_leaves(table) -> list:
    """The Step 3 card takes the lowest plant with it."""
    return [("LastCardRemoved",)] + lowest_leaves(table, STEP_THREE) if table.last_card == "market" else []


def changes(table) -> list:
    """Step 2 first where it has its moment (ruling A4); then Step 3."""
    if table.step == 1 and not table.rules.skips_two:
        table.rare.add("Step 2 right before Step 3")
        return ["two", "three"]
    return ["three"]


def two(table, agenda):
    """The lowest plant leaves and is replaced."""
    put(agenda, *([("StepBegan", 2)] + lowest_leaves(table, STEP_TWO) + ["draw"]))


def three(table, agenda):
    """Card and lowest plant leave, unless they did already."""
    put(agenda, *(card_leaves(table) + [("StepBegan", 3)]))
