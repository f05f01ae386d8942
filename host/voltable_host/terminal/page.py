"""A game on the screen: what is shown of every game, whatever its family."""

from abc import ABC, abstractmethod

from voltable.engine.game import Game
from voltable_host.language import _, ngettext
from voltable_host.terminal.screen import Screen


class Page(Screen, ABC):
    """Draws a game; each family has its own."""

    @abstractmethod
    def headline(self, game: Game) -> str:
        """Round, phase, direction and names on one line."""

    @abstractmethod
    def table(self, game: Game, viewer: int | None) -> None:
        """All that this viewer may see."""

    @abstractmethod
    def standings(self, game: Game) -> None:
        """A line for each player."""

    @abstractmethod
    def places(self, game: Game) -> None:
        """Everybody's place, and what decided it."""

    def heading(self, game: Game) -> None:
        """Whose turn it is, under an empty line."""
        self.gap()
        self.line(self.headline(game), style="bold")

    def result(self, game: Game) -> None:
        """Who wins, and the places, best first."""
        rounds = ngettext("The game is over after {n} round.", "The game is over after {n} rounds.", game.state.round)
        self.line(rounds, style="bold")
        winners = [game.names[seat] for seat in game.ranking()[0]]
        won = _("{name} wins.") if len(winners) == 1 else _("The win is shared: {name}.")
        self.line(won.format(name=", ".join(winners)))
        self.places(game)
