"""The promise of whoever keeps a game, on flash or on a disk: what is shown is written.

A move is made in memory, written and flushed, and only then told. Where it cannot be written the game stands as before,
in memory, on the disk, and in what its dice will throw; whoever asked hears why. Taking back is a move as well: it adds
a record. Records from elsewhere are kept in the same way, with the origin they came with.

On flash the log itself writes each record as it is added; on a disk, or in a browser, what is new is written after the
move (saved.py): so the two share no code, but tests/kit/keeping holds all of them to these sentences.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Protocol

    from voltable.engine.game import Game
    from voltable.engine.shapes import Action, Event

    class Keeper(Protocol):
        """A game that is kept."""

        @property
        def game(self) -> Game:
            """As it is written."""
            ...

        def play(self, action: Action) -> list[Event]:
            """What happened; an exception says why nothing did."""
            ...


class NotKept(Exception):
    """It cannot be read or written where games are kept, and nothing has changed; whoever keeps them says why."""
