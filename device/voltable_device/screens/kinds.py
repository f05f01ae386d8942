"""What kinds of games there are, in short words; only the screens before a game need them."""

from voltable_device.language.texts import shown, text
from voltable_device.screens.offers import BOARDS

EDITIONS = {
    "classic": shown("classic"), "central_europe": shown("Centr. Europe"), "recharged": shown("Recharged"),
    "card": shown("card game"),
}  # fmt: skip
DEPTHS = {"guide": shown("guide"), "quick": shown("quick"), "score": shown("score"), "market": shown("market")}


def edition_word(name) -> str:
    """An edition."""
    return text(EDITIONS[name])


def board_word(name) -> str:
    """A board."""
    return text(BOARDS[name])


def depth_word(name) -> str:
    """A depth."""
    return text(DEPTHS[name])
