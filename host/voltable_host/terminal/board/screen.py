"""The board game on the screen: the market of tokens, networks, and cities powered at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from voltable.boardgame.facts import best_set, refill, spaces
from voltable.engine.game import Game
from voltable.engine.verbs import CHANCE
from voltable.plants.facts import phase_of
from voltable_host.language import _
from voltable_host.language.map_names import region_name
from voltable_host.language.words import fuel_name
from voltable_host.terminal.game_screen import GameScreen
from voltable_host.terminal.marks import marked
from voltable_host.terminal.screen import flowing

if TYPE_CHECKING:
    from voltable.talk.shapes import OwnGame


class BoardPage(GameScreen):
    """Draws the board game."""

    def of_phase(self, game: Game, viewer: int | None) -> None:
        """While people build, the network of whoever is asked too."""
        super().of_phase(game, viewer)
        if game.state.network and phase_of(game) in ("setup", "build"):
            self.network(game, viewer)

    def everything(self, game: Game, viewer: int | None) -> None:
        """With the network of whoever is asked."""
        super().everything(game, viewer)
        if game.state.network:
            self.network(game, viewer)

    def gives_title(self) -> str:
        """Plants power cities."""
        return _("powers")

    def fuel(self, game: OwnGame) -> None:
        """Tokens by price, those beside the market, and what the next refill brings."""
        state = game.state
        table = self.grid("", _("price×tokens"), _("supply"), _("refill"))
        for fuel, name in enumerate(game.edition.fuels):
            lying = spaces(game.edition, fuel, state.tokens[fuel])
            prices = " ".join(f"{price}×{tokens}" for price, tokens in lying)
            figures = str(state.supply[fuel]), str(refill(game, fuel))
            table.add_row(fuel_name(name), self.spelled(prices or "-"), *figures)
        table.columns[1].header = self.spelled(_("price×tokens"))
        self.show(table)

    def network(self, game: Game, viewer: int | None) -> None:
        """The regions in play, and the cities of whoever is asked, by name where somebody else looks on."""
        cities = game.edition.map.CITIES
        view: dict[str, Any] = game.view()
        regions = [region_name(name) for name in view["regions"]]
        self.line(flowing(regions, ", ", self.width(), _("in play: {names}").format(names="")))
        if game.turn is not None and game.turn != CHANCE:
            own = [cities[city] for city in game.state.players[game.turn].cities]
            if own:
                told = _("your network: {names}") if viewer == game.turn else _("network of {name}: {names}")
                self.line(flowing(own, ", ", self.width(), told.format(name=game.names[game.turn], names="")))
        self.line(self.to_come(game))
        if game.state.marks:
            marks = [cities[city] for city in game.state.marks]
            self.line(flowing(marks, ", ", self.width(), _("starting cities: {names}").format(names="")))

    def to_come(self, game: Game) -> str:
        """How many cities of one player begin Step 2, and how many end the game."""
        edition = game.edition
        if game.state.step > 1:
            return _("the game ends when somebody has {last} cities").format(last=edition.last_cities)
        told = _("Step 2 comes when somebody has {two} cities, the end at {last}")
        return told.format(two=edition.step_two_cities, last=edition.last_cities)

    def more_titles(self) -> list[str]:
        """How far a network goes."""
        return [_("cities")]

    def more_of(self, player) -> list[str]:
        """Cities connected."""
        return [str(len(player.cities))]

    def more_of_dummy(self, game: Game) -> list[str]:
        """The Trust's houses on the board."""
        return [str(sum(house > len(game.names) for house in game.state.houses))]

    def places(self, game: Game) -> None:
        """Cities powered, what runs for them, and what breaks ties."""
        table = self.grid("", "", _("powered"), _("running"), _("money"), _("cities"))
        view: dict[str, Any] = game.view()
        for row in view["result"]:
            name = marked(row["seat"], self.plain).append(" " + game.names[row["seat"]], style="default")
            player = game.state.players[row["seat"]]
            running = " ".join(game.edition.cards.label(plant) for plant in best_set(game.edition.cards, player))
            figures = str(row["powered"]), running or "-", str(player.money), str(len(player.cities))
            table.add_row(f"{row['place']}.", name, *figures)
        self.show(table)
