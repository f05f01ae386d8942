"""How many games go out together: few enough that something is told soon, enough that the way costs little."""

SECONDS = 0.5  # that a block takes, where its games are shorter
MOST = 4096  # games in a block


class Blocks:
    """The numbers of a series in blocks; how long the last ones took says how large the next ones are."""

    def __init__(self, games: int):
        self.games = games
        self.given = 0
        self.size = 1

    def take(self) -> range:
        """The next numbers; none once all are given."""
        block = range(self.given, min(self.games, self.given + self.size))
        self.given = block.stop
        return block

    def learn(self, games: int, seconds: float) -> None:
        """So long took so many; one quick block may be chance, so the size doubles at most.

        >>> blocks = Blocks(100)
        >>> blocks.learn(1, 0.01), blocks.take(), blocks.learn(1, 2.0), blocks.take()
        (None, range(0, 2), None, range(2, 3))
        """
        fitting = int(games * SECONDS / seconds) if seconds else MOST
        self.size = max(1, min(fitting, games * 2, MOST))
