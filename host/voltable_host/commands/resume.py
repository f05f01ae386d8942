"""`voltable resume`: go on with the newest game, or with the one that is named."""

import click

from voltable_host.console.evening import play_game
from voltable_host.language import N_
from voltable_host.logs import saves
from voltable_host.logs.save_file import SaveFile
from voltable_host.options import played_with_option
from voltable_host.shell import command as shell_command
from voltable_host.talk import pass_talk


@shell_command("resume", examples=("resume", "resume card-2026-11-16-1"))
@click.argument("game", required=False, shell_complete=saves.complete)
@played_with_option
@click.option("--take-back", is_flag=True, help=N_("where only people play: undo also past cards that were turned"))
@pass_talk
def command(talk, game, cards, take_back) -> None:
    """Go on with a game where it was left: the newest one, or the one that is named."""
    with SaveFile.open(saves.find(game), cards) as save:
        if save.mended:
            talk.note(save.mended)
        play_game(save, talk, take_back, bots_finish=False)
