"""What all editions of the board game say to whoever is asked to move."""

from voltable.plants.asked import SHEET

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.talk.shapes import Sheet, Sheets

OWN: "Sheet" = ("asked-board", (
    ("scrap", ("mind",)),
    ("give", ("do", "mind")),
    ("fuel", ("do", "mind: storage")),
    ("build", ("do", "mind: first_slot")),
    ("run", ("do", "mind: nothing")),
    ("region", ("do", "mind")),
    ("deal", ("do", "mind")),
    ("first", ("do",)),
))  # fmt: skip
SHEETS: "Sheets" = (SHEET, OWN)
