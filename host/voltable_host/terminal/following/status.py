"""How a table stands, as a page: whose turn it is, what is known, what is asked, and the words that answer it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from voltable.tracker.answers import answers, predicted
from voltable.tracker.why import rule
from voltable_host.language import _
from voltable_host.language.speaking import speaker
from voltable_host.talk import Talk
from voltable_host.terminal.families import family_of

if TYPE_CHECKING:
    from voltable.talk.shapes import OwnGame


LIKELIEST, OTHER = ">", " "


def show_status(talk: Talk, game: OwnGame, name: str) -> None:
    """The whole page, with the rule for whoever wants to know more."""
    family, say = family_of(game), speaker(game).say
    page = family.page(talk)
    page.line(f"{name}: {', '.join(family.greeting.greeting(game))}")
    page.table(game, None)
    if game.over:
        page.result(game)
        if not talk.quiet:
            from voltable_host.terminal.after.charts import show_charts  # asked for once an evening

            show_charts(page, game)
        return
    if talk.verbose:
        page.line(say(rule(game)))
    likeliest = predicted(game)
    told = _("Answer: voltable table next, and these words:")
    if likeliest:
        told = _("Answer: voltable table next, and these words; without words the first of them:")
    page.line(told)
    table = page.grid("", "", "")
    table.show_header = False
    for place, (words, meaning) in enumerate(answers(game)):
        table.add_row(LIKELIEST if likeliest and not place else OTHER, words, page.spelled(say(meaning)))
    page.show(table)
