"""The table as it lies, in a few compact tables; each game's page adds its fuel market and its result."""

from collections.abc import Sequence
from typing import Any

from voltable.engine.game import Game
from voltable.engine.verbs import NOTHING
from voltable.plants.facts import payouts, phase_of
from voltable.plants.turns import is_bidding
from voltable_host.language import _
from voltable_host.language.words import dummy_name
from voltable_host.terminal.facts import burns, short_plant
from voltable_host.terminal.families import played_family_of
from voltable_host.terminal.marks import marked
from voltable_host.terminal.offers import offers, plant_in_short, stock_in_short, to_come
from voltable_host.terminal.page import Page
from voltable_host.terminal.screen import flowing
from voltable_host.terminal.turns import heading

MARK_WIDE = 3
LINES_BELOW = 2  # short words above the menu, and the prompt
NOBODY = -1  # a viewer who may see no money


class GameScreen(Page):
    """Draws a game that is played here."""

    brief = False  # the window is so low that names of fuels are shortened

    def table(self, game: Game, viewer: int | None, menu: Sequence[str] = ()) -> None:
        """What is needed in this phase; in fewer letters, which save lines, where the window is too low for it."""
        has_more = any(len(player.plants) > 1 for player in game.state.players)
        self.brief = has_more and self.is_too_high(game, viewer, menu)
        self.of_phase(game, viewer)
        self.brief = False

    def is_too_high(self, game: Game, viewer: int | None, menu: Sequence[str]) -> bool:
        """Whether the table and what stands below it need more lines than the window has."""

        def drawn() -> None:
            self.of_phase(game, viewer)
            self.choices(menu)

        return self.lines_of(drawn) + LINES_BELOW > self.height()

    def of_phase(self, game: Game, viewer: int | None) -> None:
        """The heading, both markets, that of this phase in full, everybody's things; NOBODY sees no money."""
        self.heading(game)
        if phase_of(game) == "auction":
            self.plants(game)
        else:
            self.offers(game)
        self.fuel(game)
        self.players(game, viewer)

    def everything(self, game: Game, viewer: int | None) -> None:
        """All that lies open, whatever the phase is."""
        self.heading(game)
        if game.state.market:
            self.plants(game)
        self.fuel(game)
        self.players(game, viewer)

    def offers(self, game: Game) -> None:
        """The plant market in a line or two; while it is laid out, what lies there."""
        market = game.state.market
        if market and game.state.round:
            for line in offers(game, self.width(), self.brief):
                self.line(line)
        elif market:
            self.line(self.in_lines(game, market, self.width()))

    def heading(self, game: Game) -> None:
        """Round, phase, whose turn; in an auction what it is about."""
        super().heading(game)
        state = game.state
        if is_bidding(game):
            self.line(_("under the hammer: plant {plant}; {name} bids {bid}").format(
                plant=short_plant(game, state.plant), name=game.names[state.bidder], bid=state.bid
            ))  # fmt: skip

    def headline(self, game: Game) -> str:
        """Round, phase, direction and names on one line."""
        return heading(game)

    def gives_title(self) -> str:
        """What the last number of a plant is."""
        return _("earns")

    def plants(self, game: Game) -> None:
        """The plants that can be bought, with what they burn, give and cost at least; then those to come."""
        state = game.state
        auction = next(phase for phase in game.phases if phase.name == "auction")
        gives = played_family_of(game).gives
        offered = auction.offered(state)
        table = self.grid(_("plant"), _("burns"), self.gives_title(), _("from"))
        for plant in offered:
            least = str(auction.minimum(state, plant))
            token = " " + _("(discount)") if plant == state.token else ""
            under_hammer = "bold" if plant == state.plant else ""
            table.add_row(
                game.edition.cards.label(plant), burns(game, plant), gives(game, plant), least + token,
                style="" if self.plain else under_hammer,
            )  # fmt: skip
        self.show(table)
        later = [plant for plant in state.market if plant not in offered]
        if later:
            self.line(self.in_lines(game, tuple(later), self.width(), to_come()))
        if state.demolition != NOTHING:
            self.demolition(game)

    def demolition(self, game: Game) -> None:
        """What the top card of the expansion pays."""
        paid, after = payouts(game)
        told = _("demolition: {paid} Elektro for the next old plant, then {after}")
        self.line(told.format(paid=paid, after=after))

    def fuel(self, game: Game) -> None:
        """The fuel market."""

    def players(self, game: Game, viewer: int | None) -> None:
        """Everybody's money, plants, store and last income; money only where it may be seen."""
        room = self.room_for_plants(game)
        owners = [owner for owner in [*game.state.players, game.state.dummy] if owner]
        widest = max([len(self.short(game, plant)) for owner in owners for plant in owner.plants], default=0)
        incomes = [_("income")] if room >= widest else []  # names come first where there is no room for all
        table = self.grid("", _("money"), *self.more_titles(), _("plants"), _("stored"), *incomes)
        for column in table.columns[2:4]:
            column.no_wrap = True
        view: dict[str, Any] = game.view(None if viewer == NOBODY else viewer)
        seen = view["players"]
        order = game.state.order
        for seat in order if len(order) == len(game.names) else range(len(game.names)):
            player = game.state.players[seat]
            money = None if viewer == NOBODY else seen[seat]["money"]
            name = marked(seat, self.plain).append(" " + game.names[seat], style="bold" if seat == viewer else "")
            plants, stored = self.in_lines(game, player.plants, room), self.store(game, player.fuel)
            income = [str(player.income)] if incomes else []
            row = ["?" if money is None else str(money), *self.more_of(player), plants, stored, *income]
            table.add_row(name, *row)
        dummy = game.state.dummy
        if dummy:
            name = marked(None, self.plain).append(" " + dummy_name(game))
            plants = self.in_lines(game, dummy.plants, room)
            table.add_row(name, "", *self.more_of_dummy(game), plants, self.store(game, dummy.fuel))
        self.show(table)

    def standings(self, game: Game) -> None:
        """Everybody's money, cities where there are any, last income and plants."""
        view: dict[str, Any] = game.view()
        players = view["players"]
        table = self.grid("", _("money"), *self.more_titles(), _("income"), _("plants"))
        for seat in game.state.order or range(len(players)):
            player = players[seat]
            money = "?" if player["money"] is None else str(player["money"])
            name = marked(seat, self.plain).append(" " + player["name"], style="default")
            more = self.more_of(game.state.players[seat])
            table.add_row(name, money, *more, str(player["income"]), " ".join(player["cards"]))
        self.show(table)

    def more_titles(self) -> list[str]:
        """Columns of a game's own, behind the money."""
        return []

    def more_of(self, player) -> list[str]:
        """What stands in them."""
        return []

    def more_of_dummy(self, game: Game) -> list[str]:
        """The same of the third party."""
        return []

    def room_for_plants(self, game: Game) -> int:
        """What the other columns leave, their gaps included."""
        names = max(len(name) for name in [*game.names, dummy_name(game)]) + MARK_WIDE
        gap = self.spacing()[1]
        more = sum(len(title) + gap for title in self.more_titles())
        return self.width() - names - len(_("money")) - len(_("income")) - self.room_for_stores(game) - 4 * gap - more

    def room_for_stores(self, game: Game) -> int:
        """What the column of stores takes: always the same, or as little as can be."""
        if not self.brief:
            return self.spacing()[0]
        owners = [owner for owner in [*game.state.players, game.state.dummy] if owner]
        return max(len(line) for line in [_("stored"), *(self.store(game, owner.fuel) for owner in owners)])

    def store(self, game: Game, fuel: list[int]) -> str:
        """What lies in a store, in as many lines as it takes."""
        return flowing(stock_in_short(game, fuel, self.brief), ", ", self.spacing()[0])

    def in_lines(self, game: Game, plants: tuple, width: int, before: str = "") -> str:
        """Plants side by side; none is split between two lines."""
        return self.spelled(flowing([self.short(game, plant) for plant in plants], " · ", width, before))

    def short(self, game: Game, plant: int) -> str:
        """A plant in as few letters as this window needs."""
        return plant_in_short(game, plant, self.brief)
