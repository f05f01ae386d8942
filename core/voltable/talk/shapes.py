"""What the rooms of sentences and menus hand to one another; only type checkers read this."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import Any, Protocol, TypeAlias, TypeVar

    from voltable.engine.shapes import Action
    from voltable.talk.said import Listed, Said

    Value: TypeAlias = "int | str | Said | Listed | Sequence[Value]"
    Values: TypeAlias = "Mapping[str, Value] | tuple[Value, ...]"
    Json: TypeAlias = "None | int | str | list[Json] | dict[str, Json]"

    class Table(Protocol):
        """A baked table: a file, or bytes in memory."""

        def seek(self, place: int, /) -> object: ...
        def read(self, count: int, /) -> bytes: ...
        def __enter__(self) -> "Table": ...
        def __exit__(self, *error: Any) -> object: ...

    class Names(Protocol):
        """What an edition lends a sentence."""

        @property
        def fuels(self) -> tuple[str, ...]: ...
        @property
        def kinds(self) -> tuple[str, ...]: ...
        @property
        def cards(self) -> Any: ...  # its plants
        @property
        def map(self) -> Any: ...  # what it is played on, where that is a map

    OwnGame: TypeAlias = Any  # a game of the family whose page it is
    OwnEvent: TypeAlias = Any  # one of the records in a file `events.py`: each rule knows the class it stands for
    Sentence: TypeAlias = Callable[[OwnEvent, OwnGame], Said | None]
    Together: TypeAlias = Callable[[list[OwnEvent], OwnGame], list[Said]]
    Told = TypeVar("Told")  # of what a class of events becomes

    class Sentences(Protocol):
        """What a game says of what happens in it."""

        @property
        def SENTENCES(self) -> Mapping[type, Sentence]: ...  # noqa: N802  by the class of an event
        @property
        def TOGETHER(self) -> Mapping[type, Together]: ...  # noqa: N802  of events that come in a row
        @property
        def BRIEF(self) -> Mapping[type, Together]: ...  # noqa: N802  of one player's events in a row, in short
        def unsaid(self, game: OwnGame, action: Action) -> Said | None:
            """What is said of a move that no event tells of; the game stands as before it."""
            ...
