"""Income, prices and tokens, baked from tools/data/board_tables.json by tools/bake.py."""

# What a player gets for powering 0 to 20 cities; above 20 it stays the same.
INCOME = (10, 22, 33, 44, 54, 64, 73, 82, 90, 98, 105, 112, 118, 124, 129, 134, 138, 142, 145, 148, 150)

# The prices of the market's spaces, one entry a token, cheapest first: coal, oil, garbage, uranium.
THREE_EACH = (1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 8)
PRICES = (THREE_EACH, THREE_EACH, THREE_EACH, (1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16))

# What the first, second and third house in a city cost.
SLOTS = (10, 15, 20)

# How many tokens there are, by fuel.
TOKENS = (24, 24, 24, 12)
