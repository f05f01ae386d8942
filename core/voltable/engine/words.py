"""Small numbers that stand for words in every edition: kinds of plants, places of the last card, reasons."""

HYBRID, ECO = 4, 5  # kinds of plants; 0 to 3 are the edition's four fuels

LAST_CARD = 42  # what the last card (Step 3) is called in an action; 0 to 41 are the plants by their place in the set

IN_DECK, IN_MARKET, OUT = 0, 1, 2  # where the last card is
PLACES = ("deck", "market", "out")

# Why a plant left the market, or the discount ended.
UNDERCUT, UNSOLD, LAST_ROUND, RESHUFFLED, SHRUNK, SLID, SOLD = 0, 1, 2, 3, 4, 5, 6
OBSOLETE, NOBODY_BOUGHT, STEP_TWO, STEP_THREE, OUTDATED = 7, 8, 9, 10, 11
