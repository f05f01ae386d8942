"""What a game declares of itself at the terminal: its pages, each loaded when it is first asked for.

A page is a module; its Protocol says what must be in it. Every game has the pages of `Family`; one that is played at
the prompt, and not only followed at a real table, has those of `PlayedFamily` too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol, TypeAlias

if TYPE_CHECKING:
    from voltable.bots.ladder import Ladder
    from voltable.engine.game import Game
    from voltable_host.talk import Talk
    from voltable_host.terminal.menu import Entry
    from voltable_host.terminal.page import Page
    from voltable_host.terminal.plan import TypedPlan
    from voltable_host.terminal.session import Session

Action: TypeAlias = tuple[int, ...]  # a verb and its numbers
Told: TypeAlias = tuple[int | None, str]  # the seat that a sentence is about, and the sentence


class Greetings(Protocol):
    """What is said before a game is shown."""

    def greeting(self, game: Game) -> list[str]:
        """Who plays, and what it is about."""
        ...

    def stand_ins(self, game: Game) -> str:
        """Which numbers are ours, for whoever owns the box; empty where none are."""
        ...

    def stand_ins_shown(self, game: Game) -> str:
        """The same in short, for a game that is only looked at."""
        ...


class Meaning(Protocol):
    """One way to understand a line."""

    def __call__(self, text: str, game: Game, menu: list[Entry], /) -> Action | None:
        """The action it means, or nothing where it must be understood in another way."""
        ...


class Lines(Protocol):
    """What people type."""

    MEANINGS: tuple[Meaning, ...]  # what only this game understands, in the order it is tried
    SEVERAL: tuple[str, ...]  # what is asked where a line may name several things

    def split(self, line: str, asked: str) -> tuple[str, str]:
        """The first thing of a line, and what stands behind it."""
        ...

    def names(self, game: Game) -> list[str]:
        """What can be called by its name besides fuels, and may stand in no menu."""
        ...


class Answers(Protocol):
    """What can be typed besides moves."""

    KEYS: str  # the short words, below the table
    MORE_HELP: str  # about those that only this game has; empty where there are none

    def words(self, session: Session) -> dict[str, Callable[[str], None]]:
        """The words that only this game has, and what answers them."""
        ...

    def behind(self, game: Game, word: str) -> list[str]:
        """What can stand behind one of these words, for the tab key."""
        ...


class Plans(Protocol):
    """What can be tried with nothing decided."""

    def begin(self, game: Game, seat: int) -> TypedPlan:
        """A player's plan with nothing in it."""
        ...

    def how(self) -> str:
        """What can be typed into it."""
        ...

    def words(self, line: str, game: Game) -> list[str]:
        """The parts of a line."""
        ...


class Family(Protocol):
    """A game that is shown and told of."""

    @property
    def greeting(self) -> Greetings:
        """How it begins."""
        ...

    def page(self, talk: Talk) -> Page:
        """What draws it on somebody's screen."""
        ...


class PlayedFamily(Family, Protocol):
    """A game that people and bots play at the prompt."""

    points: str  # what decides it, as the title of a column

    @property
    def typed(self) -> Lines:
        """What a line means."""
        ...

    @property
    def answers(self) -> Answers:
        """What else can be typed."""
        ...

    @property
    def plan(self) -> Plans:
        """What can be tried."""
        ...

    @property
    def bots(self) -> Ladder:
        """Who plays it besides people."""
        ...

    def gives(self, game: Game, plant: int) -> str:
        """What a plant brings when it runs."""
        ...
