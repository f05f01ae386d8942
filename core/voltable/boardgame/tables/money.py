"""Income, prices and tokens, baked from tools/data/board_tables.json by tools/bake.py."""

# What a player gets for powering 0 to 22 cities; above 20 it stays the same (ruling A32).
INCOME = (10, 22, 33, 44, 54, 64, 73, 82, 90, 98, 105, 112, 118, 124, 129, 134, 138, 142, 145, 148, 150, 150, 150)

# What the first n spaces of a fuel market cost together, the cheapest first: coal, oil, garbage, uranium.
THREE_EACH = (
    0, 1, 2, 3, 5, 7, 9, 12, 15, 18, 22, 26, 30, 35, 40, 45, 51, 57, 63, 70, 77, 84, 92, 100, 108,
)
SUMS = (THREE_EACH, THREE_EACH, THREE_EACH, (0, 1, 3, 6, 10, 15, 21, 28, 36, 46, 58, 72, 88))

# What the first, second and third house in a city cost.
SLOTS = (10, 15, 20)

# How many tokens there are, by fuel.
TOKENS = (24, 24, 24, 12)
