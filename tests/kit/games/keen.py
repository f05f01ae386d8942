"""Bots that are random but want something, so that rich games and rare questions are tried too."""

from voltable.bots.random_bot import random_move
from voltable.engine.verbs import BID, BUY, DONE, OPEN, PASS, RUN, SCRAP
from voltable_cards.tables.cards import KINDS

GAS, OIL, HYBRID = 1, 2, 4


def keen_move(choices, dice) -> tuple:
    """Runs as many plants as it can and mostly goes on buying fuel."""
    if choices[0][0] == RUN:
        most = max([plants_in(choice) for choice in choices])
        choices = [choice for choice in choices if plants_in(choice) == most]
    elif choices[-1] == (DONE,) and len(choices) > 1 and dice.pick(5):
        choices = choices[:-1]
    return random_move(choices, dice)


def eager_move(choices, dice) -> tuple:
    """Buys the cheapest plant in every round at the least price, so that the plant deck may run out."""
    if choices[0][0] == OPEN:
        return choices[0][:-1]
    if choices[0][0] == BID:
        return (PASS,)
    return keen_move(choices, dice)


def plants_in(choice) -> int:
    """How many plants a run names."""
    return sum([choice[1] >> place & 1 for place in range(4)])


def hoarding_move(choices, dice) -> tuple:
    """Wants hybrids, fills them, hardly runs them, and scraps them later: then fuel must be given up."""
    verb = choices[0][0]
    if verb in (OPEN, SCRAP):
        liked = [choice for choice in choices if choice[0] == verb and KINDS[choice[1]] == HYBRID]
        choices = wanted(choices, liked, dice)
    elif verb == BUY:
        liked = [choice for choice in choices if choice[0] == BUY and choice[1] in (GAS, OIL)]
        choices = wanted(choices, liked, dice)
    elif verb == RUN and dice.pick(3):
        choices = choices[:1]
    return random_move(choices, dice)


def wanted(choices, liked, dice) -> list:
    """Mostly what is liked, where there is any."""
    return liked if liked and dice.pick(6) else choices


MOVERS = (random_move, keen_move, hoarding_move, eager_move)
