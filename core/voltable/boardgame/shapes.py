"""Types of the board game; only type checkers read this, no device loads it."""
# pyright: reportIncompatibleVariableOverride=false
# What holds for any game is narrowed to this one.

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any, Protocol, TypeAlias

    from voltable.boardgame.edition import BoardEdition
    from voltable.boardgame.phases.fuel import FuelPhase
    from voltable.boardgame.state import State
    from voltable.engine.shapes import Cards, PlayedGame, Tell
    from voltable.talk.shapes import Figures, Sheets

    OwnEdition: TypeAlias = Any  # the class whose page it is

    class BoardGame(PlayedGame):
        """A game of an edition of ours on a map."""

        edition: BoardEdition
        state: State

    class Powering(Protocol):
        """Plants, as far as it matters how many cities they power."""

        @property
        def power(self) -> tuple[int, ...]: ...

    class TopicsPage(Protocol):
        """The module of an edition's rules by topic."""

        @property
        def SHEETS(self) -> Sheets: ...  # noqa: N802  what all say, then what is its own
        @property
        def ASKED(self) -> Sheets: ...  # noqa: N802  the same for whoever is asked to move
        def figures(self, counts: Sequence[OwnEdition]) -> Figures:
            """What fills the sentences, of the edition for each count of players that is meant."""
            ...

    class Trust(Protocol):
        """The module of the third party of two players."""

        def arrive(self, state: State) -> None: ...
        def next_to_place(self, state: State) -> int: ...
        def may_settle(self, state: State) -> list[int]: ...
        def settle(self, state: State, tell: Tell, place: int, slot: int) -> None: ...
        def follow(self, state: State, tell: Tell, place: int) -> None: ...
        def take_plant(self, state: State, tell: Tell, cards: Cards, offered: tuple[int, ...]) -> int: ...
        def take_fuel(self, state: State, tell: Tell, phase: FuelPhase) -> None: ...
        def return_fuel(self, state: State, tell: Tell) -> None: ...
