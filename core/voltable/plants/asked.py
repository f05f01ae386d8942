"""What either game says to whoever is asked to move: what there is to do, and what to mind."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.talk.shapes import Sheet

SHEET: "Sheet" = ("asked", (
    ("open", ("do: discounted", "mind")),
    ("bid", ("do", "mind")),
    ("scrap", ("do: limit", "mind?")),
    ("first", ("do?", "mind")),
))  # fmt: skip
