"""A game on the screen: what is shown of every game, whatever its family."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from voltable.engine.game import Game
from voltable_host.language import ngettext
from voltable_host.terminal.screen import Screen


class Page(Screen, ABC):
    """Draws a game; each family has its own."""

    @abstractmethod
    def headline(self, game: Game) -> str:
        """Round, phase, direction and names on one line."""

    @abstractmethod
    def table(self, game: Game, viewer: int | None, menu: Sequence[str] = ()) -> None:
        """What is needed now, as far as this viewer may see it; the menu below it has to be in sight too."""

    def everything(self, game: Game, viewer: int | None) -> None:
        """The same with nothing shortened or left out."""
        self.table(game, viewer)

    @abstractmethod
    def standings(self, game: Game) -> None:
        """A line for each player."""

    @abstractmethod
    def places(self, game: Game) -> None:
        """Everybody's place, and the figures that decide it."""

    def heading(self, game: Game) -> None:
        """Whose turn it is, under an empty line."""
        self.gap()
        self.line(self.headline(game), style="bold")

    def result(self, game: Game) -> None:
        """Who wins and why, and the places, best first; then what is to be said of them."""
        from voltable.report.result import why  # loaded only now: nobody waits for it before the first move
        from voltable_host.language.speaking import say

        rounds = ngettext("The game is over after {n} round.", "The game is over after {n} rounds.", game.state.round)
        self.line(rounds, style="bold")
        win, *more = why(game)
        self.line(say(win, game))
        self.places(game)
        for message in more:
            self.line(say(message, game))
