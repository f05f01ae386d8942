"""What the card game says of its rules, topic by topic, and to whoever is asked to move."""

from voltable.plants.asked import SHEET

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.talk.shapes import Sheet, Sheets

RULES: "Sheet" = ("cards", (
    ("overview", ("title", "goal: fewest most", "round", "direction", "last", "points: point")),
    ("setup", (
        "title", "money: start_money", "market: market small current",
        "removed: small_2 large_2 small_3 large_3 small_4 large_4", "deck", "fuel: column_2 column_4 column_5",
        "singles: singles plus", "bank",
    )),
    ("auction", ("title", "open: current", "bid", "sale", "next", "one", "limit: limit")),
    ("discount", ("title", "lowest: discounted", "sold", "lower", "stays", "unsold")),
    ("plants", ("title", "number", "room: storage", "hybrid", "eco", "income", "kept: limit")),
    ("fuel", ("title", "buy: cheapest dearest", "room: storage", "kept", "turned", "sold", "shown")),
    ("singles", ("title", "cards: singles coal gas oil uranium cheapest", "back", "lost", "burnt")),
    ("bank", ("title", "second", "plant", "limit: limit", "fuel", "kinds", "rest", "discards")),
    ("bureaucracy", ("title", "run: nothing", "burnt", "aside", "fuel", "slide", "last")),
    ("order", ("title", "income", "tie", "first", "bank")),
    ("refill", ("title", "moved", "first", "dealt: column_2 column_4 column_5", "sorted")),
    ("reshuffle", ("title", "due", "marked", "plant", "nothing")),
    ("last-card", ("title", "under", "auction", "leaves: reduced", "slide", "bureaucracy", "next")),
    ("last-round", ("title", "round", "offer", "stock", "enough", "bank")),
    ("scoring", ("title", "run", "nothing", "money: point", "tie", "bank")),
    ("demolition", ("title", "cards: demolition", "paid", "amounts: first later", "pile: demolition", "bank")),
    ("table", ("title", "ask", "play", "earn", "fits", "bank", "sets")),
))  # fmt: skip
OWN_ASKED: "Sheet" = ("asked-cards", (
    ("scrap", ("mind",)),
    ("give", ("do", "mind")),
    ("turn", ("do", "mind")),
    ("fuel", ("do", "mind: storage")),
    ("run", ("do", "mind: nothing")),
    ("deal", ("do", "mind")),
    ("first", ("do",)),
))  # fmt: skip
SHEETS: "Sheets" = (RULES,)
ASKED: "Sheets" = (SHEET, OWN_ASKED)
