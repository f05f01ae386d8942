"""The board side of the demolition cards, baked from tools/data/cardgame.json by tools/bake.py.

The amounts are reconstructed stand-ins: the printed ones are in no source.
"""

# What each card pays to the first player of a phase who scraps a plant, and to later ones.
PAYOUTS = ((4, 0), (8, 4), (12, 8), (16, 12), (20, 16), (24, 20))
