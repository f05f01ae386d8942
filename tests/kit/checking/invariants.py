"""What must hold after every move: the checker hears the events and looks at the view, and knows nothing else."""

from kit.checking.board.checker import BoardChecker
from kit.checking.cards.checker import CardChecker


def checker_of(view):
    """A second referee for the game that begins with this view."""
    return (CardChecker if view["edition"] == "card" else BoardChecker)(view)
