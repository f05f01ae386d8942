"""What happened: plain records that screens and sentences are made of; none of them is stored."""
# pyright: basic
# Their types stand in events.pyi, which tools/bake_events.py bakes.

from collections import namedtuple

from voltable.engine.events import (  # fmt: skip
    DroppedOut,
    GameOver,
    LastCardDrawn,
    OrderSet,
    RoundBegan,
    StepBegan,
    TakenBack,
)

__all__ = (
    "AuctionOpened", "BidPassed", "BidRaised", "Compensated", "DemolitionAdvanced", "DiscountEnded", "DiscountPlaced",
    "DroppedOut", "FuelGivenUp", "GameOver", "LastCardDrawn", "LastCardRemoved", "OrderSet", "PlantDrawn",
    "PlantRemoved", "PlantScrapped", "PlantSold", "PlantsRun", "RoundBegan", "StepBegan", "TakenBack",
)  # fmt: skip

AuctionOpened = namedtuple("AuctionOpened", ("seat", "plant", "bid"))
BidRaised = namedtuple("BidRaised", ("seat", "plant", "bid"))
BidPassed = namedtuple("BidPassed", ("seat", "plant"))
PlantSold = namedtuple("PlantSold", ("seat", "plant", "price"))
PlantScrapped = namedtuple("PlantScrapped", ("seat", "plant"))
PlantDrawn = namedtuple("PlantDrawn", ("plant",))
PlantRemoved = namedtuple("PlantRemoved", ("plant", "why"))
LastCardRemoved = namedtuple("LastCardRemoved", ())
DiscountPlaced = namedtuple("DiscountPlaced", ("plant",))
DiscountEnded = namedtuple("DiscountEnded", ("plant", "why"))
FuelGivenUp = namedtuple("FuelGivenUp", ("seat", "fuel", "units"))
Compensated = namedtuple("Compensated", ("seat", "money"))
DemolitionAdvanced = namedtuple("DemolitionAdvanced", ("card",))
PlantsRun = namedtuple("PlantsRun", ("seat", "plants", "burnt", "income"))
