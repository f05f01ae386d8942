"""Small numbers that stand for words in every edition: kinds of plants, places of the last card, reasons."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

# kinds of plants; 0 to 3 are the edition's four fuels
HYBRID: "Final" = 4
ECO: "Final" = 5

# what the last card (Step 3) is called in an action; 0 to 41 are the plants by their place in the set
LAST_CARD: "Final" = 42

# where the last card is
IN_DECK: "Final" = 0
IN_MARKET: "Final" = 1
OUT: "Final" = 2
PLACES: "Final" = ("deck", "market", "out")

# Why a plant left the market, or the discount ended.
UNDERCUT: "Final" = 0
UNSOLD: "Final" = 1
LAST_ROUND: "Final" = 2
RESHUFFLED: "Final" = 3
SHRUNK: "Final" = 4
SLID: "Final" = 5
SOLD: "Final" = 6
OBSOLETE: "Final" = 7
NOBODY_BOUGHT: "Final" = 8
STEP_TWO: "Final" = 9
STEP_THREE: "Final" = 10
OUTDATED: "Final" = 11
