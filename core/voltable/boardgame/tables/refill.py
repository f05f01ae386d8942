"""How many tokens a refill brings, baked from tools/data/board_tables.json by tools/bake.py."""

# A row a fuel: coal, oil, garbage, uranium. In it Steps 1, 2, 3 for 2 players, then for 3, 4, 5 and 6.
CLASSIC = (
    (3, 4, 3, 4, 5, 3, 5, 6, 4, 5, 7, 5, 7, 9, 6),
    (2, 2, 4, 2, 3, 4, 3, 4, 5, 4, 5, 6, 5, 6, 7),
    (1, 2, 3, 1, 2, 3, 2, 3, 4, 3, 3, 5, 3, 5, 6),
    (1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 3, 2, 2, 3, 3),
)
RECHARGED = CLASSIC
CENTRAL_EUROPE = (
    (4, 5, 3, 5, 6, 3, 6, 7, 5, 7, 8, 5, 8, 10, 6),
    (1, 2, 3, 2, 2, 3, 2, 3, 4, 3, 4, 5, 4, 5, 6),
    (1, 3, 3, 1, 3, 3, 2, 4, 4, 3, 4, 5, 3, 6, 6),
    (1, 1, 1, 1, 1, 1, 1, 2, 1, 2, 2, 2, 2, 3, 2),
)
