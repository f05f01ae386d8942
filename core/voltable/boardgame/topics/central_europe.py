"""What the changes for Central Europe say of their rules, on top of the edition of 2004."""

from voltable.boardgame.plants import PRINTED
from voltable.boardgame.topics import classic

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from voltable.boardgame.editions.central_europe import CentralEurope
    from voltable.talk.shapes import Figures, Sheet, Sheets

OWN: "Sheet" = ("central_europe", (
    ("auction", ("open: current",)),
    ("fuel", ("special: edition",)),
    ("central", (
        "title", "nuclear: nuclear", "others", "kept: last_plant", "wien: cheaper", "fuel: uranium_lying edition",
        "rest",
    )),
))  # fmt: skip
OWN_ASKED: "Sheet" = ("asked-central_europe", (
    ("open", ("do",)),
    ("fuel", ("mind: storage cheaper",)),
))  # fmt: skip
SHEETS: "Sheets" = classic.SHEETS + (OWN,)
ASKED: "Sheets" = classic.ASKED + (OWN_ASKED,)


def figures(counts: "Sequence[CentralEurope]") -> "Figures":
    """Those of 2004, the nuclear plants, and how cheap garbage is."""
    edition, kinds = counts[0], PRINTED.kind
    nuclear = [number for plant, number in enumerate(PRINTED.number) if kinds[plant] == edition.restricted_kind]
    return classic.figures(counts) | {"nuclear": nuclear, "cheaper": edition.discount[2]}
