"""The rule behind what a table asks, in the words that the companion's key `why` shows."""

from voltable.talk.said import Said, said
from voltable.tracker.state import (  # fmt: skip
    AUCTION,
    BUILD,
    DUMMY_FUEL,
    DUMMY_PLANT,
    DUMMY_SCRAP,
    FINAL,
    FUEL,
    NEXT_NOTICE,
    NOTICE,
    ORDER,
    POWER,
    REFILL,
    SETUP,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.tracker.shapes import FollowedGame

BY_STAGE = {
    NOTICE: "why-step", NEXT_NOTICE: "why-step", DUMMY_PLANT: "why-dummy-plant", DUMMY_SCRAP: "why-dummy-plant",
    DUMMY_FUEL: "why-dummy-fuel", POWER: "why-power", FINAL: "why-power", REFILL: "why-refill",
}  # fmt: skip
BY_PHASE = {SETUP: "why-order", ORDER: "why-order", AUCTION: "why-auction", FUEL: "why-fuel", BUILD: "why-build"}
OF_CARDS = {"why-step": "last-round-next", "why-power": "why-income", "why-refill": "why-refill-cards"}


def rule(game: "FollowedGame") -> Said:
    """A few sentences; the card game has some of its own."""
    word = BY_STAGE.get(game.state.stage) or BY_PHASE.get(game.state.phase, "why-order")
    return said(word if game.edition.numbers.houses else OF_CARDS.get(word, word))
