"""The four fuels of the board game, and what its plants are called by kind."""

COAL, OIL, GARBAGE, URANIUM = 0, 1, 2, 3
KINDS = ("coal", "oil", "garbage", "uranium", "hybrid", "eco")
FUELS = KINDS[:4]
MIXED = COAL  # hybrids burn this fuel and the next one
STORAGE = 4  # in an action: coal from the storage while the market still has some (ruling A22)
