"""Baked by tools/bake_events.py: what events are, for type checkers."""

from typing import NamedTuple

from voltable.engine.events import DroppedOut as DroppedOut
from voltable.engine.events import GameOver as GameOver
from voltable.engine.events import LastCardDrawn as LastCardDrawn
from voltable.engine.events import OrderSet as OrderSet
from voltable.engine.events import RoundBegan as RoundBegan
from voltable.engine.events import StepBegan as StepBegan
from voltable.engine.events import TakenBack as TakenBack

class AuctionOpened(NamedTuple):
    seat: int
    plant: int
    bid: int

class BidRaised(NamedTuple):
    seat: int
    plant: int
    bid: int

class BidPassed(NamedTuple):
    seat: int
    plant: int

class PlantSold(NamedTuple):
    seat: int
    plant: int
    price: int

class PlantScrapped(NamedTuple):
    seat: int
    plant: int

class PlantDrawn(NamedTuple):
    plant: int

class PlantRemoved(NamedTuple):
    plant: int
    why: int

class LastCardRemoved(NamedTuple): ...

class DiscountPlaced(NamedTuple):
    plant: int

class DiscountEnded(NamedTuple):
    plant: int
    why: int

class FuelGivenUp(NamedTuple):
    seat: int
    fuel: int
    units: int

class Compensated(NamedTuple):
    seat: int
    money: int

class DemolitionAdvanced(NamedTuple):
    card: int

class PlantsRun(NamedTuple):
    seat: int
    plants: tuple[int, ...]
    burnt: tuple[int, ...]
    income: int
