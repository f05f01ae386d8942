"""The type of a physical game that is followed; only type checkers read this, no device loads it."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.engine.game import Game
    from voltable.tracker.edition import Table
    from voltable.tracker.state import TableState

    class FollowedGame(Game):
        """What `new_table` begins."""

        edition: Table
        state: TableState
