"""The board side of the demolition cards, baked from tools/data/board_tables.json by tools/bake.py.

The amounts are reconstructed stand-ins: the printed ones are in no source.
"""

# What each card pays to the first player of a phase who scraps a plant, and to later ones.
PAYOUTS = ((2, 1), (4, 2), (6, 3), (8, 4), (10, 5), (12, 6))
