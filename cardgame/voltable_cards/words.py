"""Small numbers of the card game that stand for words: its fuels, and what a fuel card is called."""

from voltable.engine.words import ECO, HYBRID

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

COAL: "Final" = 0
GAS: "Final" = 1
OIL: "Final" = 2
URANIUM: "Final" = 3
KINDS: "Final" = ("coal", "gas", "oil", "uranium", "hybrid", "eco")
FUELS = KINDS[:4]
MIXED: "Final" = GAS  # hybrids burn this fuel and the next one

PLANTS: "Final" = 42
FUEL_CARD: "Final" = 64  # a fuel card in an action: this plus 3 * fuel + units - 1
# a card in store in an action: this plus 16 * fuel + 4 * units left + units printed (0: a single)
STORED_CARD: "Final" = 64

__all__ = (
    "COAL", "ECO", "FUELS", "FUEL_CARD", "GAS", "HYBRID", "KINDS", "MIXED", "OIL", "PLANTS", "STORED_CARD", "URANIUM",
)  # fmt: skip
