"""Small numbers of the card game that stand for words: kinds, places of the last card, reasons."""

COAL, GAS, OIL, URANIUM, HYBRID, ECO = 0, 1, 2, 3, 4, 5
KINDS = ("coal", "gas", "oil", "uranium", "hybrid", "eco")
FUELS = KINDS[:4]

# What a card is called in an action: a plant's place in the set, the last card, or a fuel card's type.
PLANTS = 42
LAST_CARD = PLANTS
FUEL_CARD = 64  # plus 3 * fuel + units - 1

IN_DECK, IN_MARKET, OUT = 0, 1, 2  # where the last card is
PLACES = ("deck", "market", "out")

# Why a plant left the market, or the discount ended.
UNDERCUT, UNSOLD, LAST_ROUND, RESHUFFLED, SHRUNK, SLID, SOLD = 0, 1, 2, 3, 4, 5, 6
