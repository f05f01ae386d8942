"""What happened, in words that a game and a table that is followed share."""

from collections import namedtuple

RoundBegan = namedtuple("RoundBegan", ("round", "last"))
OrderSet = namedtuple("OrderSet", ("order",))
DroppedOut = namedtuple("DroppedOut", ("seat",))
LastCardDrawn = namedtuple("LastCardDrawn", ())
StepBegan = namedtuple("StepBegan", ("step",))
GameOver = namedtuple("GameOver", ())
TakenBack = namedtuple("TakenBack", ("record",))


def ignore(event):
    """Nobody listens: the table is being laid, or what happened is played again."""
