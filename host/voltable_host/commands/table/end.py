"""`voltable table end`: the game ends now, for whatever reason."""

from voltable.table.fields import END
from voltable.verbs import SET
from voltable_host.link.device_option import device_options
from voltable_host.shell import command
from voltable_host.tables.finding import game_option, opened
from voltable_host.tables.telling import play, tell_table
from voltable_host.talk import pass_talk


@command("end", examples=("table end",))
@game_option
@device_options
@pass_talk
def end(talk, name, device, offline) -> None:
    """End the game now: the last count is asked for, then the result is told."""
    with opened(talk, name) as save:
        tell_table(talk, save, lambda game: [play(game, (SET, END, 1))], device, offline)
