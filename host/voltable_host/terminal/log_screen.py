"""Games and their figures as compact tables, readable on 60 columns."""

from datetime import datetime

from rich.columns import Columns
from rich.table import Table
from rich.text import Text

from voltable.engine.start import find_edition
from voltable_host.gate.sentences import in_lines, visible
from voltable_host.language import N_, _, ngettext
from voltable_host.terminal.after.report import show_rounds
from voltable_host.terminal.families import played_by
from voltable_host.terminal.marks import marked
from voltable_host.terminal.screen import Screen

FIGURES = {
    "plants_bought": N_("plants bought"),
    "paid_for_plants": N_("paid for plants"),
    "paid_for_fuel": N_("paid for fuel"),
    "paid_for_cities": N_("paid for cities"),
    "compensated": N_("paid by demolition"),
    "income": N_("income of all rounds"),
    "idle_plants": N_("plants left idle"),
}
IF_ANY = ("paid_for_cities", "compensated")  # left out of a game where nobody has any
DECIMALS = 1  # of a mean
NAMES = {"games": N_("games"), "wins": N_("wins"), "mean_points": N_("mean points")}


def show_games(screen: Screen, games: list[dict]) -> None:
    """Two lines a game, three a table, more where its names need them; below, what is wrong with some."""
    table = screen.grid(_("game"), _("players"), _("stands"))
    for column in table.columns:
        column.overflow = "fold"
    for row in games:
        changed = datetime.fromisoformat(row["changed"]).strftime("%Y-%m-%d %H:%M")
        followed = _("table, {depth}").format(depth=row["table"]) if row["table"] else ""
        branch = _("branch of {name}").format(name=row["branch_of"]) if row["branch_of"] else ""
        stands = in_lines(filter(None, (how_it_stands(row), followed, branch, changed)))
        table.add_row(row["name"], ", ".join(row["players"]) or _("(see below)"), stands)
    screen.show(table)
    for row in games:
        if row["problem"]:
            screen.line(f"{row['name']}: {row['problem']}")


def how_it_stands(row: dict) -> str:
    """The round, or who is first; nothing of a file that cannot be read."""
    if row["over"]:
        return _("first: {names}").format(names=", ".join(row["winners"]))
    if row["round"] is None:
        return ""
    return ngettext("round {round}, {n} move", "round {round}, {n} moves", row["moves"]).format(round=row["round"])


def show_figures(screen: Screen, game: dict) -> None:
    """A column a player, under the player's mark: what was bought, paid and earned; then everybody's rounds."""
    players = game["players"]
    marks = [marked(row["seat"], screen.plain) for row in players]
    names = [Text.assemble(mark, " " + visible(row["name"])) for mark, row in zip(marks, players)]
    screen.show(Columns(names, padding=(0, 2)))
    table = numbers(screen, "", *marks)
    decided_by = played_by(find_edition(game["edition"])).points
    for key, title in (FIGURES | {"points": decided_by}).items():
        if is_shown(key, [row[key] for row in players]):
            table.add_row(_(title), *(shown(row[key]) for row in players))
    screen.show(table)
    show_rounds(screen, [row["name"] for row in players], game["by_round"])


def is_shown(key: str, figures: list) -> bool:
    """Not what nobody has or what a table never hears of; who has how many points is asked for in every game."""
    if key in IF_ANY:
        return any(figures)
    return key == "points" or any(figure is not None for figure in figures)


def show_names(screen: Screen, names: list[dict]) -> None:
    """How each name does over several games."""
    table = numbers(screen, "", *(_(title) for title in NAMES.values()))
    for row in names:
        table.add_row(row["name"], *(shown(row[key]) for key in NAMES))
    screen.show(table)


def numbers(screen: Screen, first: str, *titles: str | Text) -> Table:
    """A table without lines, all but its first column to the right."""
    table = screen.grid(first)
    for title in titles:
        table.add_column(title, justify="right")
    return table


def shown(figure: float | None) -> str:
    """A number, a mean with its decimals, or that there is none."""
    if figure is None:
        return "-"
    return f"{figure:.{DECIMALS}f}" if isinstance(figure, float) else str(figure)
