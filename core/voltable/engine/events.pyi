"""Baked by tools/bake_events.py: what events are, for type checkers."""

from typing import NamedTuple

class RoundBegan(NamedTuple):
    round: int
    last: int

class OrderSet(NamedTuple):
    order: tuple[int, ...]

class DroppedOut(NamedTuple):
    seat: int

class LastCardDrawn(NamedTuple): ...

class StepBegan(NamedTuple):
    step: int

class GameOver(NamedTuple): ...

class TakenBack(NamedTuple):
    record: int
