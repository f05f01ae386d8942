"""What a flow is, and what flows need of those who keep games; only type checkers read this."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator
    from typing import Any, Protocol, TypeAlias, TypeVar

    from voltable.engine.game import Game
    from voltable.engine.records import Records
    from voltable.engine.shapes import Event

    Found = TypeVar("Found")
    Request: TypeAlias = tuple[int, Any]  # a kind of message and its fields; or PAUSE, QUIET, ASK and what they need
    Flow: TypeAlias = Generator[Request, Any, Found]  # it is sent what each request brings, and finds something
    Reply: TypeAlias = tuple[object, ...] | None  # to a request of the device; None where it cannot be met

    Branch: TypeAlias = Any  # a branch as its store calls it: nobody else looks into it

    class Saved(Protocol):
        """A game that somebody keeps: all that is in it is written, and a NotKept says why something is not."""

        @property
        def game(self) -> Game: ...
        @property
        def records(self) -> Records: ...
        @property
        def name(self) -> str:
            """As its people call it."""
            ...

        def take(self, raw: bytes) -> list[list[Event]]:
            """Play whole records that came from elsewhere, and write them; a LogError where the rules refuse one."""
            ...

        def append(self) -> None:
            """Write what the game has more than its records."""
            ...

        def cut(self, count: int) -> object:
            """Back to the first records, once all there are lie in a branch."""
            ...

        def keep_branch(self, data: bytes) -> Branch:
            """Keep another whole log of this game for good; the same bytes lie there once."""
            ...

        def __enter__(self) -> object: ...
        def __exit__(self, *error: Any) -> None: ...

    class Store(Protocol):
        """Whoever keeps the games of this side."""

        def opened(self, gid: bytes) -> Saved | None:
            """The game of this id to be played on, where there is one."""
            ...

        def create(self, data: bytes) -> Saved:
            """Keep a game that came as a whole log; a LogError where this version cannot play it."""
            ...

        def keep_unread(self, gid: bytes, data: bytes) -> tuple[str, bool]:
            """Keep a log that cannot be played, as it came: what it is called now, and whether it is new."""
            ...
