"""What happened, in words that a game and a table that is followed share."""
# pyright: basic
# Their types stand in events.pyi, which tools/bake_events.py bakes.

from collections import namedtuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.engine.shapes import Event

RoundBegan = namedtuple("RoundBegan", ("round", "last"))
OrderSet = namedtuple("OrderSet", ("order",))
DroppedOut = namedtuple("DroppedOut", ("seat",))
LastCardDrawn = namedtuple("LastCardDrawn", ())
StepBegan = namedtuple("StepBegan", ("step",))
GameOver = namedtuple("GameOver", ())
TakenBack = namedtuple("TakenBack", ("record",))


def ignore(event: "Event") -> None:
    """Nobody listens: the table is being laid, or what happened is played again."""
