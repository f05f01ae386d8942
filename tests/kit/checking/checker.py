"""What every checker does, whatever it follows."""

NONSENSE = (AttributeError, IndexError, KeyError, TypeError, ValueError)  # a seat, plant or key that does not exist


class Checker:
    """Follows one game from its first view; any violation is an AssertionError that says what and the numbers."""

    def __init__(self, view):
        self.first = view
        self.moves = view["moves"]

    def check(self, view, events):
        """The view after a move and the events it caused."""
        nonsense = None
        try:
            self.count(view)
            self.follow(view, events)
        except NONSENSE as error:
            nonsense = error
        assert nonsense is None, f"no table can look like this, {nonsense!r}, after {events}"

    def count(self, view):
        """Moves are counted one by one; a copy of a game counts none."""
        if view["moves"] is not None:
            assert view["moves"] == self.moves + 1, f"move {view['moves']} follows {self.moves}"
            self.moves += 1

    def follow(self, view, events):
        """Listen to the events, then look whether all is as they told."""
        raise NotImplementedError
