"""What a screen says, without a window: as text of so many columns, for a window of so many rows."""

from io import StringIO

from rich.console import Console

from voltable_host.language import _
from voltable_host.talk import Talk
from voltable_host.terminal.families import played_family_of
from voltable_host.terminal.menu import entries
from voltable_host.terminal.prompt import numbered


def page_of(game, columns: int, rows: int):
    """A game's page, and the text that it is written on."""
    page = played_family_of(game).page(Talk(plain=True))
    paper = StringIO()
    page.console = Console(file=paper, width=columns, height=rows, highlight=False, emoji=False, markup=False)
    return page, paper


def asked_on(game, columns: int = 80, rows: int = 24) -> list[str]:
    """All that whoever moves has in sight: the table, the short words, the menu and the prompt."""
    page, paper = page_of(game, columns, rows)
    menu = numbered(entries(game))
    page.table(game, game.turn, menu)
    page.line(_(played_family_of(game).answers.KEYS))
    page.choices(menu)
    return [*paper.getvalue().splitlines(), "> "]


def everything_on(game, columns: int = 80, rows: int = 24) -> list[str]:
    """What `t` shows."""
    page, paper = page_of(game, columns, rows)
    page.everything(game, game.turn)
    return paper.getvalue().splitlines()
