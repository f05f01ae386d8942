"""What the boxes of the board game print, copied for the checks from the rulebooks; no table of the engine is read,
but for what demolition pays: those amounts are stand-ins, the printed ones are in no source.
"""

from voltable.boardgame.tables.demolition import PAYOUTS

FUELS = ("coal", "oil", "garbage", "uranium")
COAL, OIL, GARBAGE, URANIUM, HYBRID, ECO = 0, 1, 2, 3, 4, 5
STORAGE = 4  # in an action: coal from the storage (ruling A22)
CHANCE = NOBODY = -1
STEP_THREE_CARD = 42

# Why a plant or a discount went, as the events tell it.
UNDERCUT, UNSOLD, SLID, SOLD = 0, 1, 5, 6
OBSOLETE, NOBODY_BOUGHT, STEP_TWO, STEP_THREE, OUTDATED = 7, 8, 9, 10, 11

# Each plant: number, kind, tokens it burns, cities it powers.
PRINTED = (
    (3, OIL, 2, 1), (4, COAL, 2, 1), (5, HYBRID, 2, 1), (6, GARBAGE, 1, 1), (7, OIL, 3, 2), (8, COAL, 3, 2),
    (9, OIL, 1, 1), (10, COAL, 2, 2), (11, URANIUM, 1, 2), (12, HYBRID, 2, 2), (13, ECO, 0, 1), (14, GARBAGE, 2, 2),
    (15, COAL, 2, 3), (16, OIL, 2, 3), (17, URANIUM, 1, 2), (18, ECO, 0, 2), (19, GARBAGE, 2, 3), (20, COAL, 3, 5),
    (21, HYBRID, 2, 4), (22, ECO, 0, 2), (23, URANIUM, 1, 3), (24, GARBAGE, 2, 4), (25, COAL, 2, 5), (26, OIL, 2, 5),
    (27, ECO, 0, 3), (28, URANIUM, 1, 4), (29, HYBRID, 1, 4), (30, GARBAGE, 3, 6), (31, COAL, 3, 6), (32, OIL, 3, 6),
    (33, ECO, 0, 4), (34, URANIUM, 1, 5), (35, OIL, 1, 5), (36, COAL, 3, 7), (37, ECO, 0, 4), (38, GARBAGE, 3, 7),
    (39, URANIUM, 1, 6), (40, OIL, 2, 6), (42, COAL, 2, 6), (44, ECO, 0, 5), (46, HYBRID, 3, 7), (50, ECO, 0, 6),
)  # fmt: skip
NUMBERS = tuple([plant[0] for plant in PRINTED])
KINDS = tuple([plant[1] for plant in PRINTED])
NEEDS = tuple([plant[2] for plant in PRINTED])
POWERS = tuple([plant[3] for plant in PRINTED])
LABELS = tuple([str(number) for number in NUMBERS])
PLANT_OF = {number: plant for plant, number in enumerate(NUMBERS)}
PLANTS = 42
PLUGS = 13  # 03 to 15

TOKENS = (24, 24, 24, 12)
SPACES = tuple([1 + space // 3 for space in range(24)])  # the price of each, three of a price
URANIUM_SPACES = (1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16)
PRICES = (SPACES, SPACES, SPACES, URANIUM_SPACES)
INCOME = (10, 22, 33, 44, 54, 64, 73, 82, 90, 98, 105, 112, 118, 124, 129, 134, 138, 142, 145, 148, 150)
SLOTS = (10, 15, 20)
START_MONEY = 50
HOUSES = 22
TRUST_HOUSES = 16
TRUST_PLACED_BY = (0, 1, 1, 0, 0, 1)  # places in the order: who puts its first six houses down
MARKET, CURRENT = 8, 4

# Rows of what a refill brings, for two to six players: coal, oil, garbage, uranium in Steps 1, 2, 3.
CLASSIC_REFILL = (
    ((3, 4, 3), (2, 2, 4), (1, 2, 3), (1, 1, 1)),
    ((4, 5, 3), (2, 3, 4), (1, 2, 3), (1, 1, 1)),
    ((5, 6, 4), (3, 4, 5), (2, 3, 4), (1, 2, 2)),
    ((5, 7, 5), (4, 5, 6), (3, 3, 5), (2, 3, 2)),
    ((7, 9, 6), (5, 6, 7), (3, 5, 6), (2, 3, 3)),
)
CENTRAL_EUROPE_REFILL = (
    ((4, 5, 3), (1, 2, 3), (1, 3, 3), (1, 1, 1)),
    ((5, 6, 3), (2, 2, 3), (1, 3, 3), (1, 1, 1)),
    ((6, 7, 5), (2, 3, 4), (2, 4, 4), (1, 2, 1)),
    ((7, 8, 5), (3, 4, 5), (3, 4, 5), (2, 2, 2)),
    ((8, 10, 6), (4, 5, 6), (3, 6, 6), (2, 3, 2)),
)
DEMOLITION = PAYOUTS
LONGEST_GAME = 400  # rounds; random play may hesitate for long


def needs(plants) -> list:
    """What one production of these plants burns: coal, oil, garbage, uranium, hybrid, and nothing for eco."""
    total = [0] * 6
    for plant in plants:
        total[KINDS[plant]] += NEEDS[plant]
    return total
