"""What happened: plain records that screens and sentences are made of; none of them is stored."""

from collections import namedtuple

RoundBegan = namedtuple("RoundBegan", ("round", "last"))
OrderSet = namedtuple("OrderSet", ("order",))
AuctionOpened = namedtuple("AuctionOpened", ("seat", "plant", "bid"))
BidRaised = namedtuple("BidRaised", ("seat", "plant", "bid"))
BidPassed = namedtuple("BidPassed", ("seat", "plant"))
DroppedOut = namedtuple("DroppedOut", ("seat",))
PlantSold = namedtuple("PlantSold", ("seat", "plant", "price"))
PlantScrapped = namedtuple("PlantScrapped", ("seat", "plant"))
PlantDrawn = namedtuple("PlantDrawn", ("plant",))
PlantRemoved = namedtuple("PlantRemoved", ("plant", "why"))
LastCardDrawn = namedtuple("LastCardDrawn", ())
LastCardRemoved = namedtuple("LastCardRemoved", ())
DiscountPlaced = namedtuple("DiscountPlaced", ("plant",))
DiscountEnded = namedtuple("DiscountEnded", ("plant", "why"))
FuelGivenUp = namedtuple("FuelGivenUp", ("seat", "fuel", "units"))
Compensated = namedtuple("Compensated", ("seat", "money"))
DemolitionAdvanced = namedtuple("DemolitionAdvanced", ("card",))
PlantsRun = namedtuple("PlantsRun", ("seat", "plants", "burnt", "income"))
StepBegan = namedtuple("StepBegan", ("step",))
GameOver = namedtuple("GameOver", ())
TakenBack = namedtuple("TakenBack", ("record",))


def ignore(event):
    """Nobody listens: the table is being laid, or what happened is played again."""
