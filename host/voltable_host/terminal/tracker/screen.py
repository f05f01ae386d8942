"""A table on the screen: whose turn it is, what everybody has, what has to be known, and the result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rich.text import Text

from voltable.tracker.asked import question
from voltable.tracker.news import news
from voltable.tracker.state import AUCTION, BUREAUCRACY, FINAL, POWER
from voltable_host.language import _
from voltable_host.language.speaking import speaker
from voltable_host.terminal.marks import marked
from voltable_host.terminal.page import Page
from voltable_host.terminal.turns import heading

if TYPE_CHECKING:
    from voltable.talk.shapes import OwnGame


class TrackerPage(Page):
    """Draws a table."""

    def headline(self, game: OwnGame) -> str:
        """Round, phase, direction and names on one line."""
        return heading(game)

    def table(self, game: OwnGame, viewer: int | None, menu: Sequence[str] = ()) -> None:
        """All that is known, and what is asked; nothing is hidden from anybody."""
        self.heading(game)
        if game.over:
            return
        self.standings(game)
        say = speaker(game).say
        for message in news(game):
            self.line(say(message))
        asked = question(game)
        if asked:
            self.line(say(asked), style="bold")

    def standings(self, game: OwnGame) -> None:
        """Everybody in order, with what this depth knows of them."""
        columns = columns_of(game)
        table = self.grid("", *columns)
        order = game.state.order
        for seat in order if len(order) == len(game.names) else range(len(game.names)):
            table.add_row(self.named(game, seat), *(figures[seat] for figures in columns.values()))
        self.show(table)

    def named(self, game: OwnGame, seat: int) -> Text:
        """A player with the mark of the seat."""
        return marked(seat, self.plain).append(" " + game.names[seat], style="default")

    def places(self, game: OwnGame) -> None:
        """Best first, with what decided them where it is known."""
        if not game.edition.counts:
            return
        table = self.grid("", "", _("powered") if game.edition.numbers.houses else _("points"))
        view: dict[str, Any] = game.view()
        for row in view["result"]:
            table.add_row(f"{row['place']}.", self.named(game, row["seat"]), str(row["points"]))
        self.show(table)


def columns_of(game: OwnGame) -> dict[str, list[str]]:
    """Titles with a figure for each seat, as far as this depth and this phase have any."""
    table, state = game.edition, game.state
    columns = {}
    if state.phase == AUCTION and table.turns:
        columns[_("plant")] = [in_auction(game, seat) for seat in range(table.count)]
    if not table.counts:
        return columns
    counting = state.phase == BUREAUCRACY and state.stage in (POWER, FINAL)
    if table.numbers.houses:
        columns[_("cities")] = [str(cities) for cities in state.cities]
        if counting:
            columns[_("powered")] = [str(cities) for cities in state.powered]
    if table.numbers.houses and counting and state.stage == POWER:
        columns[_("income")] = [str(game.edition.numbers.incomes[cities]) for cities in state.powered]
    elif not counting or not table.numbers.houses:
        columns[_("points") if state.stage == FINAL else _("income")] = [str(income) for income in state.income]
    return columns


def in_auction(game: OwnGame, seat: int) -> str:
    """Whether somebody has bought, is out, or may still buy."""
    if game.state.bought >> seat & 1:
        return _("bought")
    return _("none") if game.state.dropped >> seat & 1 else _("still in")
