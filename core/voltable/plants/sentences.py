"""What happens with plants, order and rounds in either game, as messages."""

from voltable.engine.words import (
    LAST_ROUND,
    NOBODY_BOUGHT,
    OBSOLETE,
    OUTDATED,
    RESHUFFLED,
    SHRUNK,
    SLID,
    SOLD,
    STEP_THREE,
    STEP_TWO,
    UNDERCUT,
    UNSOLD,
)
from voltable.plants import events
from voltable.talk.said import Said, both, said
from voltable.talk.telling import nothing, says

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.engine.game import Game
    from voltable.talk.shapes import OwnEvent, OwnGame, Sentence, Together

REMOVED = {
    UNDERCUT: "removed-undercut",
    UNSOLD: "removed-unsold",
    LAST_ROUND: "removed-with-last-card",
    RESHUFFLED: "removed-for-shuffling",
    SHRUNK: "removed-market-shrinks",
    SLID: "removed-under-deck",
    OBSOLETE: "removed-obsolete",
    NOBODY_BOUGHT: "removed-nobody-bought",
    STEP_TWO: "removed-step-two",
    STEP_THREE: "removed-step-three",
    OUTDATED: "removed-outdated",
}
DISCOUNT_ENDS = {UNDERCUT: "discount-ended", UNSOLD: "", SOLD: ""}  # where nothing is said the plant's sentence does


def plant_removed(event: "events.PlantRemoved", game: "Game") -> Said:
    """Which plant leaves, and why."""
    return said(REMOVED[event.why], plant=event.plant)


def discount_ended(event: "events.DiscountEnded", game: "Game") -> "Said | None":
    """Only where it does not follow from what else is told."""
    message = DISCOUNT_ENDS[event.why]
    return said(message) if message else None


def third_party_took(message: str, plant: int, dropped: int) -> Said:
    """What the third party takes and, where there is such a plant, gives up."""
    took = said(message, plant=plant)
    return took if dropped < 0 else both(took, said("third-party-plant-leaves", plant=dropped))


def not_in_brief(told: "list[OwnEvent]", game: "OwnGame") -> "list[Said]":
    """How an auction went: what came of it is told, and where it stands is shown."""
    return []


SENTENCES: "dict[type, Sentence]" = {
    events.RoundBegan: nothing,  # the heading says it
    events.OrderSet: says("order-set", "names"),
    events.AuctionOpened: says("auction-opened", "name plant bid"),
    events.BidRaised: says("bid-raised", "name - bid"),
    events.BidPassed: says("bid-passed", "name"),
    events.DroppedOut: says("dropped-out", "name"),
    events.PlantSold: says("plant-sold", "name plant price"),
    events.PlantScrapped: says("plant-scrapped", "name plant"),
    events.PlantDrawn: says("plant-drawn", "plant"),
    events.PlantRemoved: plant_removed,
    events.LastCardRemoved: nothing,  # the lowest plant's sentence says it
    events.DiscountPlaced: says("discount-placed", "plant"),
    events.DiscountEnded: discount_ended,
    events.FuelGivenUp: says("fuel-given-up", "name fuel units"),
    events.Compensated: says("compensated", "name money"),
    events.DemolitionAdvanced: says("demolition-advanced", "card"),
    events.GameOver: nothing,  # the result says it
    events.TakenBack: says("taken-back"),
}
BRIEF: "dict[type, Together]" = {
    events.AuctionOpened: not_in_brief,
    events.BidRaised: not_in_brief,
    events.BidPassed: not_in_brief,
}
