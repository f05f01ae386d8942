"""Types that the engine and all games share, each said once; only type checkers read this, no device loads it."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence
    from typing import Any, Protocol, TypeAlias

    from voltable.engine.dice import Dice
    from voltable.engine.edition import Edition
    from voltable.engine.game import Game
    from voltable.engine.state import BaseState

    Action: TypeAlias = tuple[int, ...]  # a verb and its numbers
    Event: TypeAlias = tuple[object, ...]  # one of the records in a file `events.py`
    Tell: TypeAlias = Callable[[Event], object] | None  # whom a phase tells what happens, if anybody listens
    Chances: TypeAlias = list[tuple[Action, int]]  # what chance may answer, each with its weight
    Loader: TypeAlias = Callable[..., Game]  # of a log
    MaybeNone: TypeAlias = Any  # `X | MaybeNone`: None elsewhere, never where a phase that uses it as an X is asked
    Own: TypeAlias = Any  # the state, player or edition of whichever game it is; that game's own code says which

    Given: TypeAlias = Any  # `X | Given`: what anybody may hand in, so that it is refused like any other mistake

    Seed: TypeAlias = int | None  # None: chance is answered by people
    Players: TypeAlias = int | list[str] | tuple[str, ...]  # how many, or their names
    Options: TypeAlias = Mapping[str, object]
    Pairs: TypeAlias = list[tuple[str, object]]  # options that differ from their defaults
    Packed: TypeAlias = bytes | bytearray | memoryview
    Move: TypeAlias = list[Any]  # what a record holds: a verb, then anything that msgpack can say
    Record: TypeAlias = tuple[int, int, bytes]  # number, origin, packed move
    Ranges: TypeAlias = list[tuple[int, int]]  # records, first and last
    Saved: TypeAlias = tuple[Any, Dice | None]  # how the game stood after a record: its state and dice
    Payouts: TypeAlias = tuple[tuple[int, int], ...]

    class Cards(Protocol):
        """A set of plants."""

        @property
        def number(self) -> tuple[int, ...]: ...
        @property
        def kind(self) -> tuple[int, ...]: ...
        @property
        def need(self) -> tuple[int, ...]: ...
        @property
        def small(self) -> tuple[int, ...]: ...
        @property
        def large(self) -> tuple[int, ...]: ...
        def label(self, plant: int) -> str: ...
        def find(self, label: str) -> list[int]: ...
        def needs(self, plants: Iterable[int]) -> tuple[int, ...]: ...

    class OwnCards(Protocol):
        """What an owner wrote down of printed cards."""

        def hash(self) -> bytes: ...

    class OwnBoard(Protocol):
        """A map that an owner wrote down."""

        def record(self) -> list[object]: ...

    Board: TypeAlias = str | OwnBoard | None  # a name, a map of one's own, or the edition's first
    Boards: TypeAlias = OwnBoard | Sequence[OwnBoard] | None  # of which a log may name one

    Sets: TypeAlias = OwnCards | list[OwnCards] | tuple[OwnCards, ...] | None  # of which a log may name one

    class Dummy(Protocol):
        """The module of a third party."""

        def take_plant(self, state: Own, tell: Tell, cards: Cards, offered: tuple[int, ...]) -> int: ...

    class Wreckers(Protocol):
        """The module of the expansion Demolition."""

        def compensate(self, state: Own, tell: Tell, payouts: Payouts) -> None: ...
        def advance(self, state: Own, tell: Tell, payouts: Payouts) -> None: ...

    class PlayedGame(Game):
        """A Game of ours: what `new_game` begins."""

        edition: Edition
        state: BaseState

        def undo_to(self, record: int) -> int: ...
        def view(self, seat: int | None = None) -> dict[str, object]: ...
