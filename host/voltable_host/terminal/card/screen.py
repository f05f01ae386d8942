"""The card game on the screen: columns of fuel cards, and points at the end."""

from typing import Any

from rich.table import Table

from voltable.engine.game import Game
from voltable_cards.facts import best_set, cards_shown
from voltable_host.language import _
from voltable_host.language.speaking import speaker
from voltable_host.terminal.game_screen import GameScreen
from voltable_host.terminal.marks import marked


class CardPage(GameScreen):
    """Draws the card game."""

    def fuel(self, game: Game) -> None:
        """The four columns of fuel."""
        table = Table.grid(padding=(0, 2))
        for price, cards in enumerate(game.state.columns, 1):
            labels = speaker(game).show("", cards_shown(tuple(cards)))
            table.add_row(_("{price} Elektro").format(price=price), labels or "-")
        self.show(table)

    def places(self, game: Game) -> None:
        """Points, what runs for them, and what is left over."""
        table = self.grid("", "", _("points"), _("running"), _("money"), _("left over"))
        view: dict[str, Any] = game.view()
        for row in view["result"]:
            name = marked(row["seat"], self.plain).append(" " + game.names[row["seat"]], style="default")
            player = game.state.players[row["seat"]]
            running = " ".join(game.edition.cards.label(plant) for plant in best_set(game.edition.cards, player))
            figures = str(row["points"]), running or "-", str(player.money), str(row["money"])
            table.add_row(f"{row['place']}.", name, *figures)
        self.show(table)
        told = _("Points: what runs, and one for every {point} Elektro.")
        self.line(told.format(point=game.edition.elektro_per_point))
