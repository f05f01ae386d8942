"""Bakes the card game's data into the text of its module."""

from tuple_text import breaks, wrapped
from voltable_host.card_sets.card_file import read_cards

HEAD = """\
\"\"\"The cards, baked from tools/data/cardgame.json by tools/bake.py; rows it marks so are reconstructed.\"\"\"
"""
PLANTS = """
# The plants side by side, in the set's order: number, size (0 small, 1 large),
# kind (0 coal, 1 gas, 2 oil, 3 uranium, 4 hybrid, 5 eco), fuel need, income.
"""
FUEL_CARDS = """
# Fuel cards of each type by their mark: 2-6, 4-6, 5-6, +, ++. The type is
# 3 * fuel + units - 1: coal 1 2 3, gas 1 2 3, oil 1 2 3, uranium 1 2 3.
"""
SINGLES = """
# Cards without a mark, by fuel.
"""
DEMOLITION = """
# What the demolition cards pay to the first and to later players.
"""
PLANT_COLUMNS = ("numbers", "sizes", "kinds", "needs", "incomes")
COMMENTS = {"numbers": PLANTS, "for_all": FUEL_CARDS, "singles": SINGLES, "demolition": DEMOLITION}


def bake_cards(data) -> str:
    """The card game's tables as the text of a module."""
    tables = read_cards(data)
    text = HEAD
    for name, values in tables._asdict().items():
        literal = wrapped(values, breaks(tables.sizes)) if name in PLANT_COLUMNS else repr(values)
        text += COMMENTS.get(name, "") + f"{name.upper()} = {literal}\n"
    return text
