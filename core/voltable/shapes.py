"""What a game declares of itself to every face: its pages, each loaded when it is first asked for.

A page is a module; its Protocol says what must be in it. Every game has the pages of `Family`; one that is played here,
and not only followed at a real table, has those of `PlayedFamily` too. Only type checkers read this.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Protocol

    from voltable.engine.shapes import Action
    from voltable.plants.plan import Plan
    from voltable.plants.shapes import Menus as Menus
    from voltable.report.shapes import Counting as Counting
    from voltable.talk.said import Said
    from voltable.talk.shapes import OwnGame
    from voltable.talk.shapes import Sentences as Sentences

    class Warnings(Protocol):
        """What a player may have overlooked."""

        def warning(self, game: OwnGame, action: Action, bought: list[int]) -> Said | None:
            """What speaks against a move, or nothing; bought are the fuels of this turn."""
            ...

    class Plans(Protocol):
        """What can be tried with nothing decided."""

        def begin(self, game: OwnGame, seat: int) -> Plan:
            """A player's plan with nothing in it."""
            ...

    class Hints(Protocol):
        """The numbers of choices side by side."""

        def best_first(self, game: OwnGame, choices: list[Action]) -> list[Action]:
            """Plants to put up, those that bring most first."""
            ...

        def of_plant(self, game: OwnGame, plant: int, price: int) -> Said:
            """What a plant brings, what its fuel costs, and what is left."""
            ...

        def of_run(self, game: OwnGame, action: Action) -> Said:
            """What a production leaves in store."""
            ...

    class Goals(Protocol):
        """What a game is about."""

        def goal(self, game: OwnGame) -> list[Said]:
            """When it ends and what decides it, with this game's numbers."""
            ...

    class Turns(Protocol):
        """Who acts and who comes next."""

        def heading(self, game: OwnGame) -> list[Said]:
            """Round, phase, direction and names, in parts."""
            ...

    class Family(Protocol):
        """A game that is told of."""

        @property
        def sentences(self) -> Sentences:
            """What happens in it."""
            ...

        @property
        def turns(self) -> Turns:
            """Whose turn it is."""
            ...

        @property
        def counting(self) -> Counting:
            """What is counted round by round, and what decides it."""
            ...

    class PlayedFamily(Family, Protocol):
        """A game that people and bots play."""

        @property
        def menu(self) -> Menus:
            """What can be done."""
            ...

        @property
        def warnings(self) -> Warnings:
            """What may have been overlooked."""
            ...

        @property
        def plan(self) -> Plans:
            """What can be tried with nothing decided."""
            ...

        @property
        def hints(self) -> Hints:
            """What a hint compares."""
            ...

        @property
        def goal(self) -> Goals:
            """What it is about."""
            ...

        @property
        def fuel_bought(self) -> type:
            """The event that tells which fuel was bought."""
            ...
