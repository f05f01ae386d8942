"""`voltable table undo`: take back what was told, as far as one likes."""

import click

from voltable.engine.game import Game
from voltable_host.companion.line.device_option import device_options
from voltable_host.language import N_, _
from voltable_host.saves.lines import standing
from voltable_host.shell import command
from voltable_host.talk import pass_talk
from voltable_host.terminal.following.finding import game_option, opened
from voltable_host.terminal.following.telling import Move, tell_table


@command("undo", examples=("table undo", "table undo 3", "table undo --redo"))
@click.argument("count", metavar="[N]", type=click.IntRange(1), default=1)
@click.option("--redo", is_flag=True, help=N_("do again what was taken back"))
@game_option
@device_options
@pass_talk
def undo(talk, count, redo, name, device, offline) -> None:
    """Take back the last move, or the last N, also the one that ended the game.

    Without --game it is the table that was told something last, over or not.
    """
    with opened(talk, name, last_told=True) as save:
        tell_table(
            talk, save, lambda game: [go_forward(game, count) if redo else go_back(game, count)], device, offline
        )


def go_back(game: Game, count: int) -> Move:
    """So many moves back; what they were, the last first."""
    before = moves_of(game)
    record = [game.undo() for _time in range(count)][-1]
    gone = before[len(moves_of(game)) :]
    told = [(None, _("Taken back: {move}").format(move=move)) for move in reversed(gone)]
    return Move(f"undo {record}", None, told, game.view())


def go_forward(game: Game, count: int) -> Move:
    """So many moves forward again."""
    before = moves_of(game)
    record = [game.redo() for _time in range(count)][-1]
    told = [(None, _("Done again: {move}").format(move=move)) for move in moves_of(game)[len(before) :]]
    return Move(f"undo {record}", None, told, game.view())


def moves_of(game: Game) -> list[str]:
    """The moves that stand, as they are written."""
    return [line.move for line in standing(game)]
