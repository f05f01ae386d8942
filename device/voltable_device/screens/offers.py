"""What a new table may be, baked from the editions by tools/bake_companion.py.

No edition is loaded to ask it: where a game is open already, there would be no room.
"""

# For each edition: its name, boards, fewest and most players, depths.
OFFERS = (
    ("classic", ("germany", "usa", "central_europe"), 2, 6, ("guide", "quick", "score", "market")),
    ("central_europe", ("central_europe",), 2, 6, ("guide", "quick", "score", "market")),
    ("recharged", ("germany", "usa"), 2, 6, ("guide", "quick", "score", "market")),
    ("card", (), 2, 6, ("guide", "quick", "score")),
)

# What the boards are called.
BOARDS = {
    "central_europe": "Centr. Europe",
    "germany": "Germany",
    "usa": "USA",
}
