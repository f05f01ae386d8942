"""What may be asked, and nothing else (card game, ruling R-25); logs keep a verb as its place, so only append."""

# The first four are about the log, the five from `bought` on belong to the table companion.
WORDS = (
    "setup", "start", "undo", "picked",
    "open", "bid", "pass", "drop", "scrap", "give", "buy", "fuel", "build", "mark", "place", "run", "done",
    "deal", "first",
    "bought", "city", "powered", "income", "set",
    "region",
)  # fmt: skip
SETUP, START, UNDO, PICKED = 0, 1, 2, 3
OPEN, BID, PASS, DROP, SCRAP, GIVE, BUY, FUEL = 4, 5, 6, 7, 8, 9, 10, 11
BUILD, MARK, PLACE, RUN, DONE = 12, 13, 14, 15, 16
DEAL, FIRST = 17, 18
BOUGHT, CITY, POWERED, INCOME, SET = 19, 20, 21, 22, 23
REGION = 24

GAME, TABLE = 0, 1  # kinds of genesis: a game of ours, a physical game that is followed

DONES: "tuple[int, ...]" = (DONE,)  # the action, made once
CHANCE = -1  # the seat that says what was drawn
BEGIN = -2  # nobody yet: a phase is to begin
NOTHING = -1  # no plant, nobody

# How many numbers each verb takes; choices add the most that may be played to the amounts that are open.
NUMBERS = (0, 0, 1, 0, 2, 1, 0, 0, 1, 2, 3, 2, 1, 1, 1, 2, 0, 1, 1, 1, 1, 2, 1, 2, 1)
OPEN_AMOUNT = (OPEN, BID, GIVE, FUEL, CITY, POWERED, INCOME, SET)
SEATED = (BOUGHT, POWERED)  # people at a table act out of turn: these name their seat
