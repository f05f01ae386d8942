"""Baked by tools/bake_events.py: what events are, for type checkers."""

from typing import NamedTuple

class Told(NamedTuple):
    verb: int
    seat: int
    number: int

class FuelTold(NamedTuple):
    seat: int
    fuel: int
    tokens: int
    cost: int

class FieldSet(NamedTuple):
    field: int
    number: int

class Paid(NamedTuple):
    seat: int
    cities: int
    income: int

class DummyGot(NamedTuple):
    kind: int
    need: int

class DummyTook(NamedTuple):
    tokens: tuple[int, ...]

class Refilled(NamedTuple):
    tokens: tuple[int, ...]
