"""The plants, baked from tools/data/plants_classic.json and plants_recharged.json by tools/bake.py."""

# The plants side by side, ascending: number, size (0 plug, 1 socket: the back of the recharged card),
# kind (0 coal, 1 oil, 2 garbage, 3 uranium, 4 hybrid of coal and oil, 5 eco), fuel need, cities powered.
NUMBERS = (
    3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
    16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30,
    31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 42, 44, 46, 50,
)
SIZES = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
)
KINDS = (
    1, 0, 4, 2, 1, 0, 1, 0, 3, 4, 5, 2, 0,
    1, 3, 5, 2, 0, 4, 5, 3, 2, 0, 1, 5, 3, 4, 2,
    0, 1, 5, 3, 1, 0, 5, 2, 3, 1, 0, 5, 4, 5,
)
NEEDS = (
    2, 2, 2, 1, 3, 3, 1, 2, 1, 2, 0, 2, 2,
    2, 1, 0, 2, 3, 2, 0, 1, 2, 2, 2, 0, 1, 1, 3,
    3, 3, 0, 1, 1, 3, 0, 3, 1, 2, 2, 0, 3, 0,
)
POWERS = (
    1, 1, 1, 1, 2, 2, 1, 2, 2, 2, 1, 2, 3,
    3, 2, 2, 3, 5, 4, 2, 3, 4, 5, 5, 3, 4, 4, 6,
    6, 6, 4, 5, 5, 7, 4, 7, 6, 6, 6, 5, 7, 6,
)
