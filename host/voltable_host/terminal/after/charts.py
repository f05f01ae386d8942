"""The course of a game in small charts: a line a player, all on one scale."""

from voltable.engine.game import Game
from voltable.report.course import Course, courses, known, thinned
from voltable.report.rounds import rounds
from voltable.talk.said import said
from voltable_host.language import _
from voltable_host.language.speaking import say
from voltable_host.terminal.after.bars import lying, standing
from voltable_host.terminal.marks import coloured, marked
from voltable_host.terminal.screen import Screen

MOST = 40  # signs side by side
MARK_WIDE = 3  # with the space behind it
FIGURE_WIDE = 3  # so that the charts of a game stand below one another


def show_charts(screen: Screen, game: Game) -> None:
    """Every figure that tells the course of this game; nothing where a table is followed without any."""
    found = courses(game, list(rounds(game)))
    if any(len(course.rounds) > 1 for course in found):
        screen.line(heading(screen.plain), style="bold")
    for course in found:
        show_chart(screen, game, course)


def heading(plain: bool) -> str:
    """What is seen below."""
    if plain:
        return _("Round by round from 0 to 9, behind it the first, the last and the highest figure:")
    return _("Round by round, behind it the first, the last and the highest figure:")


def show_chart(screen: Screen, game: Game, course: Course) -> None:
    """One figure under its name."""
    screen.line(say(said("chart-" + course.figure), game), style="dim")
    rows = [drawn(course, seat, screen.plain) for seat in range(len(game.names))]
    with_names = room_for_names(screen, rows) >= max(map(len, game.names))
    table = screen.grid("", "", *("" for _figure in rows[0][1:]))
    table.show_header = False
    for column in table.columns[2:]:
        column.justify, column.min_width = "right", FIGURE_WIDE
    for seat, (bars, *figures) in enumerate(rows):
        name = marked(seat, screen.plain)
        if with_names:
            name.append(" " + game.names[seat], style="default")
        table.add_row(name, coloured(seat, bars, screen.plain), *figures)
    screen.show(table)


def drawn(course: Course, seat: int, plain: bool) -> list[str]:
    """The bars of one player and the figures behind them."""
    numbers, highest = course.by_seat[seat], course.highest()
    told = known(numbers)
    if len(course.rounds) == 1:
        return [lying(sum(told), highest, plain), *(str(number) for number in told)]
    figures = (told[0], told[-1], max(told)) if told else ("", "", "")
    return [standing(thinned(numbers, MOST), highest, plain), *map(str, figures)]


def room_for_names(screen: Screen, rows: list[list[str]]) -> int:
    """What bars and figures leave; without room for all names there are only marks."""
    gap = screen.spacing()[1]
    bars = max(len(row[0]) for row in rows)
    figures = [max(FIGURE_WIDE, *(len(row[place]) for row in rows)) for place in range(1, len(rows[0]))]
    return screen.width() - MARK_WIDE - sum(width + gap for width in (bars, *figures))
