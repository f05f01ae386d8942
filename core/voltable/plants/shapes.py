"""Types that the phases of plants share with both games; only type checkers read this, no device loads it."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections import OrderedDict
    from collections.abc import Callable, Mapping
    from typing import Protocol, TypeAlias

    from voltable.engine.shapes import Action
    from voltable.plants.menu import Entry
    from voltable.talk.said import Said
    from voltable.talk.shapes import OwnGame

    Runs: TypeAlias = list[tuple[int, int, int]]  # each set that can run, least and most of its hybrids' first fuel
    Rows: TypeAlias = OrderedDict[str, object]  # a part of a view, its keys in the order of the contract

    class Printed(Protocol):
        """A set of plants as far as production asks it."""

        @property
        def kind(self) -> tuple[int, ...]: ...
        @property
        def need(self) -> tuple[int, ...]: ...

    Label: TypeAlias = Callable[..., Said]  # makes the words of a choice, of the game and the numbers behind the verb

    class Menus(Protocol):
        """A game's page of moves; the game handed to it is one of its own."""

        @property
        def LABELS(self) -> Mapping[int, Label]: ...  # noqa: N802  by the verb, before those that all games have
        def arranged(self, game: OwnGame, choices: list[Action]) -> list[Action]:
            """The choices, the likeliest first."""
            ...

        def asked(self, first: Action) -> str:
            """The situation that only this game knows, by its first choice; else empty."""
            ...

        def question(self, game: OwnGame, menu: list[Entry]) -> Said | None:
            """What is asked above the choices."""
            ...

        def group(self, game: OwnGame, choice: Action) -> Said | None:
            """The heading that a choice stands under."""
            ...
