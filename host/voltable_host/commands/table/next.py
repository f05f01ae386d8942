"""`voltable table next`: tell a table what has happened."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from voltable import Refusal, notation
from voltable.engine.game import Game
from voltable.tracker.answers import predicted
from voltable_host.companion.line.device_option import device_options
from voltable_host.language import _
from voltable_host.shell import command
from voltable_host.talk import pass_talk
from voltable_host.terminal.following.finding import game_option, opened
from voltable_host.terminal.following.refusing import refused
from voltable_host.terminal.following.telling import Move, play, tell_table
from voltable_host.terminal.following.typed import lines_of


@command("next", examples=("table next", "table next Bo bought", "table next city 7, done", "table next Bo powered 5"))
@click.argument("words", metavar="[LINE]...", nargs=-1)
@game_option
@device_options
@pass_talk
def next_(talk, words, name, device, offline) -> None:
    """Tell the table what has happened; without words it takes the likeliest answer.

    A line is written as in logs, and `voltable table status` says which lines answer. Several are parted by commas, or
    just follow each other; all of them are taken or none.
    """
    with opened(talk, name) as save:
        tell_table(talk, save, lambda game: take(game, words), device, offline)


if TYPE_CHECKING:
    from voltable.talk.shapes import OwnGame


def take(game: Game, words: tuple[str, ...]) -> list[Move]:
    """Play what was typed, or the prediction."""
    if not words:
        return [play(game, likeliest(game))]
    lines = lines_of(words, game)
    if not lines:
        raise Refusal("unknown-verb", "")
    return [play_line(game, line, len(lines) == 1) for line in lines]


def play_line(game: Game, line: str, alone: bool) -> Move:
    """One of the lines; which of several was refused has to be said."""
    try:
        return play(game, notation.read(line, game))
    except Refusal as no:
        told = "" if alone else _("None of these lines was taken, because of {line}:").format(line=line)
        raise click.ClickException(f"{told} {refused(no, game, line)}".lstrip()) from no


def likeliest(game: OwnGame) -> tuple:
    """The prediction; where there is none people are asked for it."""
    if game.over:
        raise Refusal("game-over")
    action = predicted(game)
    if action is None:
        raise click.ClickException(_("Nobody can guess this. Say it; voltable table status shows the words."))
    return action
