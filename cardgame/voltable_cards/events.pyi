"""Baked by tools/bake_events.py: what events are, for type checkers."""

from typing import NamedTuple

class FuelDealt(NamedTuple):
    column: int
    fuel: int
    units: int

class FuelBought(NamedTuple):
    seat: int
    fuel: int
    units: int
    column: int
    kept: int

class CardTurned(NamedTuple):
    seat: int
    fuel: int
    units: int
    left: int
    printed: int

class SingleReturned(NamedTuple):
    fuel: int
    lost: bool

class FuelMoved(NamedTuple):
    source: int
    target: int
    cards: tuple[int, ...]

class FuelReshuffled(NamedTuple):
    times: int

class BankTookPlant(NamedTuple):
    plant: int
    dropped: int

class BankTookFuel(NamedTuple):
    column: int
    fuel: int
    units: int
    for_hybrid: bool

class BankDiscardedFuel(NamedTuple): ...
