"""The cards, baked from tools/data/cardgame.json by tools/bake.py; rows it marks so are reconstructed."""

# The plants side by side, in the set's order: number, size (0 small, 1 large),
# kind (0 coal, 1 gas, 2 oil, 3 uranium, 4 hybrid, 5 eco), fuel need, income.
NUMBERS = (
    3, 3, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 8,
    9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
    24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37,
)
SIZES = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
)
KINDS = (
    0, 2, 0, 1, 0, 0, 2, 0, 1, 3, 4, 1, 5,
    1, 2, 5, 0, 1, 3, 4, 2, 5, 0, 1, 0, 5, 0, 2,
    5, 3, 0, 1, 4, 5, 3, 2, 1, 0, 2, 5, 1, 3,
)
NEEDS = (
    2, 2, 2, 2, 1, 3, 1, 1, 1, 1, 3, 3, 0,
    2, 2, 0, 3, 1, 1, 3, 2, 0, 2, 1, 1, 0, 2, 2,
    0, 2, 3, 3, 2, 0, 2, 3, 2, 3, 2, 0, 2, 2,
)
INCOMES = (
    5, 5, 6, 6, 5, 7, 5, 6, 6, 6, 8, 8, 6,
    7, 8, 7, 9, 8, 8, 10, 10, 9, 10, 10, 10, 10, 12, 12,
    11, 13, 14, 14, 14, 13, 15, 15, 15, 16, 16, 15, 16, 17,
)

# Fuel cards of each type by their mark: 2-6, 4-6, 5-6, +, ++. The type is
# 3 * fuel + units - 1: coal 1 2 3, gas 1 2 3, oil 1 2 3, uranium 1 2 3.
FOR_ALL = (2, 3, 3, 2, 3, 2, 2, 3, 1, 2, 1, 0)
FROM_FOUR = (0, 1, 1, 0, 1, 1, 0, 0, 1, 1, 0, 0)
FROM_FIVE = (0, 1, 1, 0, 1, 0, 1, 1, 0, 0, 1, 0)
PLUS = (0, 0, 1, 0, 1, 0, 0, 1, 0, 1, 0, 0)
PLUS_PLUS = (0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 1, 0)

# Cards without a mark, by fuel.
SINGLES = (2, 2, 2, 1)

# What the demolition cards pay to the first and to later players.
DEMOLITION = ((1, 0), (2, 1), (3, 2), (4, 3), (5, 4))
