"""Bots of the board game that are random but want something, so that rich games and rare questions are tried too."""

from kit.games.keen import plants_in, wanted
from voltable.boardgame.tables.plants import KINDS, NUMBERS
from voltable.bots.random_bot import random_move
from voltable.engine.verbs import BID, BUILD, DONE, DROP, FUEL, OPEN, PASS, RUN, SCRAP

COAL, OIL, URANIUM, HYBRID = 0, 1, 3, 4
PHASED_OUT = NUMBERS.index(39)
RICH = 14  # choices of cities


def building_move(choices, dice) -> tuple:
    """Runs as many plants as it can, fills them, and goes on building while it can pay."""
    verb = choices[0][0]
    if verb == RUN:
        most = max([plants_in(choice) for choice in choices])
        choices = [choice for choice in choices if plants_in(choice) == most]
    elif verb == FUEL and dice.pick(5):
        return most_of(choices[dice.pick(len(choices) - 1)])
    elif verb == BUILD and dice.pick(12):
        choices = choices[:-1]
    return random_move(choices, dice)


def most_of(choice) -> tuple:
    """The choice at its most."""
    return choice[:-2] + choice[-1:]


def frugal_move(choices, dice) -> tuple:
    """Builds early and buys plants seldom, so that small ones become obsolete."""
    verb = choices[0][0]
    if verb == OPEN and choices[-1] == (DROP,) and dice.pick(3):
        return (DROP,)
    if verb == BID:
        return (PASS,)
    return building_move(choices, dice)


def eager_move(choices, dice) -> tuple:
    """Buys the cheapest plant in every round at the least price, so that the plant deck runs out early."""
    verb = choices[0][0]
    if verb == OPEN:
        return choices[0][:-1]
    if verb == BID:
        return (PASS,)
    if verb == BUILD and dice.pick(3):
        return (DONE,)
    return building_move(choices, dice)


def hoarding_move(choices, dice) -> tuple:
    """Wants hybrids, fills them, hardly runs them, and scraps them later: then fuel must be given up."""
    verb = choices[0][0]
    if verb in (OPEN, SCRAP):
        liked = [choice for choice in choices if choice[0] == verb and KINDS[choice[1]] == HYBRID]
        choices = wanted(choices, liked, dice)
    elif verb == FUEL:
        liked = [most_of(choice) for choice in choices if choice[0] == FUEL and choice[1] in (COAL, OIL)]
        if liked and dice.pick(6):
            return liked[dice.pick(len(liked))]
    elif verb == RUN and dice.pick(3):
        return choices[0]
    elif verb == BUILD:
        return building_move(choices, dice)
    return random_move(choices, dice)


def nuclear_move(choices, dice) -> tuple:
    """Wants nuclear plants, 39 above all, and buys coal like mad."""
    verb = choices[0][0]
    if verb == OPEN:
        liked = [choice for choice in choices if choice[0] == OPEN and KINDS[choice[1]] == URANIUM]
        best = [choice for choice in liked if choice[1] == PHASED_OUT]
        choices = wanted(choices, best or liked, dice)
    elif verb == FUEL:
        liked = [most_of(choice) for choice in choices if choice[0] == FUEL and choice[1] not in (OIL, URANIUM)]
        if liked and dice.pick(6):
            return liked[-1]
    return building_move(choices, dice)


def leaping_move(choices, dice) -> tuple:
    """Saves until it can pay for many cities, then builds them all at once: plants become obsolete in numbers."""
    if choices[0][0] == BUILD:
        return choices[dice.pick(len(choices) - 1)] if len(choices) > RICH or not dice.pick(4) else (DONE,)
    return frugal_move(choices, dice)


BOARD_MOVERS = (random_move, building_move, frugal_move, eager_move, hoarding_move, nuclear_move, leaping_move)
