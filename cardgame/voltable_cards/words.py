"""Small numbers of the card game that stand for words: its fuels, and what a fuel card is called."""

from voltable.engine.words import ECO, HYBRID

COAL, GAS, OIL, URANIUM = 0, 1, 2, 3
KINDS = ("coal", "gas", "oil", "uranium", "hybrid", "eco")
FUELS = KINDS[:4]
MIXED = GAS  # hybrids burn this fuel and the next one

PLANTS = 42
FUEL_CARD = 64  # a fuel card in an action: this plus 3 * fuel + units - 1
STORED_CARD = 64  # a card in store in an action: this plus 16 * fuel + 4 * units left + units printed (0: a single)

__all__ = (
    "COAL", "ECO", "FUELS", "FUEL_CARD", "GAS", "HYBRID", "KINDS", "MIXED", "OIL", "PLANTS", "STORED_CARD", "URANIUM",
)  # fmt: skip
