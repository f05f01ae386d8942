"""What happened, in words that a game and a table that is followed share."""
# pyright: basic
# Their types stand in events.pyi, which tools/bake_events.py bakes.

from collections import namedtuple

RoundBegan = namedtuple("RoundBegan", ("round", "last"))
OrderSet = namedtuple("OrderSet", ("order",))
DroppedOut = namedtuple("DroppedOut", ("seat",))
LastCardDrawn = namedtuple("LastCardDrawn", ())
StepBegan = namedtuple("StepBegan", ("step",))
GameOver = namedtuple("GameOver", ())
TakenBack = namedtuple("TakenBack", ("record",))
