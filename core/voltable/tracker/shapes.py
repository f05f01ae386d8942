"""The types of a physical game that is followed; only type checkers read this, no device loads it."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TypeAlias

    from voltable.boardgame.edition import BoardEdition
    from voltable.engine.game import Game
    from voltable.tracker.edition import Table
    from voltable.tracker.state import TableState

    Shown: TypeAlias = dict[str, object]  # a part of the view

    class FollowedGame(Game):
        """What `new_table` begins."""

        edition: Table
        state: TableState

        def undo_to(self, record: int) -> int: ...
        def view(self, seat: int | None = None) -> Shown: ...

    class Printed(BoardEdition):
        """What a table asks of an edition; the card game prints less of it, and columns."""

        column_sizes: tuple[int, ...]
