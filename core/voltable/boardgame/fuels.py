"""The four fuels of the board game, and what its plants are called by kind."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

COAL: "Final" = 0
OIL: "Final" = 1
GARBAGE: "Final" = 2
URANIUM: "Final" = 3
KINDS: "Final" = ("coal", "oil", "garbage", "uranium", "hybrid", "eco")
FUELS = KINDS[:4]
MIXED: "Final" = COAL  # hybrids burn this fuel and the next one
STORAGE: "Final" = 4  # in an action: coal from the storage while the market still has some (ruling A22)
