"""What may be asked, and nothing else (card game, ruling R-25); logs keep a verb as its place, so only append."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

# The first four are about the log, the five from `bought` on belong to the table companion.
WORDS: "Final" = (
    "setup", "start", "undo", "picked",
    "open", "bid", "pass", "drop", "scrap", "give", "buy", "fuel", "build", "mark", "place", "run", "done",
    "deal", "first",
    "bought", "city", "powered", "income", "set",
    "region",
)  # fmt: skip
SETUP: "Final" = 0
START: "Final" = 1
UNDO: "Final" = 2
PICKED: "Final" = 3
OPEN: "Final" = 4
BID: "Final" = 5
PASS: "Final" = 6
DROP: "Final" = 7
SCRAP: "Final" = 8
GIVE: "Final" = 9
BUY: "Final" = 10
FUEL: "Final" = 11
BUILD: "Final" = 12
MARK: "Final" = 13
PLACE: "Final" = 14
RUN: "Final" = 15
DONE: "Final" = 16
DEAL: "Final" = 17
FIRST: "Final" = 18
BOUGHT: "Final" = 19
CITY: "Final" = 20
POWERED: "Final" = 21
INCOME: "Final" = 22
SET: "Final" = 23
REGION: "Final" = 24

GAME: "Final" = 0  # kinds of genesis: a game of ours, a physical game that is followed
TABLE: "Final" = 1

# Actions, made once.
PASSES: "tuple[int, ...]" = (PASS,)
DROPS: "tuple[int, ...]" = (DROP,)
DONES: "tuple[int, ...]" = (DONE,)

# Who is asked instead of a seat. People see None once nobody is: `game.turn`, the view, the hash.
CHANCE: "Final" = -1  # the seat that says what was drawn
BEGIN: "Final" = -2  # nobody yet: a phase is to begin
NOBODY: "Final" = -3  # the game is over
NOTHING: "Final" = -1  # no plant, no bidder

# How many numbers each verb takes; choices add the most that may be played to the amounts that are open.
NUMBERS: "tuple[int, ...]" = (0, 0, 1, 0, 2, 1, 0, 0, 1, 2, 3, 2, 1, 1, 1, 2, 0, 1, 1, 1, 1, 2, 1, 2, 1)
OPEN_AMOUNT: "Final" = (OPEN, BID, GIVE, FUEL, CITY, POWERED, INCOME, SET)
SEATED: "Final" = (BOUGHT, POWERED)  # people at a table act out of turn: these name their seat
