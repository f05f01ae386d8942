"""Baked by tools/bake_events.py: what events are, for type checkers."""

from typing import NamedTuple

class RegionChosen(NamedTuple):
    seat: int
    region: int

class CityMarked(NamedTuple):
    seat: int
    city: int

class FuelBought(NamedTuple):
    seat: int
    fuel: int
    tokens: int
    cost: int
    stored: int

class CityConnected(NamedTuple):
    seat: int
    city: int
    slot: int
    connection: int

class CitiesPowered(NamedTuple):
    seat: int
    plants: tuple[int, ...]
    burnt: tuple[int, ...]
    cities: int
    income: int

class MarketRefilled(NamedTuple):
    tokens: tuple[int, ...]

class UraniumEnded(NamedTuple):
    plant: int

class TrustTookPlant(NamedTuple):
    plant: int
    dropped: int

class TrustTookFuel(NamedTuple):
    fuel: int
    tokens: int

class TrustReturnedFuel(NamedTuple): ...

class TrustBuilt(NamedTuple):
    city: int
    slot: int
