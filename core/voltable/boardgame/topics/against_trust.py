"""The Trust of the edition of 2020, in every topic that it touches."""

from voltable.boardgame.trust import HOUSES, PLACEMENT, PLANT_LIMIT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.talk.shapes import Figures, Sheet

MARKED = 2  # houses of its own in marked cities, one for each player

SHEET: "Sheet" = ("trust", (
    ("overview", ("two: edition",)),
    ("order", ("trust",)),
    ("two", (
        "title", "trust: trust_houses", "setup: regions_of_two trust_placed first_slot placing", "auction@trust_waits",
        "limit: trust_limit", "fuel", "build: trust_left second_slot", "end: step_two_of_two last_of_two",
    )),
    ("demolition", ("trust",)),
    ("options", (
        "trust_refill: default_trust_refill few more", "trust_waits: default_trust_waits",
        "trust_storage: default_trust_storage",
    )),
))  # fmt: skip


def figures() -> "Figures":
    """Its houses and plants."""
    left = HOUSES - len(PLACEMENT)
    return {
        "trust_houses": HOUSES,
        "trust_placed": len(PLACEMENT),
        "trust_left": left,
        "trust_left_marked": left - MARKED,
        "trust_limit": PLANT_LIMIT,
        "placing": placing(),
    }


def placing() -> "list[int]":
    """How many of its first houses are placed by turns.

    >>> placing()
    [1, 2, 2, 1]
    """
    turns: "list[int]" = []
    for house, player in enumerate(PLACEMENT):
        if house and player == PLACEMENT[house - 1]:
            turns[-1] += 1
        else:
            turns.append(1)
    return turns
