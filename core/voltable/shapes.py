"""What a game declares of itself to every face: its pages, each loaded when it is first asked for.

A page is a module; its Protocol says what must be in it. Every game has the pages of `Family`; one that is played here,
and not only followed at a real table, has those of `PlayedFamily` too. Only type checkers read this.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Protocol, TypeAlias

    from voltable.plants.shapes import Menus as Menus
    from voltable.talk.said import Said
    from voltable.talk.shapes import OwnGame
    from voltable.talk.shapes import Sentences as Sentences

    class Turns(Protocol):
        """Who acts and who comes next."""

        def heading(self, game: OwnGame) -> list[Said]:
            """Round, phase, direction and names, in parts."""
            ...

    OwnEdition: TypeAlias = Any  # that of a game of the family, or its class: then numbers are those for any game

    class Topics(Protocol):
        """The rules in short, topic by topic."""

        def names(self, edition: OwnEdition) -> list[str]:
            """The topics in the order they are read."""
            ...

        def title(self, edition: OwnEdition, topic: str) -> Said:
            """What a topic is about."""
            ...

        def paragraphs(self, edition: OwnEdition, topic: str) -> list[Said]:
            """Its sentences, with this edition's numbers; a KeyError where there is no such topic."""
            ...

        def help_with(self, game: OwnGame, asked: str) -> list[Said]:
            """What there is to do, and what to mind, by the word that a menu has for what is asked."""
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

    class PlayedFamily(Family, Protocol):
        """A game that people and bots play."""

        @property
        def menu(self) -> Menus:
            """What can be done."""
            ...

        @property
        def topics(self) -> Topics:
            """How it is played."""
            ...

        @property
        def fuel_bought(self) -> type:
            """The event that tells which fuel was bought."""
            ...
