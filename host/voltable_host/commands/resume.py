"""`voltable resume`: go on with the newest game, or with the one that is named."""

import click

from voltable_host.companion.line.device_option import check, check_map, check_own_cards, device_options
from voltable_host.language import N_, _
from voltable_host.options import played_on_option, played_with_option
from voltable_host.saves import saves
from voltable_host.saves.kinds import is_table_file
from voltable_host.saves.save_errors import NotMeant
from voltable_host.saves.save_file import SaveFile
from voltable_host.shell import command as shell_command
from voltable_host.talk import pass_talk
from voltable_host.terminal.evening import play_game


@shell_command("resume", examples=("resume", "resume card-2026-11-16-1"))
@click.argument("game", required=False, shell_complete=saves.complete)
@played_with_option
@played_on_option
@click.option("--take-back", is_flag=True, help=N_("where only people play: undo also past cards that were turned"))
@click.option("--practice", is_flag=True, help=N_("undo without limit against bots too; the result tells it"))
@device_options
@pass_talk
def command(talk, game, cards, take_back, practice, device, offline) -> None:
    """Go on with a game where it was left: the newest one, or the one that is named."""
    check(device, offline)
    path = saves.find(game) if game is not None else saves.told(talk, saves.find())
    if is_table_file(path):
        raise NotMeant(to_table(saves.called(path)))
    with SaveFile.open(path, cards) as save:
        if save.mended:
            talk.note(save.mended)
        check_map(save.game.edition.own_map, device)
        check_own_cards(save.game.edition.own_cards, device)
        play_game(save, talk, take_back, False, device, offline, practice)


def to_table(name: str) -> str:
    """What goes on with a table instead."""
    return _(
        "{name} follows a physical game. To go on with it: voltable table next --game {name}"
        " or, to see how it stands: voltable table status --game {name}"
    ).format(name=name)
