"""What the rooms of a report hand to one another; only type checkers read this, no device loads it."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any, Protocol, TypeAlias

    from voltable.engine.game import Game
    from voltable.engine.shapes import Own
    from voltable.report.entry import Entry, Round

    Sale: TypeAlias = tuple[int, int]  # a plant and its price
    # An event is one of the records in a file `events.py`: each rule knows the class it stands for.
    Count: TypeAlias = Callable[[Round, Any, Own], None]  # a round, an event in it, the state behind it
    Json: TypeAlias = "None | bool | int | str | list[Json] | dict[str, Json]"

    class Counting(Protocol):
        """How a game's events become figures, and what decides it."""

        @property
        def COUNTED(self) -> Mapping[type, Count]: ...  # noqa: N802  by the class of an event
        @property
        def CHARTS(self) -> tuple[str, ...]: ...  # noqa: N802  the figures that tell the course of a game
        def criteria(self, edition: Own) -> tuple[str, ...]:
            """The parts of a score by name, in the order in which they decide."""
            ...

        def score(self, game: Game, seat: int) -> tuple[int, ...]:
            """A player's score at the end, part by part."""
            ...

        def counted(self, edition: Own) -> tuple[str, ...]:
            """The figures that are counted, as far as anybody tells them."""
            ...

        def close(self, entry: Entry, game: Game, seat: int) -> None:
            """How a player stands at the end of a round."""
            ...
