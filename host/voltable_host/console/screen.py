"""The table as it lies, in a few compact tables: 80 columns wide or 60, with colour or in plain ASCII."""

from rich.columns import Columns
from rich.table import Table
from rich.text import Text

from voltable.game import Game
from voltable.phases.auction import BIDDING
from voltable.verbs import NOTHING
from voltable_cards.state import AUCTION, SETUP
from voltable_host.console.facts import best_set, burns, earns, short_plant, stock
from voltable_host.console.marks import marked
from voltable_host.console.say import card_label
from voltable_host.console.turns import heading
from voltable_host.language import _, ngettext
from voltable_host.talk import Talk

ASCII = str.maketrans(
    {"·": "-", "→": ">", "—": "-", "–": "-", "…": "..."} | dict.fromkeys("«»„“”", '"') | dict.fromkeys("‚‘’", "'")
)
WIDEST = 100  # a line longer than this is hard to read
FORGET_SCROLLED = "\x1b[3J"  # what scrolled out of sight too
MARK_WIDE = 3
ROOMY, NARROW = (14, 2), (11, 1)  # what the players' table leaves for the store, and between two columns
NARROW_BELOW = 72
NOBODY = -1  # a viewer who may see no money


class Screen:
    """Draws on the user's console."""

    def __init__(self, talk: Talk):
        self.talk = talk
        self.plain = talk.plain
        self.console = talk.screen

    def line(self, text: str, seat: int | None = None, style: str = "") -> None:
        """One sentence, with the mark of the player it is about."""
        shown = Text()
        if seat is not None:
            shown.append_text(marked(seat, self.plain)).append(" ")
        shown.append(self.spelled(text), style="" if self.plain else style)
        self.console.print(shown, width=self.width())

    def spelled(self, text: str) -> str:
        """The text, without typographers' signs where only ASCII is wanted."""
        return text.translate(ASCII) if self.plain else text

    def width(self) -> int:
        """As wide as the terminal is now, within reason."""
        return min(self.console.width, WIDEST)

    def show(self, table: Table) -> None:
        """A table as wide as it needs to be."""
        self.console.print(table, width=self.width())

    def clear(self) -> None:
        """Nothing of what was shown is in sight any more."""
        if self.plain:
            self.console.print("\n" * self.console.height)
        else:
            self.console.clear()
            self.console.file.write(FORGET_SCROLLED)

    def table(self, game: Game, viewer: int | None) -> None:
        """All that lies open: the heading, the market of this phase, everybody's things; NOBODY sees no money."""
        self.heading(game)
        if game.state.phase == AUCTION:
            self.plants(game)
        elif game.state.phase == SETUP:
            self.line(self.in_lines(game, game.state.market, self.width()))
        self.columns(game)
        self.players(game, viewer)

    def heading(self, game: Game) -> None:
        """Round, phase, whose turn; in an auction what it is about."""
        state = game.state
        self.console.print()
        self.line(heading(game), style="bold")
        if state.phase == AUCTION and state.stage == BIDDING:
            self.line(_("under the hammer: plant {plant}; {name} bids {bid}").format(
                plant=short_plant(game, state.plant), name=game.names[state.bidder], bid=state.bid
            ))  # fmt: skip

    def plants(self, game: Game) -> None:
        """The plants that can be bought, with what they burn, earn and cost at least; then those to come."""
        state = game.state
        auction = game.phases[AUCTION]
        offered = auction.offered(state)
        table = self.grid(_("plant"), _("burns"), _("earns"), _("from"))
        for plant in offered:
            least = str(auction.minimum(state, plant))
            token = " " + _("(discount)") if plant == state.token else ""
            under_hammer = "bold" if plant == state.plant else ""
            table.add_row(
                game.edition.cards.label(plant), burns(game, plant), earns(game, plant), least + token,
                style="" if self.plain else under_hammer,
            )  # fmt: skip
        self.show(table)
        later = [plant for plant in state.market if plant not in offered]
        if later:
            self.line(self.in_lines(game, tuple(later), self.width(), _("later: {plants}").format(plants="")))
        if state.demolition != NOTHING:
            self.demolition(game)

    def demolition(self, game: Game) -> None:
        """What the top card of the expansion pays."""
        state = game.state
        first, after = game.edition.cards.demolition[state.demolition]
        told = _("demolition: {paid} Elektro for the next old plant, then {after}")
        self.line(told.format(paid=after if state.compensated else first, after=after))

    def columns(self, game: Game) -> None:
        """The four columns of fuel."""
        table = Table.grid(padding=(0, 2))
        for price, cards in enumerate(game.state.columns, 1):
            labels = " ".join(card_label(card // 3, card % 3 + 1) for card in cards)
            table.add_row(_("{price} Elektro").format(price=price), labels or "-")
        self.show(table)

    def players(self, game: Game, viewer: int | None) -> None:
        """Everybody's money, plants, store and last income; money only where it may be seen."""
        room = self.room_for_plants(game)
        owners = [owner for owner in [*game.state.players, game.state.dummy] if owner]
        widest = max([len(short_plant(game, plant)) for owner in owners for plant in owner.plants], default=0)
        incomes = [_("income")] if room >= widest else []  # names come first where there is no room for all
        table = self.grid("", _("money"), _("plants"), _("stored"), *incomes)
        table.columns[2].no_wrap = table.columns[3].no_wrap = True
        seen = game.view(None if viewer == NOBODY else viewer)["players"]
        for seat in game.state.order or range(len(game.names)):
            player = game.state.players[seat]
            money = None if viewer == NOBODY else seen[seat]["money"]
            name = marked(seat, self.plain).append(" " + game.names[seat], style="bold" if seat == viewer else "")
            plants, stored = self.in_lines(game, player.plants, room), self.store(player.fuel)
            income = [str(player.income)] if incomes else []
            table.add_row(name, "?" if money is None else str(money), plants, stored, *income)
        bank = game.state.dummy
        if bank:
            name = marked(None, self.plain).append(" " + _("the Bank"))
            table.add_row(name, "", self.in_lines(game, bank.plants, room), self.store(bank.fuel))
        self.show(table)

    def room_for_plants(self, game: Game) -> int:
        """What the other columns leave, their gaps included."""
        names = max(len(name) for name in [*game.names, _("the Bank")]) + MARK_WIDE
        stored, gap = self.spacing()
        return self.width() - names - len(_("money")) - len(_("income")) - stored - 4 * gap

    def spacing(self) -> tuple[int, int]:
        """Columns for the store, and between two things."""
        return NARROW if self.width() < NARROW_BELOW else ROOMY

    def store(self, fuel: list[int]) -> str:
        """What lies in a store, in as many lines as it takes."""
        return flowing(stock(fuel), ", ", self.spacing()[0])

    def in_lines(self, game: Game, plants: tuple, width: int, before: str = "") -> str:
        """Plants side by side; none is split between two lines."""
        return self.spelled(flowing([short_plant(game, plant) for plant in plants], " · ", width, before))

    def choices(self, labels: list[str]) -> None:
        """The menu, as many entries on a line as fit."""
        entries = [Text(" " + self.spelled(label)) for label in labels]
        self.console.print(Columns(entries, padding=(0, 2)), width=self.width())

    def grid(self, *titles: str) -> Table:
        """A table without lines, its numbers to the right."""
        gap = (0, self.spacing()[1], 0, 0)
        table = Table(box=None, padding=gap, pad_edge=False, header_style="" if self.plain else "dim")
        for title in titles:
            right = title in (_("earns"), _("money"), _("income"), _("points"), _("left over"))
            table.add_column(title, justify="right" if right else "left")
        return table

    def result(self, game: Game) -> None:
        """Places, best first."""
        view = game.view()
        rounds = ngettext("The game is over after {n} round.", "The game is over after {n} rounds.", view["round"])
        self.line(rounds, style="bold")
        winners = [game.names[seat] for seat in game.ranking()[0]]
        won = _("{name} wins.") if len(winners) == 1 else _("The win is shared: {name}.")
        self.line(won.format(name=", ".join(winners)))
        table = self.grid("", "", _("points"), _("running"), _("money"), _("left over"))
        for row in view["result"]:
            name = marked(row["seat"], self.plain).append(" " + game.names[row["seat"]], style="default")
            player = game.state.players[row["seat"]]
            running = " ".join(game.edition.cards.label(plant) for plant in best_set(game.edition.cards, player))
            figures = str(row["points"]), running or "-", str(player.money), str(row["money"])
            table.add_row(f"{row['place']}.", name, *figures)
        self.show(table)
        told = _("Points: what runs, and one for every {point} Elektro; of a tie, what is left over decides.")
        self.line(told.format(point=game.edition.elektro_per_point))


def flowing(parts: list[str], between: str, width: int, before: str = "") -> str:
    """As many parts on a line as fit; none is split between two lines.

    >>> flowing(["coal 2", "gas 1", "uranium 2"], ", ", 14)
    'coal 2, gas 1,\\nuranium 2'
    """
    lines = [before + "".join(parts[:1])]
    for part in parts[1:]:
        joined = lines[-1] + between + part
        if len(joined) <= width:
            lines[-1] = joined
        else:
            lines[-1] += "" if between.startswith(" ") else between.rstrip()  # a comma ends a line, a dot does not
            lines.append(part)
    return "\n".join(lines)
